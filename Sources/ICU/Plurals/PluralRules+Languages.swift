extension PluralRules {
  /// Returns the categories that the CLDR has for a language, in the order of ``PluralCategory``.
  ///
  /// ICU says of a language whose rules it does not know that it has one form for all numbers; here
  /// only those have one of which the CLDR says so.
  ///
  /// - Returns: The categories; `nil` if the CLDR has no rules for the language.
  package static func knownCategories(languageTag: String) -> [PluralCategory]? {
    guard let rules = try? shared(languageTag: languageTag),
      rules.categories != [.other] || isWithoutPlurals(languageTag)
    else { return nil }
    return rules.categories
  }

  private static func isWithoutPlurals(_ languageTag: String) -> Bool {
    guard let identifier = try? LocaleData.identifier(ofTag: languageTag),
      let language = try? LocaleData.language(of: identifier)
    else { return false }
    return languagesWithoutPlurals.contains(language)
  }
}

/// The languages of the first rule of CLDR 42, `common/supplemental/plurals.xml`.
private let languagesWithoutPlurals: Set<String> = [
  "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km",
  "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi",
  "wo", "yo", "yue", "zh",
]
