import ICU
import OrderedCollections

extension StringCatalog.Localization {
  /// Whether anything is to be read.
  package var hasText: Bool {
    leaves.contains { !$0.unit.value.isEmpty } || stringSet?.values.isEmpty == false
  }

  /// Makes the texts of one language those that a translation to another one starts from.
  ///
  /// - Parameters:
  ///   - language: The other language, whose plural categories the plurals get.
  ///   - state: The state of the texts.
  package mutating func startTranslation(
    to language: String,
    state: StringCatalog.TranslationState
  ) {
    if let categories = PluralRules.knownCategories(languageTag: language) {
      variations?.fillPlurals(categories)
      for index in substitutions.values.indices {
        substitutions.values[index].variations.fillPlurals(categories)
      }
    }
    updateUnits { unit, _ in unit.state = state }
    stringSet?.state = state
  }
}

extension StringCatalog.Variations {
  /// Gives the plurals the categories of another language; those that are new start with `other`.
  fileprivate mutating func fillPlurals(_ categories: [PluralCategory]) {
    for index in device.values.indices {
      device.values[index].variations?.fillPlurals(categories)
    }
    guard !plural.isEmpty else { return }
    var filled: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for category in categories { filled[category] = plural[category] ?? plural[.other] }
    plural = filled
  }
}
