package import Diagnostics

/// What a project wants of the rules.
package struct ValidationConfiguration: Hashable, Sendable {
  /// The levels of rules that differ from their defaults.
  package var levels: [Diagnostic.ID: Level]
  /// The words that translations have to use or to avoid.
  package var glossary: Glossary
  /// How many characters the texts of a key may have, by key; what a comment says comes first.
  package var lengthLimits: [String: Int]

  /// Creates a configuration; without arguments, every rule has its default severity.
  package init(
    levels: [Diagnostic.ID: Level] = [:],
    glossary: Glossary = Glossary(),
    lengthLimits: [String: Int] = [:]
  ) {
    self.levels = levels
    self.glossary = glossary
    self.lengthLimits = lengthLimits
  }

  /// What the findings of a rule are.
  package enum Level: Hashable, Sendable {
    /// The rule does not run.
    case off
    /// Its findings have this severity.
    case severity(Diagnostic.Severity)
  }

  /// Returns the severity of a rule's findings; `nil` if the rule does not run.
  package func severity(of rule: any ValidationRule.Type) -> Diagnostic.Severity? {
    switch levels[rule.id] {
    case .off: nil
    case .severity(let severity): severity
    case nil: rule.isOptional ? nil : rule.defaultSeverity
    }
  }
}

/// The rules that an entry's comment switches off.
///
/// `[validate:off]` switches off all of them, `[validate:off placeholders-agree]` one; several
/// names have blanks or commas between them. The mark may stand anywhere in the comment.
struct Suppression: Hashable, Sendable {
  private var includesAll = false
  private var rules: Set<Diagnostic.ID> = []

  init(comment: String?) {
    guard var rest = comment?[...], rest.utf8.contains(UInt8(ascii: "[")) else { return }
    while let start = rest.firstRange(of: Self.opening)?.upperBound {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "]") else { return }
      insert(rest[..<end])
      rest = rest[end...]
    }
  }

  func contains(_ rule: Diagnostic.ID) -> Bool {
    includesAll || (!rules.isEmpty && rules.contains(rule))
  }

  private mutating func insert(_ names: Substring) {
    guard names.first.map({ $0 == " " || $0 == "," }) ?? true else { return }
    let ids = names.split { $0 == " " || $0 == "," }.map { Diagnostic.ID(rawValue: String($0)) }
    if ids.isEmpty { includesAll = true }
    rules.formUnion(ids)
  }

  private static let opening = "[validate:off"
}
