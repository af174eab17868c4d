import CatalogValidation
import ICU
import OrderedCollections
import StringCatalog

extension PluralCategory {
  /// Returns the categories of a language without common numbers, such as Spanish `many` for whole
  /// millions; implementations use `other` without them.
  static func rare(in language: String) -> Set<PluralCategory> {
    guard let plurals = RequiredPluralCategories(languageTag: language) else { return [] }
    return Set(plurals.categories).subtracting(plurals.required(ofDecimals: true))
  }
}

extension StringCatalog {
  /// Returns whether a translation has a form of one of some plural categories.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  func hasForms(_ categories: Set<PluralCategory>, in language: String) -> Bool {
    guard !categories.isEmpty else { return false }
    return entries(inLanguages: [language])
      .contains { _, entry in
        entry.localizations[language]?.leaves
          .contains { $0.variant?.plural.map(categories.contains) ?? false } ?? false
      }
  }
}
