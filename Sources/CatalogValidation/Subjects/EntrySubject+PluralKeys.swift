import ICU
import StringCatalog

extension EntrySubject {
  /// Returns whether the key names the plural form of a number that a language does not have, as
  /// *days.few* does in English.
  ///
  /// Some programs choose among *days.one*, *days.few* and *days.other* themselves.
  ///
  /// - Parameter plurals: The plural categories of the language, if they are known.
  /// - Returns: Whether the catalog has other forms with the same name, and no whole number needs
  ///   this one.
  func isUnusedForm(in plurals: RequiredPluralCategories?) -> Bool {
    guard let plurals, let separator = key.lastIndex(where: { "._-".contains($0) }),
      let category = PluralCategory(rawValue: String(key[key.index(after: separator)...])),
      !plurals.categories.contains(category) || plurals.isForFractions(category)
    else { return false }
    return PluralCategory.allCases.contains {
      $0 != category && catalog.contains(key[...separator] + $0.rawValue)
    }
  }
}
