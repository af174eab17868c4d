/// The reason why a translation waits for a person.
///
/// The order of the cases is that of reports.
package enum ReviewReason: String, Hashable, Sendable, CaseIterable, Encodable {
  /// The validation found an error in the translation.
  case finding
  /// The source text has changed since the translation was finished.
  case sourceChanged = "source-changed"
  /// The source text has changed since, but trivially, such as in case or final punctuation.
  case trivialChange = "trivial-change"
  /// The translation is missing or unfinished.
  case missing
  /// The translation was made for a similar text, and needs review.
  case memory
  /// The translation needs review, or a machine made it.
  case draft

  /// The position of the reason in the order of the queue.
  var rank: Int {
    switch self {
    case .finding: 0
    case .sourceChanged: 1
    case .missing: 2
    case .trivialChange: 3
    case .memory, .draft: 4
    }
  }

  /// Whether the source text has changed since the translation was finished.
  package var isSourceChange: Bool { self == .sourceChanged || self == .trivialChange }
}

/// A request for the translations that wait for a person.
package struct ReviewRequest: Hashable, Sendable {
  /// The languages; empty for all languages of each catalog except its source language.
  package var languages: [String]
  /// Whether languages that a catalog does not have yet are included.
  package var includesNewLanguages: Bool
  /// The reasons; empty for all.
  package var reasons: Set<ReviewReason>
  /// The keys; empty for all.
  package var keys: Set<String>

  /// Creates a request; without arguments, for all translations that wait.
  package init(
    languages: [String] = [],
    includesNewLanguages: Bool = false,
    reasons: Set<ReviewReason> = [],
    keys: Set<String> = []
  ) {
    self.languages = languages
    self.includesNewLanguages = includesNewLanguages
    self.reasons = reasons
    self.keys = keys
  }
}
