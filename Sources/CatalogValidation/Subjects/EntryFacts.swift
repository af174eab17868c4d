import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// What a program that checks single texts itself, such as the script of a page, must know about an
/// entry besides its texts.
package struct EntryFacts: Encodable, Sendable {
  /// `interface`, `info` or `phrases`; `nil` for strings of code.
  let kind: String?
  /// Whether the findings are notes, because the text is not shown; `nil` if it is.
  let stale: Bool?
  /// The rules that the comment turns off; `*` for all.
  let off: [String]?
  /// `key`, `comment` or `none`; `nil` if the source text is in the catalog.
  let sourceFrom: String?
  /// Whether the arguments that the code passes are unknown; `nil` if they are known.
  let unknownArguments: Bool?
  /// The substitutions of the translation.
  let substitutions: [String: Substitution]?
  /// The substitutions of the source text.
  let sourceSubstitutions: [String: Substitution]?
  /// The final punctuation of all other languages, if there are at least two.
  let usualEnding: String?
  /// The number of other languages, and of those that have the whitespace at the ends of a source
  /// text, by its variant.
  let blanks: [String: [Int]]?

  /// The argument of a substitution.
  struct Substitution: Encodable {
    let argument: Int?
    let specifier: String
  }

  /// Creates the facts of an entry in a language.
  package init(_ subject: EntrySubject, in language: LanguageSubject) {
    let entry = subject.completeEntry
    let source = entry.localizations[subject.catalog.sourceLanguage]
    var target = entry.localizations[language.tag]
    if target == nil, let source {
      target = source
      target?.startTranslation(to: language.tag, state: .new)
    }
    kind =
      switch subject.kind {
      case .code: nil
      case .interfaceBuilder: "interface"
      case .informationPropertyList: "info"
      case .appShortcuts: "phrases"
      }
    stale = subject.isTranslated ? nil : true
    off = subject.suppression.names
    let isInCatalog = source.map { !LocalizationOutline($0).leaves.allSatisfy(\.value.isEmpty) }
    sourceFrom =
      subject.sources.isEmpty
      ? "none" : subject.isSourceInComment ? "comment" : isInCatalog == true ? nil : "key"
    unknownArguments = subject.hasUnknownArguments ? true : nil
    substitutions = Self.substitutions(of: target)
    sourceSubstitutions = Self.substitutions(of: source)
    usualEnding = EndPunctuationRule.usualEnding(of: subject, except: language)
    blanks = SurroundingWhitespaceRule.counts(of: subject, except: language)
  }

  private static func substitutions(
    of localization: StringCatalog.Localization?
  ) -> [String: Substitution]? {
    guard let found = localization?.substitutions, !found.isEmpty else { return nil }
    return Dictionary(
      found.map { name, substitution in
        let specifier = substitution.formatSpecifier
        return (name, Substitution(argument: substitution.argNum, specifier: specifier))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// What such a program must know about a language, besides its data in the CLDR of a browser.
package struct LanguageFacts: Encodable, Sendable {
  /// The decimal separator; empty if CLDR does not know the language.
  package let decimalMark: String
  /// The plural categories; `nil` if CLDR has no rules.
  package let plurals: Plurals?
  /// The conventions of the language; `nil` if there are none.
  package let conventions: Conventions?
  /// The conventions of the source language; `nil` if there are none.
  package let sourceConventions: Conventions?

  /// The plural categories of a language, see ``RequiredPluralCategories``.
  package struct Plurals: Encodable, Sendable {
    let categories: [String]
    let counted: [String]
    let decimals: [String]
    let single: [String]
    let nothing: [String]
  }

  /// The part of ``LanguageConventions`` that concerns single texts.
  package struct Conventions: Encodable, Sendable {
    var openingMarks: [String: String]?
    var functionWords: [String]
    var repeatableWords: [String]?
    var spellings: [String: String]?
    var endings: [String: String]?
    var questionWords: [String: String]?
    var omitsMarksOfCapitals: Bool?
    var numberWords: [String]
    /// The function words that are not words of the other language.
    var foreignWords: [String]?
  }

  /// Creates the facts of a language.
  package init(_ language: LanguageSubject) {
    decimalMark = language.decimalMark ?? ""
    plurals = language.plurals.map(Plurals.init)
    conventions = language.conventions.map { conventions in
      Conventions(
        openingMarks: Dictionary(
          conventions.openingMarks.map { (String($0.key), String($0.value)) },
          uniquingKeysWith: { first, _ in first }
        ),
        functionWords: conventions.functionWords.sorted(),
        repeatableWords: conventions.repeatableWords.sorted(),
        spellings: conventions.spellings,
        endings: conventions.endings,
        questionWords: conventions.questionWords,
        omitsMarksOfCapitals: conventions.omitsMarksOfCapitals,
        numberWords: conventions.numberWords.map(String.init)
      )
    }
    sourceConventions = language.sourceConventions.map { conventions in
      Conventions(
        functionWords: conventions.functionWords.sorted(),
        numberWords: conventions.numberWords.map(String.init),
        foreignWords: language.foreignFunctionWords.sorted()
      )
    }
  }
}

extension LanguageFacts.Plurals {
  fileprivate init(_ plurals: RequiredPluralCategories) {
    func names(_ included: Set<PluralCategory>) -> [String] {
      plurals.categories.filter(included.contains).map(\.rawValue)
    }
    self.init(
      categories: plurals.categories.map(\.rawValue),
      counted: names(plurals.ofCountedNumbers),
      decimals: names(plurals.ofDecimals),
      single: names(plurals.ofOneNumber),
      nothing: names(plurals.ofNothing)
    )
  }
}
