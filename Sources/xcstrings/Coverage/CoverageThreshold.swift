import ArgumentParser
import Localization

/// The percentage that every language has to reach.
struct CoverageThreshold: ExpressibleByArgument, Hashable {
  /// The percentage, exactly as the user writes it.
  let number: ParsedNumber

  /// How many digits may stand after the mark.
  private static let fractionLimit = 6

  /// Reads a percentage from 0 to 100, with a point, as scripts have it, or with the user's own mark.
  init?(argument: String) {
    let text = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    let numbers = [FormatLocale.posix, LocalizationBundle.module.formats(for: .current)]
      .compactMap { try? NumberParser(locale: $0).parse(text) }
    guard let number = numbers.first(where: { (0...100).contains($0.value) }),
      number.fractionDigits <= Self.fractionLimit
    else { return nil }
    self.number = number
  }

  /// Returns whether a share reaches the percentage; nothing is rounded for that.
  func isReached(by share: CoverageShare) -> Bool {
    let scale = (0..<number.fractionDigits).reduce(1) { scale, _ in scale * 10 }
    return share.done * 100 * scale >= number.significand * share.total
  }

  /// Returns the percentage as the readers of a locale write it.
  func text(_ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: number.fractionDigits)
      .format(number.value / 100, locale: locale)
  }

  /// The percentage with a point, for the arguments of diagnostics.
  var argument: String {
    NumberStyle.number(fractionDigits: number.fractionDigits).format(number.value, locale: .posix)
  }
}
