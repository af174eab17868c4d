import ICU
import StringCatalog

/// A language that a catalog is validated in, with what the CLDR says about it.
///
/// It is a reference because the subjects of all entries share it.
package final class LanguageSubject: Sendable {
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
  /// How the language of the sources is written; `nil` if nobody has said.
  package let sourceConventions: LanguageConventions?
  /// Whether it is the language of the sources, or that language as another country writes it.
  ///
  /// British and American English share most texts, as do the Spanish of Spain and that of Mexico.
  package let isVarietyOfSource: Bool
  /// What stands before the decimals of a number; `nil` if the CLDR does not know the language.
  package let decimalMark: String?

  init(_ tag: String, in catalog: StringCatalog) {
    let source = catalog.sourceLanguage
    self.tag = tag
    isSource = tag == source
    isVarietyOfSource = Self.root(of: tag) == Self.root(of: source)
    sourceConventions = LanguageConventions.conventions(
      of: [source] + languageFallbacks(of: source)
    )
    fallbacks = languageFallbacks(of: tag)
    plurals = PluralDemand(languageTag: tag)
    conventions = LanguageConventions.conventions(of: [tag] + fallbacks)
    decimalMark = (try? LocaleData.identifier(ofTag: tag))
      .flatMap { try? NumberSymbols(locale: $0).decimal }
  }

  private init(copying other: LanguageSubject) {
    tag = other.tag
    isSource = other.isSource
    fallbacks = other.fallbacks
    plurals = other.plurals
    conventions = other.conventions
    sourceConventions = other.sourceConventions
    isVarietyOfSource = other.isVarietyOfSource
    decimalMark = other.decimalMark
  }

  /// Returns a subject of its own that says the same.
  func copied() -> LanguageSubject { LanguageSubject(copying: self) }

  private static func root(of tag: String) -> Substring {
    tag.prefix { $0 != "-" && $0 != "_" }
  }
}
