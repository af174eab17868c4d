import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that copies the whole log to one file.
struct BackupCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "backup",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.path, valueName: Texts.pathValue), completion: .file())
  var path: String?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session(global, readsSettings: false)
    guard let store = try session.log.existing() else {
      throw CommandFailure(Texts.noLog, status: .noInput, code: "no-log")
    }
    let target = target(at: session.now)
    if changes.dryRun {
      let report = BackupReport(path: target, entries: try store.count(), isDryRun: true)
      if global.json { return try session.console.print(json: report) }
      return session.printStatus(WrittenFile.sentence(target, isTrial: true))
    }
    try overwriting.check(target, on: session.console, mayAsk: !global.json)
    let backup = try store.backUp(to: FileSystem.absolutePath(of: target))
    if global.json {
      let report = BackupReport(path: target, entries: backup.entries, isDryRun: false)
      return try session.console.print(json: report)
    }
    session.printStatus(Texts.written(backup.entries, target))
  }

  /// Returns the path of the file: the one that was named, or a dated name in the named folder.
  private func target(at moment: Timestamp) -> String {
    let name = "w8-\(StoreBackup.suffix(of: moment)).backup"
    guard let path else { return name }
    return FileSystem.kind(of: path) == .folder ? FileSystem.join(path, name) : path
  }

  private enum Texts {
    static var abstract: String {
      String(localized: "Copy the whole log to one file.", comment: "Help of w8 backup")
    }
    static var discussion: String {
      String(
        localized: """
          The file contains everything: entries, settings, the goal, the change history and the \
          state of Apple Health. w8 reads the copy back and compares it with the log. To restore \
          it, run 'w8 restore'.

          Examples:
            w8 backup
            w8 backup ~/Backups
            w8 backup before-the-trip.backup
          """,
        comment: "Help of w8 backup. Do not translate commands"
      )
    }
    static var path: String {
      String(
        localized: "The file, or a folder. (default: a dated file in the current folder)",
        comment: "Help of the argument of w8 backup"
      )
    }
    static var pathValue: String {
      String(localized: "path", comment: "Help: placeholder for the path of a file, one word")
    }
    static var noLog: String {
      String(localized: "There is no log to back up.", comment: "Error of 'w8 backup'")
    }
    static func written(_ count: Int, _ path: String) -> String {
      String(
        localized: "The backup with \(count) entries is in '\(path)'.",
        comment: "After 'w8 backup': the number of entries, and the path of a file"
      )
    }
  }
}

/// The JSON output of `w8 backup`.
struct BackupReport: Encodable {
  let path: String
  let entries: Int
  let dryRun: Bool

  init(path: String, entries: Int, isDryRun: Bool) {
    self.path = path
    self.entries = entries
    dryRun = isDryRun
  }
}
