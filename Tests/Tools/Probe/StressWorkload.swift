import CompiledCatalog
import FoundationEssentials
import ICU
import Localization

/// The work of the threads: messages, numbers, masses, dates, lists and times, each in eight
/// locales.
struct StressWorkload: Sendable {
  /// The number of items.
  static let count = 8 * kindCount * 40

  private let bundle: LocalizationBundle
  private let locales = ["es_ES", "es_MX", "en_US", "en_GB", "ca_ES", "fr_FR", "ar_EG", "C"]
    .map { UserLocale($0) }

  init() throws {
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    builder.add(
      .plural(
        argument: 1,
        [
          .one: .text(FormattedText(parsing: "%lld libro de %@")),
          .many: .text(FormattedText(parsing: "%lld de libros de %@")),
          .other: .text(FormattedText(parsing: "%lld libros de %@")),
        ]
      ),
      forKey: "%lld books by %@",
      table: "Hammer",
      language: "es"
    )
    builder.add(
      .text(FormattedText(plain: "Objetivo")),
      forKey: "Goal",
      table: "Hammer",
      language: "es"
    )
    bundle = LocalizationBundle(image: try builder.image(), defaultTable: "Hammer")
  }

  /// Returns the results of all items.
  func answers() -> [String] {
    (0..<Self.count).map(answer)
  }

  /// Returns the result of one item, below ``count``.
  func answer(_ index: Int) -> String {
    let locale = locales[index % 8]
    let number = index / (8 * kindCount)
    let formats = bundle.formats(for: locale)
    switch index / 8 % kindCount {
    case 0: return String(localized: "Goal", bundle: bundle, locale: locale)
    case 1:
      return String(localized: "\(number) books by \("Ana")", bundle: bundle, locale: locale)
    case 2:
      let mass = 60 + Double(number) / 8
      return String(localized: "Weight: \(mass, format: .mass())", bundle: bundle, locale: locale)
    case 3: return NumberStyle.number(fractionDigits: 2).format(Double(number) / 7, locale: formats)
    case 4:
      return NumberStyle.percent(fractionDigits: 1).format(Double(number) / 70, locale: formats)
    case 5:
      let moment = Date(timeIntervalSince1970: 86_400 * Double(1000 * number))
      return DateStyle.date(.medium, time: .short, timeZone: "Europe/Madrid")
        .format(moment, locale: formats)
    case 6: return RelativeStyle.relative(.days).format(-number, locale: formats)
    case 7:
      return ListStyle.list().format(["a", "\(number)", "iglesia"], locale: formats)
    default:
      let text = NumberStyle.number(fractionDigits: 1).format(Double(number), locale: formats)
      let parsed = try? NumberParser(locale: formats).parse(text)
      return parsed.map { "\($0.value)" } ?? "unread: \(text)"
    }
  }
}

/// The number of kinds of items.
private let kindCount = 9
