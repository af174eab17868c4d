package import Diagnostics

/// One row of a table: its fields, however many there are, and what is wrong with them.
package struct DelimitedRow: Hashable, Sendable {
  /// The fields; at least one.
  package let fields: [DelimitedField]
  /// What is wrong with the bytes of the row; as a rule nothing.
  package let diagnostics: [Diagnostic]

  /// The texts of the fields.
  package var texts: [String] { fields.map(\.text) }

  /// The line on which the row begins, counted from 1.
  package var line: Int { fields[0].line }
}
