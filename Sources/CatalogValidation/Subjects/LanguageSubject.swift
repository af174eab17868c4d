package import ICU
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

/// The plural categories that texts of a language need.
package struct PluralDemand: Sendable {
  /// Every category that the language distinguishes.
  package let categories: [PluralCategory]
  private let ofWholeNumbers: Set<PluralCategory>
  private let ofDecimals: Set<PluralCategory>
  private let ofOneNumber: Set<PluralCategory>

  /// Creates the demand of a language; `nil` if the CLDR has no plural rules for it.
  package init?(languageTag: String) {
    guard let categories = PluralRules.knownCategories(languageTag: languageTag),
      let rules = try? PluralRules.shared(languageTag: languageTag)
    else { return nil }
    self.categories = categories
    let numbers = Self.wholeNumbers.map { rules.category(for: $0) }
    ofWholeNumbers = Set(numbers).union([.other])
    ofOneNumber = Set(
      categories.filter { category in numbers.dropFirst().count { $0 == category } <= 1 }
    )
    ofDecimals = Set(Self.decimals.map { rules.category(for: $0, fractionDigits: 1) })
  }

  /// Returns the categories that a text cannot do without, in the order of the CLDR.
  ///
  /// `other` is always among them: it is what Apple's and all other implementations fall back to.
  /// A category that no number of everyday life has is not among them. Such are Spanish `many`, for
  /// whole millions, and for whole numbers Czech `many`, for decimals.
  package func required(ofDecimals isDecimal: Bool) -> [PluralCategory] {
    categories.filter { ofWholeNumbers.contains($0) || (isDecimal && ofDecimals.contains($0)) }
  }

  /// Returns whether a category stands for no more than one number beside 0.
  ///
  /// A word can say such a number: "One day". In Russian, `one` is 1, and 21, and 101.
  func standsForOneNumber(_ category: PluralCategory) -> Bool {
    !categories.contains(category) || ofOneNumber.contains(category)
  }

  /// Every plural rule of the CLDR repeats within these, but for those of whole millions.
  private static let wholeNumbers = Array(0...200) + [1000, 10_000, 100_000]
  private static let decimals = (0...100).map { Double($0) / 10 }
}

/// Returns the languages that lend what a language lacks, nearest first.
///
/// They follow the CLDR's parents and stop where the script changes: who reads traditional Chinese
/// is not served by simplified.
package func languageFallbacks(of tag: String) -> [String] {
  guard let identifier = try? LocaleData.identifier(ofTag: tag),
    let script = likelyScript(of: identifier)
  else { return [] }
  var fallbacks: [String] = []
  var current = identifier
  while let parent = try? LocaleData.parent(of: current), likelyScript(of: parent) == script {
    if let tag = try? LocaleData.languageTag(of: parent) { fallbacks.append(tag) }
    current = parent
  }
  return fallbacks
}

private func likelyScript(of identifier: String) -> String? {
  guard let full = try? LocaleData.addingLikelySubtags(identifier) else { return nil }
  return try? LocaleData.script(of: full)
}
