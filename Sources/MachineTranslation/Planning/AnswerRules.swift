package import CatalogValidation
package import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

/// Decides whether the translations of an engine are accepted.
package struct AnswerRules: Sendable {
  /// The rules and the language of the translations.
  package let check: EntryCheck
  /// The level of a term that a translation lacks.
  private let termSeverity: Diagnostic.Severity

  /// The rules whose warnings refuse an answer, too.
  private static let strictRules: Set<Diagnostic.ID> = [
    MaxLengthRule.id, GlossaryRule.id, MismatchedMarkupRule.id,
  ]
  /// The rules about texts that are not those of the answer.
  private static let otherRules: Set<Diagnostic.ID> = [
    MissingSourceTextRule.id, MissingTranslationRule.id, UnfinishedTranslationRule.id,
    NeedsReviewRule.id, MachineTranslatedRule.id,
  ]

  /// Prepares the rules for a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - language: The language of the translations.
  ///   - configuration: The levels of the rules in the project. Rules that report errors refuse an
  ///     answer, and so do those about lengths, terms and markup.
  package init(
    of catalog: StringCatalog,
    in language: String,
    configuration: ValidationConfiguration
  ) {
    var strict = configuration
    for rule in ValidationRules.all.map({ type(of: $0) }) {
      let severity = configuration.severity(of: rule)
      let isWanted = severity == .error || severity != nil && Self.strictRules.contains(rule.id)
      let isOther = Self.otherRules.contains(rule.id)
      strict.levels[rule.id] = isWanted && !isOther ? .severity(.error) : .off
    }
    termSeverity = configuration.severity(of: GlossaryRule.self) ?? .warning
    check = EntryCheck(of: catalog, in: language, configuration: strict)
  }

  /// The problems of a translation.
  package struct Findings: Hashable, Sendable {
    /// The problems by the index of the text; those of the entry as a whole have the index `nil`.
    package var problems: [Int?: [String]] = [:]
    /// The terms that the translation lacks, by the index of the text.
    ///
    /// A translation may express a term in another way, so a second answer is wanted, but the last
    /// one is a draft. The forbidden terms are problems.
    package var missingTerms: [Int?: [Diagnostic]] = [:]

    /// Creates findings without problems.
    package init() {}

    /// Whether the translation has neither problems nor missing terms.
    package var isEmpty: Bool { isAccepted && missingTerms.isEmpty }
    /// Whether the translation has no problems, so that it can be a draft.
    package var isAccepted: Bool { problems.isEmpty }
    /// All missing terms.
    package var remarks: [Diagnostic] {
      missingTerms.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap(\.value)
    }

    /// Returns what an engine should change in a text.
    package func reasons(at index: Int?) -> [String] {
      (problems[index] ?? []) + (missingTerms[index] ?? []).map(\.reason)
    }
  }

  /// Checks the translations of all texts of an entry.
  ///
  /// - Parameters:
  ///   - translations: The translations, in the order of the texts.
  ///   - entry: The entry.
  ///   - refusesCopies: Whether a source text of several words is no translation. A person may have
  ///     decided otherwise, for example about a name.
  /// - Returns: The problems.
  package func findings(
    _ translations: [TextTranslation],
    of entry: PlannedEntry,
    refusesCopies: Bool = true
  ) -> Findings {
    var findings = Findings()
    for (index, (text, translation)) in zip(entry.texts, translations).enumerated() {
      var problems = Self.problems(of: translation, from: text)
      if refusesCopies, entry.isCopied(text, in: translation) {
        problems.append("the text is the same as the source text")
      }
      if !problems.isEmpty { findings.problems[index] = problems }
    }
    guard findings.isEmpty else { return findings }
    guard let localization = entry.localization(translations, state: .translated) else {
      findings.problems[nil] = ["the texts do not fit together"]
      return findings
    }
    var translated = entry.entry
    translated.localizations[entry.language] = localization
    for diagnostic in check.diagnostics(translated, key: entry.key)
    where diagnostic.severity == .error && diagnostic.path.dropFirst().first == entry.language {
      let name = diagnostic.path.dropFirst(2).joined(separator: ".")
      let index = entry.texts.firstIndex { $0.holds(name) }
      if diagnostic.isOfMissingTerm {
        var remark = diagnostic
        remark.severity = termSeverity
        findings.missingTerms[index, default: []].append(remark)
      } else {
        findings.problems[index, default: []].append(diagnostic.reason)
      }
    }
    return findings
  }

  /// The length that every translation may have, whatever the length of its source text is.
  private static let freeLength = 200
  /// The greatest ratio of the lengths of a translation and its source text.
  private static let greatestRatio = 10

  /// Returns the problems that need no rule.
  private static func problems(of translation: TextTranslation, from text: PlannedText) -> [String]
  {
    let sources = text.sources
    let longest = sources.map(\.unicodeScalars.count).max() ?? 0
    let controls = Set(sources.flatMap(\.unicodeScalars).filter(\.isUnwanted))
    var problems: [String] = []
    for value in translation.values {
      if let scalar = value.unicodeScalars.first(where: { $0.isUnwanted && !controls.contains($0) })
      {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
        problems.append("the text contains the control character U+\(digits)")
      }
      if value.unicodeScalars.count > greatestRatio * longest + freeLength {
        problems.append("the text is more than \(greatestRatio) times as long as the source text")
      }
      if value.allSatisfy(\.isWhitespace) { problems.append("the text is empty") }
    }
    return problems
  }
}

extension Diagnostic {
  /// Whether a text lacks a term of the glossary.
  fileprivate var isOfMissingTerm: Bool {
    id == GlossaryRule.id && !GlossaryRule.isAboutForbiddenTerm(self)
  }

  /// The sentence for an engine.
  fileprivate var reason: String { "\(id.rawValue): \(message.english)" }
}

extension PlannedEntry {
  /// Returns whether a translation is a copy of a source text of several words, without
  /// those that are not translated.
  fileprivate func isCopied(_ text: PlannedText, in translation: TextTranslation) -> Bool {
    guard !UnchangedText.isVariety(language, of: sourceLanguage),
      translation.values.allSatisfy(text.sources.contains)
    else { return false }
    return wordCount(of: text) > text.sources.count
  }
}

extension TextTranslation {
  /// The texts.
  package var values: [String] {
    switch self {
    case .text(let text): [text]
    case .forms(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }
}

extension PlannedText {
  /// Returns whether a part of the localization belongs to the text.
  fileprivate func holds(_ name: String) -> Bool {
    let own = place.name
    return name == own || own.isEmpty && (name.isEmpty || name.hasPrefix("plural"))
      || !own.isEmpty && name.hasPrefix(own + ".")
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, overrides the direction of writing, replaces a
  /// damaged one, or is an invisible tag.
  fileprivate var isUnwanted: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0xFEFF, 0xFFF9...0xFFFD, 0xE0000...0xE007F: true
    default: false
    }
  }
}
