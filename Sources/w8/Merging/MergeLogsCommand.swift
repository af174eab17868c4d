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
      abstract: .mergeLogsAbstract,
      discussion: .mergeLogsDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.mergeLogsFiles, valueName: .sharedOutputValue), completion: .file())
  var files: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(.mergeLogsTake, valueName: .deleteEntryValue)
  )
  var take: [String] = []

  @Flag(help: ArgumentHelp(.mergeLogsTakeAll))
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
