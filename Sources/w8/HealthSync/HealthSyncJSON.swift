import WeightCore
import WeightExchange

/// The JSON output of `w8 health enable` and `w8 health sync`.
struct HealthSyncJSON: Encodable {
  private let dryRun: Bool
  private let file: String
  private let exported: Nullable<String>
  private let complete: Bool
  private let sameExport: Bool
  private let records: Int
  private let categories: [String: Count]
  private let withheldDeletions: Int
  private let renamed: [Rename]
  private let conflicts: [Conflict]
  private let skipped: [String: Int]
  private let repaired: [String: Int]

  init(_ result: HealthSyncResult) {
    let (reading, report) = (result.reading, result.report)
    dryRun = result.isDryRun
    file = result.path
    exported = Nullable(reading.snapshot.exported?.iso8601)
    complete = reading.snapshot.isComplete
    sameExport = report.isSameExport
    records = reading.recordCount
    categories = report.categories.reduce(into: [:]) { $0[$1.key.rawValue] = Count($1.value) }
    withheldDeletions = report.withheldDeletions
    renamed = report.renames.map { Rename(from: $0.from, to: $0.to, count: $0.count) }
    conflicts = report.conflicts.map(Conflict.init)
    skipped = reading.leftOut.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
    repaired = reading.mended.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
  }

  private struct Count: Encodable {
    let added: Int
    let changed: Int
    let removed: Int
    let unchanged: Int
    let kept: Int
    let own: Int
    let waiting: Int
    let inFuture: Int
    let tooEarly: Int

    init(_ count: HealthSampleCount) {
      added = count.added
      changed = count.changed
      removed = count.removed
      unchanged = count.unchanged
      kept = count.kept
      own = count.own
      waiting = count.waiting
      inFuture = count.future
      tooEarly = count.early
    }
  }

  private struct Rename: Encodable {
    let from: String
    let to: String
    let count: Int
  }

  /// An entry that is kept, and the entry with the values in Apple Health.
  private struct Conflict: Encodable {
    let own: EntryReport
    let other: EntryReport

    init(_ conflict: EntryConflict) {
      own = EntryReport(conflict.own)
      other = EntryReport(conflict.resolved, id: conflict.own.id)
    }
  }
}
