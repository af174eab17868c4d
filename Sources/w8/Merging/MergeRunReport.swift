import WeightCore
import WeightStore

/// The JSON output of `w8 merge`.
struct MergeRunReport: Encodable {
  fileprivate struct Log: Encodable {
    let file: String
    let added: Int
    let changed: Int
    let deleted: Int
    let restored: Int
    let unreadable: Int
    let healthSamples: Int
    let isDamaged: Bool
    let settings: [Setting]
    let movedTo: Nullable<String>
  }

  fileprivate struct Setting: Encodable {
    let name: String
    let own: Nullable<String>
    let other: Nullable<String>
    let isTaken: Bool
  }

  private struct Failure: Encodable {
    let file: String
    let code: String
  }

  private let dryRun: Bool
  private let added: Int
  private let changed: Int
  private let deleted: Int
  private let restored: Int
  private let logs: [Log]
  private let failures: [Failure]
  private let conflicts: [MergeConflictReport]

  init(_ run: MergeRun, isDryRun: Bool) {
    dryRun = isDryRun
    let logs = run.report.logs
    added = logs.reduce(0) { $0 + $1.added }
    changed = logs.reduce(0) { $0 + $1.changed }
    deleted = logs.reduce(0) { $0 + $1.deleted }
    restored = logs.reduce(0) { $0 + $1.restored }
    self.logs = logs.map { Log($0, movedTo: run.putAway[$0.path]) }
    failures = run.failures.map { Failure(file: $0.path, code: $0.code.rawValue) }
    conflicts = run.conflicts.map(MergeConflictReport.init)
  }
}

extension MergeRunReport.Log {
  fileprivate init(_ log: MergedLog, movedTo path: String?) {
    file = log.path
    added = log.added
    changed = log.changed
    deleted = log.deleted
    restored = log.restored
    unreadable = log.unreadable
    healthSamples = log.samples
    isDamaged = log.isDamaged
    settings = log.settings.map { setting in
      MergeRunReport.Setting(
        name: setting.name.rawValue,
        own: Nullable(setting.own),
        other: Nullable(setting.other),
        isTaken: setting.isTaken
      )
    }
    movedTo = Nullable(path)
  }
}

/// The JSON representation of an entry that was changed in two logs.
struct MergeConflictReport: Encodable {
  private let kept: EntryReport
  private let other: EntryReport

  init(_ conflict: MergeConflict) {
    kept = EntryReport(conflict.entry)
    other = EntryReport(conflict.other, id: conflict.entry.id)
  }
}

/// The JSON output of `w8 merge --take`.
struct MergeTakeReport: Encodable {
  private let dryRun: Bool
  private let taken: [MergeConflictReport]

  init(_ conflicts: [MergeConflict], isDryRun: Bool) {
    dryRun = isDryRun
    taken = conflicts.map(MergeConflictReport.init)
  }
}
