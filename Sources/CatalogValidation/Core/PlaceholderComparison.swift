import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog

/// What is wrong with the placeholders of one text.
struct PlaceholderComparison {
  private(set) var problems: [Problem] = []

  /// One way in which the placeholders of a text can be wrong.
  enum Problem: Hashable, Sendable {
    /// The text lacks these.
    case missing([String])
    /// The code has no argument for these.
    case unexpected([String])
    /// The text has the one where the source has the other, which is of another type.
    case type(String, expected: String)

    /// The problem as the arguments of a diagnostic.
    var arguments: [Diagnostic.Argument] {
      switch self {
      case .missing(let placeholders): [.text("missing"), .list(placeholders)]
      case .unexpected(let placeholders): [.text("unexpected"), .list(placeholders)]
      case .type(let placeholder, let expected):
        [.text("type"), .text(placeholder), .text(expected)]
      }
    }
  }

  init(
    _ leaf: LocalizationLeaf,
    of localization: LocalizationSubject,
    with expected: ExpectedPlaceholders
  ) {
    let substitutions = localization.localization?.substitutions ?? [:]
    if let name = leaf.substitution {
      let uses = PlaceholderSet(ofForm: leaf.value, of: substitutions[name]).uses
      compare(uses, with: expected.available)
    } else {
      let uses = PlaceholderSet(of: leaf.value, substitutions: substitutions).uses
      compare(uses, with: expected.available)
      findMissing(in: uses, of: leaf, expected)
    }
  }

  private mutating func compare(
    _ uses: [Int: PlaceholderUse],
    with available: [Int: PlaceholderUse]
  ) {
    var unexpected: [String] = []
    for (position, use) in uses.sorted(by: { $0.key < $1.key }) where !use.isInForm {
      guard let expected = available[position] else {
        if !use.mayBeProse { unexpected.append(use.text) }
        continue
      }
      if !use.agrees(with: expected), !use.mayBeProse {
        problems.append(.type(use.text, expected: expected.text))
      }
    }
    if !unexpected.isEmpty { problems.append(.unexpected(unexpected)) }
  }

  private mutating func findMissing(
    in uses: [Int: PlaceholderUse],
    of leaf: LocalizationLeaf,
    _ expected: ExpectedPlaceholders
  ) {
    let optional = leaf.mayLeaveOutNumber ? expected.pluralArgument : nil
    let missing = expected.required.sorted()
      .filter { uses[$0] == nil && $0 != optional }
      .compactMap { expected.available[$0]?.text }
    if !missing.isEmpty { problems.append(.missing(missing)) }
  }
}
