package import ICU
import StringCatalog

/// A language of a validation, with its CLDR data.
///
/// It is a class because the subjects of all entries share it.
package final class LanguageSubject: Sendable {
  /// The tag of the language in the catalog.
  package let tag: String
  /// Whether it is the source language.
  package let isSource: Bool
  /// The fallback languages, nearest first: `es-MX` → `es-419`, `es`.
  package let fallbacks: [String]
  /// The plural categories of the language, or `nil` if CLDR has no rules for it.
  package let plurals: RequiredPluralCategories?
  /// The writing conventions of the language, or `nil` if they are not defined.
  package let conventions: LanguageConventions?
  /// The writing conventions of the source language, or `nil` if they are not defined.
  package let sourceConventions: LanguageConventions?
  /// Very frequent words of the source language that are not words of this language; empty if they
  /// are not defined.
  package let foreignFunctionWords: Set<String>
  /// The words of ``foreignFunctionWords`` that consist of ASCII letters.
  let foreignFunctionRuns: LetterRuns
  /// Whether it is the source language, or a regional variant of it.
  ///
  /// British and American English share most texts, as do the Spanish of Spain and that of Mexico.
  package let isVarietyOfSource: Bool
  /// The scripts of the language; `nil` if CLDR does not know them, or if the language has several
  /// and the tag does not select one.
  package let scripts: LanguageScripts?
  /// Whether nouns stay singular after a number: Turkish *3 kitap*.
  package let keepsSingularAfterNumbers: Bool
  /// Whether the language is written without spaces between words, unlike the source language, or
  /// the other way round.
  package let spacesUnlikeSource: Bool
  /// The decimal separator, or `nil` if CLDR does not know the language.
  package let decimalMark: String?

  init(_ tag: String, in catalog: StringCatalog) {
    let source = catalog.sourceLanguage
    self.tag = tag
    isSource = tag == source
    isVarietyOfSource = UnchangedText.isVariety(tag, of: source)
    sourceConventions = LanguageConventions.conventions(
      of: [source] + languageFallbacks(of: source)
    )
    foreignFunctionWords = sourceConventions?.functionWords(foreignTo: tag) ?? []
    foreignFunctionRuns = LetterRuns(words: foreignFunctionWords)
    fallbacks = languageFallbacks(of: tag)
    plurals = RequiredPluralCategories(languageTag: tag)
    conventions = LanguageConventions.conventions(of: [tag] + fallbacks)
    scripts = Self.scripts(of: tag)
    keepsSingularAfterNumbers = Self.singularAfterNumbers.contains(String(tag.languageSubtag))
    spacesUnlikeSource = Self.isUnspaced(tag) != Self.isUnspaced(source)
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
    foreignFunctionWords = other.foreignFunctionWords
    foreignFunctionRuns = other.foreignFunctionRuns
    isVarietyOfSource = other.isVarietyOfSource
    scripts = other.scripts
    keepsSingularAfterNumbers = other.keepsSingularAfterNumbers
    spacesUnlikeSource = other.spacesUnlikeSource
    decimalMark = other.decimalMark
  }

  /// Returns whether words are those of the source language: at least two are very frequent there,
  /// and none is in this language.
  func isInSourceLanguage(_ words: [Prose.Word]) -> Bool {
    guard words.count > 2, !isSource, !isVarietyOfSource else { return false }
    let foreign = words.count { foreignFunctionWords.contains($0.folded) }
    guard foreign > 1, foreign * 4 >= words.count else { return false }
    return !words.contains { conventions?.functionWords.contains($0.folded) ?? false }
  }

  /// Returns whether a translation has the words of the source text, apart from the plural, and one
  /// of them does not exist in this language: *Extension* for *Extensions:* in Spanish.
  func repeats(_ words: [Prose.Word], of source: LocalizationLeaf) -> Bool {
    guard let conventions, !words.isEmpty, words.count < 4, !isSource, !isVarietyOfSource,
      words.count == source.words.prose.count
    else { return false }
    let areEqual = zip(words, source.words.prose)
      .allSatisfy { word, original in
        word.folded == original.folded || word.folded + "s" == original.folded
          || word.folded == original.folded + "s"
      }
    return areEqual
      && words.contains {
        MissingDiacriticsRule.spelling(of: $0, conventions, isQuestion: false) != nil
      }
  }

  /// Returns a separate subject with the same content.
  func copied() -> LanguageSubject { LanguageSubject(copying: self) }

  /// Returns the scripts of a language; `nil` if they are not known.
  static func scripts(of tag: String) -> LanguageScripts? {
    guard let identifier = try? LocaleData.identifier(ofTag: tag),
      let script = try? LocaleData.script(of: identifier),
      !script.isEmpty || !digraphic.contains(String(tag.languageSubtag))
    else { return nil }
    return LanguageScripts(locale: identifier)
  }

  /// Returns whether a language is written in a script without spaces between words.
  private static func isUnspaced(_ tag: String) -> Bool {
    (try? LocaleData.identifier(ofTag: tag)).flatMap(likelyScript).map(unspacedScripts.contains)
      ?? false
  }

  private static let unspacedScripts: Set<String> = [
    "Hans", "Hant", "Hani", "Jpan", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Lana", "Talu",
  ]

  /// The Turkic languages, Hungarian, Georgian, Persian and Kurdish.
  private static let singularAfterNumbers: Set<String> = [
    "az", "ckb", "fa", "hu", "ka", "kk", "ku", "ky", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Languages that are written in several scripts, often without saying so.
  private static let digraphic: Set<String> = [
    "az", "bm", "bs", "ff", "ha", "kk", "ks", "ku", "ky", "mn", "ms", "pa", "sd", "sh", "shi",
    "sr", "tg", "tk", "tt", "tzm", "ug", "uz", "vai", "yue", "zgh",
  ]
}

extension String {
  /// The language of a tag without script, region and variants: `zh` for `zh-Hant`.
  var languageSubtag: Substring { prefix { $0 != "-" && $0 != "_" } }
}

/// The plural categories that texts of a language need.
package struct RequiredPluralCategories: Sendable {
  /// All categories of the language.
  package let categories: [PluralCategory]
  private let ofWholeNumbers: Set<PluralCategory>
  let ofCountedNumbers: Set<PluralCategory>
  let ofDecimals: Set<PluralCategory>
  let ofOneNumber: Set<PluralCategory>
  let ofNothing: Set<PluralCategory>

  /// Creates the requirements of a language, or returns `nil` if CLDR has no plural rules for it.
  package init?(languageTag: String) {
    guard let categories = PluralRules.knownCategories(languageTag: languageTag),
      let rules = try? PluralRules.shared(languageTag: languageTag)
    else { return nil }
    self.categories = categories
    let numbers = Self.wholeNumbers.map { rules.category(for: $0) }
    ofCountedNumbers = Set(numbers)
    ofWholeNumbers = ofCountedNumbers.union([.other])
    ofOneNumber = Set(
      categories.filter { category in numbers.dropFirst().count { $0 == category } <= 1 }
    )
    ofNothing = Set(categories.filter { !numbers.dropFirst().contains($0) })
    ofDecimals = Set(Self.decimals.map { rules.category(for: $0, fractionDigits: 1) })
  }

  /// Returns the required categories, in CLDR order.
  ///
  /// `other` is always required, because it is the fallback in all implementations, including
  /// Apple's. Categories without common numbers are not required. Examples are Spanish `many` for
  /// whole millions and, for integers, Czech `many` for decimals.
  package func required(ofDecimals isDecimal: Bool) -> [PluralCategory] {
    categories.filter { ofWholeNumbers.contains($0) || (isDecimal && ofDecimals.contains($0)) }
  }

  /// Returns whether a category contains no common number but 0.
  func isForNothing(_ category: PluralCategory) -> Bool {
    category != .other && ofNothing.contains(category)
  }

  /// Returns whether no whole number belongs to a category.
  package func isForFractions(_ category: PluralCategory) -> Bool {
    !ofCountedNumbers.contains(category)
  }

  /// Returns whether a category contains decimals and no whole number, so that no integer needs it.
  func isForDecimalsOnly(_ category: PluralCategory) -> Bool {
    ofDecimals.contains(category) && isForFractions(category)
  }

  /// Returns whether a category contains at most one number other than 0.
  ///
  /// A word can express such a number: "One day". In Russian, `one` contains 1, 21 and 101.
  func standsForOneNumber(_ category: PluralCategory) -> Bool {
    !categories.contains(category) || ofOneNumber.contains(category)
  }

  /// Every plural rule of CLDR repeats within these numbers, except those for whole millions.
  private static let wholeNumbers = Array(0...200) + [1000, 10_000, 100_000]
  private static let decimals = (0...100).map { Double($0) / 10 }
}

/// Returns the fallbacks of a language, nearest first.
///
/// They are the CLDR parents up to a change of script: users of traditional Chinese do not read
/// simplified Chinese.
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
