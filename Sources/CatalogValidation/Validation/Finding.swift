package import Diagnostics

/// What a rule found, before the configuration gives it a severity.
package struct Finding: Hashable, Sendable {
  /// Where it is; `nil` if the catalog has no places.
  package var place: Place?
  /// The way through the catalog: the key, the language, then the variations.
  package var path: [String]
  /// The values that the sentence names, in the order that the rule documents.
  package var arguments: [Diagnostic.Argument]
  /// Whether it is only worth knowing, whatever the severity of the rule.
  package var isMinor: Bool
  /// The text that should stand at ``place`` instead; `nil` if nobody can be sure.
  package var replacement: String?
  /// Other places that explain it.
  package var notes: [Diagnostic.Note]

  /// Creates a finding.
  package init(
    at place: Place?,
    path: [String],
    arguments: [Diagnostic.Argument] = [],
    isMinor: Bool = false,
    replacement: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.place = place
    self.path = path
    self.arguments = arguments
    self.isMinor = isMinor
    self.replacement = replacement
    self.notes = notes
  }
}

extension Finding {
  /// Returns the finding with the severity of its rule.
  func diagnostic(
    _ id: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      id,
      isMinor ? .note : severity,
      at: place,
      path: path,
      arguments: arguments,
      notes: notes,
      fixIts: fixIts
    )
  }
}
