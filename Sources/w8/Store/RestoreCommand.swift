import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import SystemPackage
import WeightCore
import WeightPresentation
import WeightStore

/// The command that replaces the log by a backup, or saves what a damaged log still contains.
struct RestoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restore",
      abstract: .restoreAbstract,
      discussion: .restoreDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.restorePath, valueName: .sharedOutputValue), completion: .file())
  var path: String

  @Flag(help: ArgumentHelp(.restoreRescue))
  var rescue = false

  @Flag(help: ArgumentHelp(.sharedYes))
  var yes = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    // The log may be one that cannot be opened.
    let session = try Session(global, readsSettings: false)
    let file = FileSystem.absolutePath(of: path)
    guard FileSystem.kind(of: file) != nil else {
      throw FileError(.system(.noSuchFileOrDirectory), .read, path: path)
    }
    if rescue { return try addEntries(of: file, in: session) }
    let backup = try backup(in: file)
    let count = try? session.read { try $0.count() } ?? 0
    if !changes.dryRun { try confirm(backup, replacing: count, in: session) }
    let saved =
      changes.dryRun ? nil : try backup.restore(to: session.location, at: session.now)
    if !changes.dryRun { session.publishWidgets() }
    if global.json {
      let report = RestoreReport(
        entries: backup.entries,
        saved: saved,
        damaged: 0,
        isDryRun: changes.dryRun
      )
      return try session.console.print(json: report)
    }
    session.printStatus(Texts.restored(backup.entries, isTrial: changes.dryRun))
    if let saved { session.printStatus(Texts.saved(saved)) }
  }

  /// Returns the intact backup in a file.
  ///
  /// - Throws: ``CommandFailure`` if the file is no backup, or is damaged.
  private func backup(in file: String) throws -> StoreBackup {
    do throws(StoreError) {
      return try StoreBackup.checked(file)
    } catch {
      guard error.isAboutContent else { throw error }
      let isDamaged = error.code == .damaged
      throw CommandFailure(
        error.message(in: .current),
        hint: isDamaged ? Texts.rescueHint(path) : nil,
        status: .data,
        code: error.code.rawValue
      )
    }
  }

  /// Prompts for confirmation before a log with entries is replaced.
  ///
  /// - Parameters:
  ///   - backup: The backup.
  ///   - count: The number of entries in the log, or `nil` if it cannot be read.
  ///   - session: The session.
  /// - Throws: ``CommandFailure`` without a terminal; the exit status of a canceled command if the
  ///   answer is no.
  private func confirm(_ backup: StoreBackup, replacing count: Int?, in session: Session) throws {
    guard !yes, count != 0 else { return }
    let console = session.console
    guard !global.json, console.isInputTerminal else {
      throw CommandFailure(
        String(localized: .restoreNotConfirmed),
        hint: String(localized: .restoreYesHint),
        status: .usage
      )
    }
    if let latest = backup.latest {
      console.printStatus(Texts.contents(backup.entries, latest))
    }
    guard console.ask(Texts.question(count)).map(Answer.isYes) ?? false else {
      console.printStatus(String(localized: .restoreUnchanged))
      throw ExitStatus.findings
    }
  }

  /// Adds the entries that can be read from a damaged log.
  private func addEntries(of file: String, in session: Session) throws {
    let rescue = try StoreRescue(reading: file)
    let candidates = rescue.candidates
    let add = { (store: WeightStore) in
      try store.add([candidates], at: session.now, onlyAdds: true, isTrial: changes.dryRun)
    }
    let counts = try changes.dryRun ? session.read(add) : session.write(add)
    let added = counts?.first?.added ?? candidates.count
    if global.json {
      let report = RestoreReport(
        entries: added,
        saved: nil,
        damaged: rescue.damagedCount,
        isDryRun: changes.dryRun
      )
      try session.console.print(json: report)
    } else {
      session.printStatus(Texts.rescued(added, of: candidates.count, isTrial: changes.dryRun))
      if rescue.damagedCount > 0 { session.printStatus(Texts.damaged(rescue.damagedCount)) }
      if rescue.hasUnreadableParts { session.printStatus(String(localized: .restoreUnreadable)) }
    }
    if rescue.damagedCount > 0 || rescue.hasUnreadableParts { throw ExitStatus.findings }
  }

  private enum Texts {
    static func contents(_ count: Int, _ latest: WeightEntry) -> String {
      String(
        localized:
          "The backup, up to \(latest.moment, format: TimestampFormat()), has \(count) entries.",
        comment: "Before 'w8 restore': a date and time, and the number of entries"
      )
    }
    static func question(_ count: Int?) -> String {
      guard let count else {
        return String(
          localized: "The log cannot be read. Replace it by the backup? [y/N]",
          comment: "Question of 'w8 restore'; the translation of y is also a valid answer"
        )
      }
      return String(
        localized: "Replace the log with its \(count) entries by the backup? [y/N]",
        comment: "Question of 'w8 restore'; the translation of y is also a valid answer"
      )
    }
    static func rescueHint(_ path: String) -> String {
      String(
        localized:
          "To add the entries that can still be read to your log, run: \("w8 restore \(ShellWord.quoted(path)) --rescue")",
        comment: "Hint: a backup is damaged; the argument is a command"
      )
    }
    static func restored(_ count: Int, isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "The log would have the \(count) entries of the backup.",
          comment: "After 'w8 restore --dry-run'"
        )
        : String(
          localized: "The log has the \(count) entries of the backup.",
          comment: "After 'w8 restore'"
        )
    }
    static func saved(_ path: String) -> String {
      String(
        localized: "The former log is in '\(path)'.",
        comment: "After 'w8 restore': the path of a file"
      )
    }
    static func rescued(_ added: Int, of count: Int, isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "Would add \(added) entries; the file has \("\(count)") that can be read.",
          comment: "After 'w8 restore --rescue --dry-run': numbers of entries"
        )
        : String(
          localized: "Added \(added) entries; the file has \("\(count)") that can be read.",
          comment: "After 'w8 restore --rescue': numbers of entries"
        )
    }
    static func damaged(_ count: Int) -> String {
      String(
        localized: "\(count) entries of the file cannot be read.",
        comment: "After 'w8 restore --rescue'"
      )
    }
  }
}

/// The JSON output of `w8 restore`.
struct RestoreReport: Encodable {
  private let dryRun: Bool
  private let entries: Int
  private let damaged: Int
  private let formerLog: Nullable<String>

  init(entries: Int, saved: String?, damaged: Int, isDryRun: Bool) {
    self.entries = entries
    self.damaged = damaged
    formerLog = Nullable(saved)
    dryRun = isDryRun
  }
}
