import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import TestSupport

extension StringCatalog {
  /// Creates a catalog with unusual keys and strings, in all states and variants.
  static func random(
    languages: [String],
    using generator: inout SeededGenerator
  ) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    for number in 0..<Int.random(in: 1...8, using: &generator) {
      var entry = StringCatalog.Entry(
        comment: ["Note", nil, "=a\n\nb", "xcstrings: state=new"][number % 4]
      )
      if Int.random(in: 0..<8, using: &generator) == 0 { entry.extractionState = .stale }
      let kind = Int.random(in: 0..<4, using: &generator)
      for language in ["en"] + languages where Int.random(in: 0..<4, using: &generator) > 0 {
        entry.localizations[language] = .random(kind, using: &generator)
      }
      let suffix = ["", " %lld", "|==|plural.one", " %@"][Int.random(in: 0..<4, using: &generator)]
      catalog["\(number)" + unusualString(using: &generator) + suffix] = entry
    }
    return StringCatalog.parse(catalog.printed(), file: "x").value ?? catalog
  }

  /// Returns a string of parts that exchange formats have to escape.
  static func unusualString(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "ñ", "\n", "\"", "\\", "'", "=", "+1", "1/2", " ", ";", ",", "\t", "😀", "e\u{301}",
      "TRUE",
      "%%", "#~ ", "msgid", "体", "-", "@",
    ]
    let count = Int.random(in: 0...4, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

extension StringCatalog.Localization {
  fileprivate static func random(_ kind: Int, using generator: inout SeededGenerator) -> Self {
    switch kind {
    case 0, 1: return unit(using: &generator)
    case 2: return Self(variations: .init(plural: plural("%lld", using: &generator)))
    default:
      var phone = unit(using: &generator)
      if Bool.random(using: &generator) {
        phone = Self(variations: .init(plural: plural("%lld", using: &generator)))
      }
      return Self(
        variations: .init(device: [.iPhone: phone, .other: unit(using: &generator)])
      )
    }
  }

  private static func plural(
    _ number: String,
    using generator: inout SeededGenerator
  ) -> OrderedDictionary<PluralCategory, Self> {
    var forms: OrderedDictionary<PluralCategory, Self> = [:]
    for category in PluralCategory.allCases
    where category == .other || Int.random(in: 0..<3, using: &generator) == 0 {
      forms[category] = unit(number, using: &generator)
    }
    return forms
  }

  private static func unit(
    _ prefix: String = "",
    using generator: inout SeededGenerator
  ) -> Self {
    let states: [StringCatalog.TranslationState] = [
      .translated, .translated, .needsReview, .new, .machineTranslated,
    ]
    let text = StringCatalog.unusualString(using: &generator)
    return Self(
      text.isEmpty ? text : prefix + text,
      state: states.randomElement(using: &generator) ?? .translated
    )
  }
}
