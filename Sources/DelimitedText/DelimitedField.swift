package import Diagnostics

/// One field of a row, and where it stands.
package struct DelimitedField: Hashable, Sendable {
  /// What it says, without the quotation marks around it; bytes that are no text are U+FFFD.
  package let text: String
  /// Where it stands in the text in UTF-8, its quotation marks included.
  package let utf8Range: Range<Int>
  /// The line of its start, counted from 1.
  package let line: Int
  /// The column of its start in UTF-8 code units, counted from 1 behind a byte order mark.
  package let column: Int
  /// Whether it stands in quotation marks.
  package let isQuoted: Bool

  /// Returns the place of the field in a file.
  package func place(in file: String) -> Place {
    Place(file: file, utf8Range: utf8Range, line: line, column: column)
  }
}
