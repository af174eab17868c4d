import GRDB
import WeightCore

/// A merge of other logs, in the transaction of the caller.
///
/// Every part of a log is merged by a rule that does not depend on the order of merges:
/// - Entries: see ``EntryState``.
/// - Settings, including the goal: the value that was set last. The values of both logs are reported.
/// - Milestones, and identifiers of imported quick entries: those of both logs.
/// - Samples of Apple Health, including body fat that waits for a weight: those of both logs. If both
///   have a sample, the log that read the later export is right.
/// - Anchors of Apple Health: the one of the later export. The next sync compares everything.
/// - Whether Apple Health is on, files that the watch has processed, the identifier of the log and
///   the history for `undo`: those of this log. They say what happened on this computer.
struct LogMerge {
  let database: Database
  let moment: Timestamp
  private(set) var report = MergeReport()
  private var step: Int64?
  private var added: ClosedRange<Int64>?
  /// The values that were not kept, by entry.
  private var losers: [WeightEntry.ID: [WeightEntry.Draft]] = [:]

  init(database: Database, moment: Timestamp) {
    self.database = database
    self.moment = moment
  }

  /// Merges logs one after the other.
  mutating func merge(_ logs: [OtherLog]) throws {
    let contents = try logs.map { try $0.content() }
    // These entries were never in this log, so there is nothing to undo.
    for content in contents { try insertDeleted(content) }
    for (log, content) in zip(logs, contents) {
      var result = MergedLog(log)
      result.unreadable = content.unreadable
      try merge(content, of: log, &result)
      if !log.isDamaged { try mergeOthers(of: log, &result) }
      report.logs.append(result)
    }
    try finish()
  }

  /// Returns the step of the journal, which is begun at the first change.
  mutating func beginStep() throws -> Int64 {
    if let step { return step }
    let begun = try Journal(database: database).begin(.merge, at: moment)
    step = begun
    return begun
  }

  private mutating func mergeOthers(of log: OtherLog, _ result: inout MergedLog) throws {
    result.settings = try mergeSettings(of: log)
    result.others = try mergeMilestones(of: log) + mergePending(of: log)
    let samples = try SampleMerge(log, into: database)
    if samples.hasChanges { result.samples = try samples.write(in: beginStep()) }
  }

  private mutating func finish() throws {
    if let added { try Journal(database: database).note(added: added, in: beginStep()) }
    guard let step else { return }
    try MergeJournal(database: database).finish(step)
    let ids = losers.keys.sorted { $0.rawValue < $1.rawValue }
    let entries = try EntryRows(database: database).entries(ids.map(\.rawValue))
    let numbered = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    report.conflicts = ids.flatMap { id in
      (losers[id] ?? [])
        .compactMap { other in numbered[id].map { MergeConflict(entry: $0, other: other) } }
    }
  }
}

// MARK: - Entries

extension LogMerge {
  private var rows: EntryStateRows { EntryStateRows(database: database) }

  /// Adds the deleted entries that this log never had, because a third log may still have them.
  private func insertDeleted(_ content: OtherLog.Content) throws {
    for entry in content.entries {
      guard let version = entry.version, version.isDeleted, !entry.isWithdrawn,
        try rows.entry(entry.identifier) == nil
      else { continue }
      _ = try rows.insert(version, entry.identifier)
    }
  }

  private mutating func merge(
    _ content: OtherLog.Content,
    of log: OtherLog,
    _ result: inout MergedLog
  ) throws {
    let number = try MergeJournal(database: database).unusedNumber()
    for entry in content.entries {
      // An entry that the other log has withdrawn is not added, but its edits and restorations count.
      guard let version = entry.isWithdrawn ? entry.version?.withoutDeletion : entry.version
      else { continue }
      guard let own = try rows.entry(entry.identifier) else {
        guard !entry.isWithdrawn else { continue }
        let id = try rows.insert(version, entry.identifier)
        added = (added?.lowerBound ?? id.rawValue)...id.rawValue
        result.added += 1
        continue
      }
      // A damaged file may have values that the user did not enter.
      guard !log.isDamaged else { continue }
      guard let ownVersion = own.version, !own.isWithdrawn else {
        // The former edits and restorations of a withdrawn entry count, but not its deletion.
        guard !entry.isWithdrawn else { continue }
        let merged = own.version?.withoutDeletion.merged(with: version) ?? version
        try set(own.id, to: merged)
        if !merged.isDeleted { result.added += 1 }
        continue
      }
      let merged = ownVersion.merged(with: version)
      if !entry.isWithdrawn {
        try noteConflict(own.id, ownVersion, entry, merged, of: log, under: number)
      }
      guard merged != ownVersion else { continue }
      try set(own.id, to: merged)
      result.count(from: ownVersion, to: merged)
    }
  }

  private mutating func set(_ id: WeightEntry.ID, to version: EntryState) throws {
    try Journal(database: database).keep(id, in: beginStep())
    try rows.set(id, to: version)
  }

  /// Records the values that are not kept, unless they are only an earlier version of those that are.
  private mutating func noteConflict(
    _ id: WeightEntry.ID,
    _ own: EntryState,
    _ other: EntryStateRows.Stored,
    _ merged: EntryState,
    of log: OtherLog,
    under number: Int64
  ) throws {
    guard !merged.isDeleted, let version = other.version, !own.draft.hasValues(of: version.draft)
    else { return }
    let isOwnKept = !own.losesValues(to: version)
    let loser = isOwnKept ? version : own
    let history =
      try isOwnKept
      ? rows.history(of: id)
      : log.read { try EntryStateRows(database: $0).history(of: other.id) }
    guard !history.contains(where: loser.isSameEdit) else { return }
    try MergeJournal(database: database).note(id, loser, under: number, in: beginStep())
    losers[id, default: []].append(loser.draft)
  }
}

extension MergedLog {
  fileprivate mutating func count(from own: EntryState, to merged: EntryState) {
    switch (own.isDeleted, merged.isDeleted) {
    case (false, true): deleted += 1
    case (true, false): restored += 1
    case (false, false): changed += own.draft == merged.draft ? 0 : 1
    case (true, true): break
    }
  }
}
