import HealthImport
import WeightCore

/// An export of Apple Health that was read, and what became of it.
struct HealthSyncResult {
  /// The path as it was named.
  let path: String
  let reading: HealthExportReading
  let report: HealthSyncReport
  /// The first day of what was added; `nil` if all was.
  let firstDay: CalendarDay?
  let isDryRun: Bool

  /// How many records were left out.
  var leftOutCount: Int { reading.leftOut.values.reduce(0, +) }

  /// Whether something is missing that a whole export would have brought.
  var hasFindings: Bool {
    leftOutCount > 0 || report.withheldDeletions > 0 || !reading.snapshot.isComplete
      || reading.snapshot.samples.isEmpty
  }
}
