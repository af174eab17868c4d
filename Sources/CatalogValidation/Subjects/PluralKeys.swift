import ICU
package import StringCatalog

extension StringCatalog {
  /// Returns whether a key names the plural form of a number that a language does not have, as
  /// *days.few* does in English.
  ///
  /// Some programs choose among *days.one*, *days.few* and *days.other* themselves.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - plurals: The plural categories of the language, if they are known.
  /// - Returns: Whether the catalog has other forms with the same name, and no whole number needs
  ///   this one.
  package func isUnusedForm(_ key: String, in plurals: RequiredPluralCategories?) -> Bool {
    guard let plurals, let separator = key.lastIndex(where: { "._-".contains($0) }),
      let category = PluralCategory(rawValue: String(key[key.index(after: separator)...])),
      !plurals.categories.contains(category) || plurals.isForFractions(category)
    else { return false }
    return PluralCategory.allCases.contains {
      $0 != category && contains(key[...separator] + $0.rawValue)
    }
  }
}

extension EntrySubject {
  /// Returns whether the key names a plural form that a language does not have.
  func isUnusedForm(in plurals: RequiredPluralCategories?) -> Bool {
    catalog.isUnusedForm(key, in: plurals)
  }
}

extension RuleExample {
  /// Keys of plural forms, of which English and Russian lack some.
  static let pluralKeys = RuleExample(
    languages: ["ru"],
    """
    "days.one" : { "extractionState" : "manual", "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "day" } },
      "ru" : { "stringUnit" : { "state" : "translated", "value" : "день" } } } },
    "days.few" : { "extractionState" : "manual", "localizations" : {
      "ru" : { "stringUnit" : { "state" : "translated", "value" : "дня" } } } },
    "days.many" : { "extractionState" : "manual", "localizations" : {
      "ru" : { "stringUnit" : { "state" : "translated", "value" : "дней" } } } },
    "days.other" : { "extractionState" : "manual", "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "days" } } } },
    "hours.one" : { "extractionState" : "manual", "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "hour" } },
      "ru" : { "stringUnit" : { "state" : "translated", "value" : "час" } } } }
    """
  )
}
