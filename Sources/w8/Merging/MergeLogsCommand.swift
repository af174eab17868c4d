import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that merges other logs into the log.
struct MergeLogsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.files, valueName: Texts.fileValue), completion: .file())
  var files: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(Texts.take, valueName: DeleteCommand.Texts.entryValue)
  )
  var take: [String] = []

  @Flag(help: ArgumentHelp(Texts.takeAll))
  var takeAll = false

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func validate() throws {
    if takeAll && !take.isEmpty { throw ValidationError(Texts.allWithEntries) }
    if !files.isEmpty && (takeAll || !take.isEmpty) {
      throw ValidationError(Texts.filesWithEntries)
    }
  }

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    if takeAll || !take.isEmpty {
      let values = MergedValues(session: session, isTrial: changes.dryRun, isJSON: global.json)
      return try values.take(takeAll ? nil : take)
    }
    let copies = try ConflictingCopies.paths(of: session.location)
    var run = MergeRun(session: session, isTrial: changes.dryRun)
    try run.read(files, copies: copies)
    try run.merge()
    run.putAway(copies)
    let open = try session.read { try $0.mergeConflicts() } ?? []
    // After a dry run, the conflicts that it found are not in the log.
    run.conflicts = changes.dryRun ? run.report.conflicts : open
    if global.json {
      try session.console.print(json: MergeRunReport(run, isDryRun: changes.dryRun))
    } else {
      let messages = MergeMessages(run, session.notation, isTrial: changes.dryRun)
      for line in messages.lines { session.printStatus(line) }
    }
    if run.needsAttention { throw ExitStatus.findings }
  }
}

// MARK: - Texts

extension MergeLogsCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Merge another copy of the log into it.", comment: "Help of w8 merge")
    }
    static var discussion: String {
      String(
        localized: """
          If two computers change a log in a synced folder at the same time, Syncthing, Dropbox or \
          Nextcloud keeps both files. Without an argument, 'w8 merge' reads all of these copies \
          and then moves them to the subfolder 'merged'. With an argument, it reads the log of \
          another computer, or a backup, and leaves the file as it is.

          Every entry is in the log once. If it was edited in both, the version with more edits \
          is kept, or else the later one; w8 shows both, and '--take' uses the other one. An entry \
          that was deleted in one log stays deleted unless it was edited in the other one \
          afterwards. To undo the merge, run 'w8 undo'.

          Examples:
            w8 merge --dry-run
            w8 merge
            w8 merge /media/usb/w8/default.store
            w8 merge --take 12
          """,
        comment: "Help of w8 merge. Do not translate commands, names of programs, and 'merged'"
      )
    }
    static var files: String {
      String(
        localized: "Other logs. (default: the copies that a sync program left next to the log)",
        comment: "Help of the argument of w8 merge"
      )
    }
    static var fileValue: String {
      String(localized: "file", comment: "Help: placeholder for the name of a file, one word")
    }
    static var take: String {
      String(
        localized:
          "Use the values that were not kept for these entries: their numbers in 'w8 list', or their dates.",
        comment: "Help of w8 merge --take"
      )
    }
    static var takeAll: String {
      String(
        localized:
          "Use the values that were not kept for all entries that were edited in two logs.",
        comment: "Help of w8 merge --take-all"
      )
    }
    static var allWithEntries: String {
      String(
        localized: "Use either \("--take") or \("--take-all").",
        comment: "Error of 'w8 merge'; the arguments are options"
      )
    }
    static var filesWithEntries: String {
      String(
        localized: "Merge the files first, and then use \("--take").",
        comment: "Error of 'w8 merge'; the argument is an option"
      )
    }
  }
}
