import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The messages of `w8 merge`.
struct MergeMessages {
  private let run: MergeRun
  private let notation: MassNotation
  private let isTrial: Bool

  init(_ run: MergeRun, _ notation: MassNotation, isTrial: Bool) {
    self.run = run
    self.notation = notation
    self.isTrial = isTrial
  }

  /// The lines: each log, the copies that were put away, problems, and conflicts.
  var lines: [String] {
    let isIdle = run.report.logs.isEmpty && run.failures.isEmpty
    return (isIdle ? [Self.nothing] : []) + run.report.logs.flatMap(lines) + failures
      + MergeConflictLines(run.conflicts, notation).lines
  }

  private static var nothing: String {
    String(
      localized: "There are no copies of the log to merge.",
      comment: "After 'w8 merge': no sync program has left a copy"
    )
  }

  private func lines(of log: MergedLog) -> [String] {
    var lines = log.isUnchanged ? [Self.nothingNew(log.path)] : [heading(log.path)]
    lines += counts(of: log).map { "  " + $0 }
    lines += log.settings.map { "  " + text(of: $0) }
    lines += problems(of: log).map { "  " + $0 }
    if let path = run.putAway[log.path] { lines.append("  " + Self.putAway(path)) }
    return lines
  }

  private func heading(_ path: String) -> String {
    isTrial
      ? String(
        localized: "Would merge '\(path)':",
        comment: "After 'w8 merge --dry-run': the path of a file; counts follow, one a line"
      )
      : String(
        localized: "Merged '\(path)':",
        comment: "After 'w8 merge': the path of a file; counts follow, one a line"
      )
  }

  private static func nothingNew(_ path: String) -> String {
    String(
      localized: "The log already has everything in '\(path)'.",
      comment: "After 'w8 merge': the path of a file"
    )
  }

  private func counts(of log: MergedLog) -> [String] {
    var lines: [String] = []
    if log.added > 0 {
      lines.append(
        String(localized: "\(log.added) entries added", comment: "After 'w8 merge': a count")
      )
    }
    if log.changed > 0 {
      lines.append(
        String(localized: "\(log.changed) entries changed", comment: "After 'w8 merge': a count")
      )
    }
    if log.deleted > 0 {
      lines.append(
        String(localized: "\(log.deleted) entries deleted", comment: "After 'w8 merge': a count")
      )
    }
    if log.restored > 0 {
      lines.append(
        String(
          localized: "\(log.restored) deleted entries back in the log",
          comment: "After 'w8 merge': a count of entries that were edited or restored elsewhere"
        )
      )
    }
    if log.samples > 0 {
      lines.append(
        String(
          localized: "\(log.samples) samples of Apple Health",
          comment: "After 'w8 merge': a count of measurements that the other log had read"
        )
      )
    }
    return lines
  }

  private func text(of setting: MergedSetting) -> String {
    let name = setting.name.rawValue
    let (own, other) = (value(setting.own, of: setting), value(setting.other, of: setting))
    return setting.isTaken
      ? String(
        localized: "setting '\(name)': \(other), which was set later; in this log, it was \(own)",
        comment: "After 'w8 merge': the name of a setting, and its values in the two logs"
      )
      : String(
        localized: "setting '\(name)': \(own) stays; it was set before in the other log: \(other)",
        comment: "After 'w8 merge': the name of a setting, and its values in the two logs"
      )
  }

  /// Returns a value as 'w8 settings' shows it.
  private func value(_ text: String?, of setting: MergedSetting) -> String {
    let settings = Settings(text.map { [setting.name.rawValue: $0] } ?? [:])
    return SettingsTable(settings, notation).value(of: setting.name)
  }

  private func problems(of log: MergedLog) -> [String] {
    var lines: [String] = []
    if log.isDamaged {
      lines.append(
        String(
          localized: "The file is damaged: only entries that were missing here were added.",
          comment: "After 'w8 merge'"
        )
      )
    }
    if log.unreadable > 0 {
      lines.append(
        String(
          localized: "\(log.unreadable) entries of the file cannot be read.",
          comment: "After 'w8 restore --rescue'"
        )
      )
    }
    return lines
  }

  private static func putAway(_ path: String) -> String {
    String(
      localized: "The copy is now '\(path)'.",
      comment: "After 'w8 merge': the path to which a merged file was moved"
    )
  }

  private var failures: [String] {
    run.failures.map { error in
      String(
        localized: "Not merged: \(error.message(in: .current))",
        comment: "After 'w8 merge': a sentence about a file"
      )
    }
  }
}
