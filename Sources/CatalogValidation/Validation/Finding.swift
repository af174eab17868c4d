package import Diagnostics

/// What a rule found, before the configuration gives it a severity.
package struct Finding: Hashable, Sendable {
  /// What is wrong.
  package var message: Diagnostic.Message
  /// Where it is; `nil` if the catalog has no places.
  package var place: Place?
  /// The way through the catalog: the key, the language, then the variations.
  package var path: [String]
  /// Whether it is only worth knowing, whatever the severity of the rule.
  package var isMinor: Bool
  /// The text that should stand at ``place`` instead; `nil` if nobody can be sure.
  package var replacement: String?
  /// Other places that explain it.
  package var notes: [Diagnostic.Note]

  /// Creates a finding.
  package init(
    _ message: Diagnostic.Message,
    at place: Place?,
    path: [String],
    isMinor: Bool = false,
    replacement: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.message = message
    self.place = place
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
      at: place,
      path: path,
      notes: notes,
      fixIts: fixIts
    )
  }
}

/// Further places that explain findings.
extension Diagnostic.Message {
  /// Note: the place of a key that is hardly another one.
  package static func similarKey(_ key: String) -> Self {
    Self("similar-key", "the other key is \(key: key)")
  }

  /// Note: the place of another translation of the same source text.
  package static func translatedOtherwise(_ key: String) -> Self {
    Self("translated-otherwise", "the other translation is that of \(key: key)")
  }

  /// Note: a place of the translation that most texts have for a term.
  package static func termElsewhere(_ term: String, key: String) -> Self {
    Self("term-elsewhere", "\(quoted: term) is in the text of \(key: key)")
  }
}
