import CatalogValidation
import ICU
import OrderedCollections
import StringCatalog

extension StringCatalog {
  /// Returns the plural categories of a language without common numbers, such as Spanish `many` for
  /// whole millions, that no translation of the catalog has; implementations use `other` without them.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  func unusedRareCategories(in language: String) -> Set<PluralCategory> {
    guard let plurals = RequiredPluralCategories(languageTag: language) else { return [] }
    let rare = Set(plurals.categories).subtracting(plurals.required(ofDecimals: true))
    let areUsed =
      !rare.isEmpty
      && entries(inLanguages: [language])
        .contains { _, entry in
          entry.localizations[language]?.leaves
            .contains { $0.variant?.plural.map(rare.contains) ?? false } ?? false
        }
    return areUsed ? [] : rare
  }
}
