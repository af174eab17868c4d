package import Diagnostics

/// Something that a file leaves open, and that is asked and never guessed.
package struct ImportQuestion: Error, Hashable, Sendable {
  /// What is asked.
  package enum Subject: Hashable, Sendable, CaseIterable {
    /// Which unit the weights are in.
    case unit
    /// Whether a comma or a point stands before the decimals.
    case decimalMark
    /// In which order dates have day and month.
    case dateOrder
  }

  /// What is asked.
  package let subject: Subject
  /// A text of the file that could mean this or that.
  package let example: String
  /// Where the example stands.
  package let place: Place

  init(_ subject: Subject, _ example: RecordField) {
    self.subject = subject
    self.example = example.text
    place = example.place
  }
}
