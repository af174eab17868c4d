import CatalogValidation
import ICU
import OrderedCollections
import StringCatalog

extension StringCatalog.Localization {
  /// Takes over the substitutions that the texts show and that nobody has translated yet, to be
  /// translated.
  ///
  /// A text with a substitution that the language does not have cannot be compiled.
  ///
  /// - Parameters:
  ///   - source: what has the substitutions.
  ///   - language: the language of the texts.
  mutating func borrowSubstitutions(of source: Self, for language: String) {
    let shown = rootTexts.flatMap(\.substitutionNames)
    for (name, var substitution) in source.substitutions
    where substitutions[name] == nil && shown.contains(name) {
      let categories = PluralDemand(languageTag: language)?.required(ofDecimals: true)
      if let categories { substitution.variations.fit(categories) }
      var forms = Self(variations: substitution.variations)
      forms.updateUnits { unit, _ in unit.state = .new }
      substitution.variations = forms.variations ?? substitution.variations
      substitutions[name] = substitution
    }
  }
}

extension StringCatalog.Variations {
  /// Gives the plurals the categories of another language; those that are new start with `other`.
  fileprivate mutating func fit(_ categories: [PluralCategory]) {
    for index in device.values.indices { device.values[index].variations?.fit(categories) }
    guard !plural.isEmpty else { return }
    var fitted: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for category in categories { fitted[category] = plural[category] ?? plural[.other] }
    plural = fitted
  }
}
