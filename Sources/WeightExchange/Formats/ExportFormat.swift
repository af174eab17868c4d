/// A form that the log can be exported in.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// A table, for spreadsheets.
  case csv
  /// For programs.
  case json
}
