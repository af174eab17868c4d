import Localization
import WeightCore
import WeightExchange
import WeightPresentation

/// The summary of a sync.
struct HealthSummary {
  private let result: HealthSyncResult
  private let report: HealthSyncReport
  private let unit: WeightUnit

  init(_ result: HealthSyncResult, unit: WeightUnit) {
    self.result = result
    self.unit = unit
    report = result.report
  }

  /// The lines, without the table of changes.
  var lines: [String] {
    [headline] + report.renames.map(Self.line)
      + HealthConflictLines(report.conflicts, unit: unit).lines
      + [keptLine, ownLine, waitingLine, earlyLine, futureLine].compactMap(\.self)
      + [withheldLine].compactMap(\.self) + problems(result.reading.leftOut, Self.leftOut)
      + problems(result.reading.mended, Self.mended)
  }

  /// Returns the table of changes, starting with its headings; empty if there are no changes.
  func table(_ locale: UserLocale) -> [String] {
    report.hasChanges ? HealthChangeTable(locale).lines(report) : []
  }

  private var headline: String {
    if report.isSameExport {
      return String(
        localized: "'\(result.path)' was already read: it contains nothing new.",
        comment: "After 'w8 health sync': the path of an export"
      )
    }
    guard report.hasChanges else {
      return String(
        localized: "There is nothing new in '\(result.path)'.",
        comment: "After 'w8 health sync': the path of an export"
      )
    }
    return result.isDryRun
      ? String(
        localized: "The log would be up to date with '\(result.path)'.",
        comment: "With --dry-run: the path of an export [validate:off inconsistent-terminology]"
      )
      : String(
        localized: "The log is up to date with '\(result.path)'.",
        comment: "The path of an export [validate:off inconsistent-terminology]"
      )
  }

  private static func line(_ rename: HealthRename) -> String {
    String(
      localized: "'\(rename.from)' is now called '\(rename.to)'.",
      comment: "After 'w8 health sync': the old and the new name of an app or a scale"
    )
  }

  private func count(_ part: KeyPath<HealthSampleCount, Int>) -> Int {
    report.categories.values.reduce(0) { $0 + $1[keyPath: part] }
  }

  private var keptLine: String? {
    let count = count(\.kept)
    guard count > 0 else { return nil }
    return String(
      localized: "\(count) entries that you have edited or deleted remain unchanged.",
      comment: "After 'w8 health sync': Apple Health has other values for these entries"
    )
  }

  private var ownLine: String? {
    let count = count(\.own)
    guard count > 0 else { return nil }
    return String(
      localized: "\(count) weigh-ins came from this log and were skipped.",
      comment: "After 'w8 health sync': weigh-ins that w8 itself exported to Apple Health"
    )
  }

  private var waitingLine: String? {
    let count = count(\.waiting)
    guard count > 0 else { return nil }
    return String(
      localized: "\(count) measurements are waiting for a weight with the same time.",
      comment: "After 'w8 health sync': values that belong to no entry yet"
    )
  }

  private var earlyLine: String? {
    let count = count(\.early)
    guard count > 0, let day = result.firstDay else { return nil }
    return String(
      localized:
        "\(count) values from before \(day, format: DayFormat()) were skipped; to import them too, use '--all'.",
      comment: "After 'w8 health sync --since': the number of values, and a day"
    )
  }

  private var futureLine: String? {
    let count = count(\.future)
    guard count > 0 else { return nil }
    return String(
      localized: "\(count) values were skipped because their time is in the future.",
      comment: "After 'w8 health sync': values with a date in the future"
    )
  }

  private var withheldLine: String? {
    let count = report.withheldDeletions
    if !result.reading.snapshot.isComplete {
      return count > 0
        ? String(
          localized:
            "Part of the export is missing. \(count) values that are not in it stay in the log.",
          comment: "After 'w8 health sync': the file is incomplete"
        )
        : String(
          localized: "Part of the export is missing. Nothing was deleted.",
          comment: "After 'w8 health sync': the file is incomplete"
        )
    }
    guard count > 0 else { return nil }
    return String(
      localized: "\(count) values missing from the export stay in the log.",
      comment: "After 'w8 health sync --keep-missing'"
    )
  }

  private func problems(
    _ counts: [HealthProblem: Int],
    _ heading: (Int) -> String
  ) -> [String] {
    guard !counts.isEmpty else { return [] }
    let sorted = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return [heading(counts.values.reduce(0, +))]
      + sorted.map { "  \($0.key.text(count: $0.value))" }
  }

  private static func leftOut(_ count: Int) -> String {
    String(
      localized: "\(count) records were skipped:",
      comment: "After 'w8 health sync'; the reasons follow, a line each"
    )
  }

  private static func mended(_ count: Int) -> String {
    String(
      localized: "\(count) mistakes in records were corrected:",
      comment: "After 'w8 health sync'; the mistakes follow, a line each"
    )
  }
}
