/// How much a terminal shows at once.
package struct TerminalSize: Hashable, Sendable {
  /// The characters of a line.
  package let columns: Int
  /// The lines.
  package let rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that programs assume where there is no terminal.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
