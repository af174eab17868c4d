import CatalogValidation
import ICU
import OrderedCollections

/// The plural forms that a translation needs.
struct NeededForms {
  /// Some whole numbers with each form, the smallest ones.
  private(set) var samples: OrderedDictionary<PluralCategory, [Int]> = [:]

  /// Determines the forms.
  ///
  /// - Parameters:
  ///   - language: The language of the translation.
  ///   - source: The forms of the source text.
  ///   - isDecimal: Whether the number may have decimals. If not, forms for decimals only are left
  ///     out, as in Czech.
  init(
    in language: LanguageSubject,
    source: OrderedDictionary<PluralCategory, String>,
    isDecimal: Bool
  ) {
    let categories = language.plurals?.categories ?? Array(source.keys)
    let rules = try? PluralRules.shared(languageTag: language.tag)
    var found = (rules?.samples() ?? [:])
      .mapValues { numbers in numbers.filter { $0 == $0.rounded() }.map { Int($0) } }
    // Every language may have a separate text for zero.
    let hasZero = source[.zero] != nil && !categories.contains(.zero)
    if hasZero { found[.zero] = [0] }
    for category in PluralCategory.allCases
    where categories.contains(category) || hasZero && category == .zero {
      let numbers = found[category] ?? []
      if numbers.isEmpty, !isDecimal, category != .other { continue }
      samples[category] = numbers
    }
    if samples.isEmpty { samples[.other] = [] }
  }
}
