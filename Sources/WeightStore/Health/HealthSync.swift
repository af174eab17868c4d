import GRDB
import WeightCore

/// A sync with an export, in the transaction of the caller.
struct HealthSync {
  let database: Database
  let export: HealthSnapshot
  let consent: HealthConsent
  var firstDay: CalendarDay?
  let moment: Timestamp

  /// Syncs the log with the export, or returns the questions that need confirmation first.
  func run() throws -> HealthSyncOutcome {
    let anchors = try AnchorRows(database: database).anchors()
    guard !anchors.areOf(export) else { return .done(try sameReport(anchors)) }
    let intake = HealthImportScope(export, log: try Self.identifier(database), now: moment)
    if intake.isOwn { return .done(try ownReport(intake)) }
    if !consent.contains(.olderExport), let refusal = anchors.refusal(of: export) {
      return .refused([refusal])
    }
    let rows = try MirrorRows(database: database).living()
    // Samples of other categories are included, because measurements are assigned to mass.
    let places = rows.indices.filter { export.categories.contains(rows[$0].sample.category) }
    let known = places.map { rows[$0].sample }
    let comparison = HealthComparison(
      known: known,
      snapshot: intake.snapshot,
      emptyCategories: intake.emptyCategories,
      firstDay: firstDay,
      consent: consent
    )
    guard comparison.refusals.isEmpty else { return .refused(comparison.refusals) }
    let update = try update(rows, places, comparison, intake.snapshot.samples)
    let step = comparison.hasChanges ? try beginStep() : nil
    let changes = try HealthChanges(writing: update, in: step, at: moment, to: database)
    try writeAnchors(anchors, intake, comparison, known, changes.update)
    return .done(
      report(intake, comparison, known, changes, hadAnchor: !anchors.isEmpty)
    )
  }

  /// Returns the identifier of the log.
  static func identifier(_ database: Database) throws -> String {
    guard let text = try String.fetchOne(database, sql: "SELECT identifier FROM identity") else {
      throw StatementRow.corrupt("no identifier")
    }
    return text
  }

  /// Applies additions, changes, renames and deletions to the samples in memory.
  private func update(
    _ rows: [MirroredSample],
    _ places: [Int],
    _ comparison: HealthComparison,
    _ samples: [HealthSample]
  ) throws -> MirrorUpdate {
    var update = MirrorUpdate(rows)
    let difference = comparison.difference
    for pair in difference.changed {
      update.update(places[pair.known], to: samples[pair.exported], isChanged: true)
    }
    for pair in difference.renamed + difference.refreshed {
      update.update(places[pair.known], to: samples[pair.exported], isChanged: false)
    }
    for place in comparison.removed { update.remove(places[place], .alone) }
    var deleted = try DeletedSamples(around: difference.added.map { samples[$0] }, in: database)
    for place in difference.added {
      update.add(samples[place], restoring: deleted.removeMatch(for: samples[place]))
    }
    return update
  }

  /// Begins a step of the journal, which keeps the former anchors.
  private func beginStep() throws -> Int64 {
    let step = try Journal(database: database).begin(.health, at: moment)
    for category in export.categories {
      try HealthJournal(database: database).keep(anchor: category, in: step)
    }
    return step
  }

  private func writeAnchors(
    _ former: [HealthAnchor],
    _ intake: HealthImportScope,
    _ comparison: HealthComparison,
    _ known: [HealthSample],
    _ update: MirrorUpdate
  ) throws {
    let others = [comparison.withheld(known), intake.future, comparison.early]
    for category in export.categories {
      let old = former.first { $0.category == category }
      let anchor = HealthAnchor(
        category: category,
        exported: export.exported,
        digest: export.digest,
        count: update.rows.count { $0.removal == nil && $0.sample.category == category },
        generation: (old?.generation ?? 0) + 1,
        saved: moment,
        isInStep: export.isComplete && others.allSatisfy { $0[category] == nil }
      )
      if old.map(anchor.saysMore(than:)) ?? true { try AnchorRows(database: database).set(anchor) }
    }
  }

  private func report(
    _ intake: HealthImportScope,
    _ comparison: HealthComparison,
    _ known: [HealthSample],
    _ changes: HealthChanges,
    hadAnchor: Bool
  ) -> HealthSyncReport {
    var report = HealthSyncReport(comparison, intake, known: known)
    report.hadAnchor = hadAnchor
    for (category, count) in changes.kept { report.categories[category]?.kept = count }
    report.conflicts = changes.conflicts
    report.set(waiting: changes.update.waitingCounts)
    return report
  }

  private func sameReport(_ anchors: [HealthAnchor]) throws -> HealthSyncReport {
    var report = HealthSyncReport(export.categories)
    report.isSameExport = true
    report.hadAnchor = true
    for anchor in anchors {
      report.categories[anchor.category]?.unchanged = anchor.count
    }
    report.set(waiting: try MirrorRows(database: database).waitingCounts())
    return report
  }

  /// Returns the report of an export that the log itself wrote, which contains no changes.
  private func ownReport(_ intake: HealthImportScope) throws -> HealthSyncReport {
    var report = HealthSyncReport(export.categories)
    for (category, count) in intake.own { report.categories[category]?.own = count }
    report.set(waiting: try MirrorRows(database: database).waitingCounts())
    return report
  }
}

extension HealthSyncReport {
  fileprivate mutating func set(waiting counts: [HealthCategory: Int]) {
    for (category, count) in counts { categories[category]?.waiting = count }
  }
}

/// The samples that were deleted from Apple Health, for recognizing those that are restored.
struct DeletedSamples {
  private struct Key: Hashable {
    let category: HealthCategory
    let source: String
    let start: Int64
    let end: Int64

    init(_ sample: HealthSample) {
      category = sample.category
      source = sample.source
      start = sample.start.secondsSince1970
      end = sample.end
    }
  }

  private var rows: [Key: [MirroredSample]] = [:]

  /// Reads the deleted samples that new samples could match.
  init(around samples: [HealthSample], in database: Database) throws {
    let instants = samples.lazy.map(\.start.secondsSince1970)
    guard let first = instants.min(), let last = instants.max() else { return }
    let deleted = try MirrorRows(database: database).removed(in: first...last)
    rows = Dictionary(grouping: deleted) { Key($0.sample) }
  }

  /// Returns the deleted sample that matches a new one, and removes it from the candidates.
  mutating func removeMatch(for sample: HealthSample) -> MirroredSample? {
    let key = Key(sample)
    guard let place = rows[key]?.firstIndex(where: { $0.sample.hasValue(of: sample) }) else {
      return nil
    }
    return rows[key]?.remove(at: place)
  }
}
