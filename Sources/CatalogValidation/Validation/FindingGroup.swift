package import Diagnostics

/// The findings of one rule about one key whose messages differ only in the language.
///
/// The same mistake in thirty languages is usually one mistake in the source text, so reports show
/// it once.
package struct FindingGroup: Hashable, Sendable {
  /// The findings in the given order; there is at least one.
  package private(set) var findings: [Diagnostic]

  private init(_ first: Diagnostic) {
    findings = [first]
  }

  /// The finding that represents the group.
  package var first: Diagnostic { findings[0] }

  /// The languages of the findings, sorted; empty if the message is not about a language.
  package var languages: [String] { Set(findings.compactMap(\.language)).sorted() }

  /// Returns the message with another value in place of the language.
  ///
  /// - Parameter languages: The languages as a value, such as a list, or a number with a noun.
  /// - Returns: The message; that of the first finding if it does not contain its language.
  package func message(naming languages: Diagnostic.Argument) -> Diagnostic.Message {
    guard let language = first.language else { return first.message }
    return first.message.replacingArguments { $0 == .quoted(language) ? languages : $0 }
  }

  /// Whether the message contains the language.
  package var namesLanguage: Bool {
    first.language.map { first.arguments.contains(.quoted($0)) } ?? false
  }

  /// Groups findings; both the groups and the findings in them keep their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings.
  package static func grouping(_ diagnostics: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for (number, diagnostic) in zip(numbers(of: diagnostics), diagnostics) {
      if number > groups.count {
        groups.append(FindingGroup(diagnostic))
      } else {
        groups[number - 1].findings.append(diagnostic)
      }
    }
    return groups
  }

  /// Returns the number of each finding's group; the groups are numbered from 1 in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings.
  package static func numbers(of diagnostics: [Diagnostic]) -> [Int] {
    var firsts: [Diagnostic] = []
    var candidates: [Signature: [Int]] = [:]
    var keys = KeyNumbers()
    return diagnostics.map { diagnostic in
      guard let signature = Signature(diagnostic, &keys) else {
        firsts.append(diagnostic)
        return firsts.count
      }
      let same = candidates[signature]?
        .first { firsts[$0 - 1].differsOnlyInLanguage(from: diagnostic) }
      if let same { return same }
      firsts.append(diagnostic)
      candidates[signature, default: []].append(firsts.count)
      return firsts.count
    }
  }

  /// The properties that the findings of a group share, apart from the values of the message.
  private struct Signature: Hashable {
    /// The number of the key and its file.
    let key: Int
    let severity: Diagnostic.Severity
    let id: Diagnostic.ID
    let variant: String?

    /// Creates the signature; `nil` if the finding is not about a language.
    init?(_ diagnostic: Diagnostic, _ keys: inout KeyNumbers) {
      guard diagnostic.language != nil, let key = diagnostic.path.first else { return nil }
      self.key = keys.number(of: key, in: diagnostic.location?.file)
      severity = diagnostic.severity
      id = diagnostic.id
      variant = diagnostic.message.variant
    }
  }
}

extension Diagnostic {
  /// Returns whether the values of two messages are the same apart from the language.
  fileprivate func differsOnlyInLanguage(from other: Diagnostic) -> Bool {
    guard let own = language, let others = other.language else { return false }
    return arguments.elementsEqual(other.arguments) { left, right in
      let (isLanguage, isOthers) = (left == .quoted(own), right == .quoted(others))
      return isLanguage == isOthers && (isLanguage || left == right)
    }
  }
}

/// The numbers of keys in the order in which they first occur.
///
/// The findings of a key are usually adjacent, so a key is rarely hashed.
private struct KeyNumbers {
  private struct Key: Hashable {
    let file: String?
    let key: String
  }

  private var numbers: [Key: Int] = [:]
  private var last: (key: Key, number: Int)?

  mutating func number(of key: String, in file: String?) -> Int {
    let key = Key(file: file, key: key)
    if let last, last.key == key { return last.number }
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    last = (key, number)
    return number
  }
}

extension Diagnostic {
  /// The language that a finding of a rule is about; `nil` if it is not about one.
  package var language: String? {
    path.count > 1 && ValidationRules.ids.contains(id) ? path[1] : nil
  }
}

// MARK: - Translation states

/// The number of texts of a language that are missing, unfinished or the like.
///
/// Thousands of missing translations are one fact about a language, not thousands of mistakes.
package struct LanguageStateCounts: Hashable, Sendable {
  /// The language.
  package let language: String
  /// The number of findings by rule.
  package private(set) var counts: [Diagnostic.ID: Int] = [:]
  private var errorCount = 0

  /// The rules about the state of translations, the most severe one first.
  package static let rules: [Diagnostic.ID] = [
    MissingTranslationRule.id, UnfinishedTranslationRule.id, NeedsReviewRule.id,
    MachineTranslatedRule.id, UnchangedTranslationRule.id,
  ]

  /// Returns whether a finding is only about the state of a translation.
  ///
  /// A translation that equals its source text is usually intended, unless the rule is certain.
  package static func isAboutState(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.language != nil, rules.contains(diagnostic.id) else { return false }
    return diagnostic.id != UnchangedTranslationRule.id || diagnostic.severity == .note
  }

  /// The number of all findings.
  package var total: Int { counts.values.reduce(0, +) }

  /// Counts findings about states by language, beginning with the language that needs least work.
  package static func counting(
    _ diagnostics: [Diagnostic]
  ) -> [LanguageStateCounts] {
    var languages: [String: LanguageStateCounts] = [:]
    for diagnostic in diagnostics where isAboutState(diagnostic) {
      guard let language = diagnostic.language else { continue }
      var counts = languages[language] ?? LanguageStateCounts(language: language)
      counts.counts[diagnostic.id, default: 0] += 1
      if diagnostic.severity == .error { counts.errorCount += 1 }
      languages[language] = counts
    }
    return languages.values.sorted { $0.order < $1.order }
  }

  private init(language: String) {
    self.language = language
  }

  private var order: (Int, Int, String) {
    (errorCount, total, language)
  }
}

// MARK: - Rules

/// The findings of a rule with one severity, as numbers.
package struct RuleCount: Hashable, Sendable {
  /// The severity.
  package let severity: Diagnostic.Severity
  /// The rule, or the kind of problem in a file.
  package let id: Diagnostic.ID
  /// The number of findings.
  package private(set) var count = 0
  /// The number of findings that have only one possible fix.
  package private(set) var fixableCount = 0

  /// Counts findings by severity and rule: errors first, then by number.
  package static func counting(_ diagnostics: [Diagnostic]) -> [RuleCount] {
    var counts: [Kind: RuleCount] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(severity: diagnostic.severity, id: diagnostic.id)
      var count = counts[kind] ?? RuleCount(severity: diagnostic.severity, id: diagnostic.id)
      count.count += 1
      if !diagnostic.fixIts.isEmpty { count.fixableCount += 1 }
      counts[kind] = count
    }
    return counts.values.sorted { first, second in
      if first.severity != second.severity { return first.severity > second.severity }
      if first.count != second.count { return first.count > second.count }
      return first.id.rawValue < second.id.rawValue
    }
  }

  private struct Kind: Hashable {
    let severity: Diagnostic.Severity
    let id: Diagnostic.ID
  }

  private init(severity: Diagnostic.Severity, id: Diagnostic.ID) {
    self.severity = severity
    self.id = id
  }
}
