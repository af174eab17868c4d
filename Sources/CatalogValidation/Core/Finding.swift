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

  /// Creates a finding.
  package init(
    at place: Place?,
    path: [String],
    arguments: [Diagnostic.Argument] = [],
    isMinor: Bool = false
  ) {
    self.place = place
    self.path = path
    self.arguments = arguments
    self.isMinor = isMinor
  }
}
