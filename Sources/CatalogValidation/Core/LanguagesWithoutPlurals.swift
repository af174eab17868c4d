import ICU

/// Returns whether the CLDR says of a language that it has one form for all numbers.
///
/// ICU gives the same answer for a language whose rules it does not know, and to call the forms of
/// such a language superfluous would be a guess.
func isWithoutPlurals(_ languageTag: String) -> Bool {
  guard let identifier = try? LocaleData.identifier(ofTag: languageTag),
    let language = try? LocaleData.language(of: identifier)
  else { return false }
  return languagesWithoutPlurals.contains(language)
}

/// The languages of the first rule of CLDR 42, `common/supplemental/plurals.xml`.
private let languagesWithoutPlurals: Set<String> = [
  "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km",
  "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi",
  "wo", "yo", "yue", "zh",
]
