import ArgumentParser
import WeightExchange

/// A form in which the log can be written.
enum ExportForm: String, CaseIterable, ExpressibleByArgument {
  /// A table, for spreadsheets.
  case csv
  /// For programs.
  case json
  /// What an iPhone exports, for other programs that read it.
  case health

  /// The form of a file that `w8 import` reads; `nil` for one that `w8 health sync` reads.
  var format: ExportFormat? { ExportFormat(rawValue: rawValue) }
}
