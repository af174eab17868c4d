package import Diagnostics

/// A text of the source language that is another one in the catalog than in the code.
package struct SourceDifference: Hashable, Sendable {
  /// The key.
  package var key: String
  /// What the catalog says.
  package var catalogText: String
  /// What the code says, as a catalog would write it.
  package var codeText: String
  /// Whether a person has edited or confirmed the text in the catalog.
  ///
  /// If so, nobody knows whether the code has changed; if not, it has.
  package var isEdited: Bool
  /// Where the code says it; `nil` if it does not say.
  package var place: Place?

  /// Creates a difference.
  package init(
    key: String,
    catalogText: String,
    codeText: String,
    isEdited: Bool,
    place: Place?
  ) {
    self.key = key
    self.catalogText = catalogText
    self.codeText = codeText
    self.isEdited = isEdited
    self.place = place
  }
}
