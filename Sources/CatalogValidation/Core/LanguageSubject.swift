import ICU

/// A language that a catalog is validated in, with what the CLDR says about it.
package struct LanguageSubject: Sendable {
  /// The language as the catalog names it.
  package let tag: String
  /// Whether it is the language of the sources.
  package let isSource: Bool
  /// The languages that lend what this one lacks, nearest first: `es-MX` → `es-419`, `es`.
  package let fallbacks: [String]
  /// The plural categories of the language; `nil` if the CLDR has no rules for it.
  package let plurals: PluralDemand?
  /// How the language is written; `nil` if nobody has said.
  package let conventions: LanguageConventions?
  /// What stands before the decimals of a number; `nil` if the CLDR does not know the language.
  package let decimalMark: String?

  init(_ tag: String, isSource: Bool) {
    self.tag = tag
    self.isSource = isSource
    fallbacks = languageFallbacks(of: tag)
    plurals = PluralDemand(languageTag: tag)
    conventions = LanguageConventions.conventions(of: [tag] + fallbacks)
    decimalMark = (try? LocaleData.identifier(ofTag: tag))
      .flatMap { try? NumberSymbols(locale: $0).decimal }
  }
}
