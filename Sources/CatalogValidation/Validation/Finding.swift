package import Diagnostics

/// A finding of a rule, before the configuration determines its severity.
package struct Finding: Hashable, Sendable {
  /// The description of the problem.
  package var message: Diagnostic.Message
  /// The location, or `nil` if the catalog has no locations.
  package var location: Location?
  /// The path in the catalog: the key, the language, then the variations.
  package var path: [String]
  /// Whether it is a note regardless of the severity of the rule.
  package var isMinor: Bool
  /// The corrected text at ``location``, or `nil` if the fix is ambiguous.
  package var replacement: String?
  /// Other locations that explain it.
  package var notes: [Diagnostic.Note]

  /// Creates a finding.
  package init(
    _ message: Diagnostic.Message,
    at location: Location?,
    path: [String],
    isMinor: Bool = false,
    replacement: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.message = message
    self.location = location
    self.path = path
    self.isMinor = isMinor
    self.replacement = replacement
    self.notes = notes
  }
}

extension Finding {
  /// Returns the finding with the severity of its rule.
  func diagnostic(_ severity: Diagnostic.Severity, fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      message,
      isMinor ? .note : severity,
      at: location,
      path: path,
      notes: notes,
      fixIts: fixIts
    )
  }
}

/// Messages for locations that explain findings.
extension Diagnostic.Message {
  /// Note: the location of a similar key.
  package static func similarKey(_ key: String) -> Self {
    Self("similar-key", "the other key is \(key: key)")
  }

  /// Note: the location of another translation of the same source text.
  package static func translatedOtherwise(_ key: String) -> Self {
    Self("translated-otherwise", "the other translation belongs to \(key: key)")
  }

  /// Note: a location of the usual translation of a term.
  package static func termElsewhere(_ term: String, key: String) -> Self {
    Self("term-elsewhere", "\(quoted: term) is in the text of \(key: key)")
  }
}
