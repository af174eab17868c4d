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
      abstract: .backupAbstract,
      discussion: .backupDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.backupPath, valueName: .sharedPathValue), completion: .file())
  var path: String?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session(global, readsSettings: false)
    guard let store = try session.log.existing() else {
      throw CommandFailure(String(localized: .backupNoLog), status: .noInput, code: "no-log")
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
