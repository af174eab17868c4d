import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that moves the log to the location that is shared with other programs.
struct StoreMigrateCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "migrate",
      abstract: .storeMigrateAbstract,
      discussion: .storeMigrateDiscussion
    )
  }

  @Flag(help: ArgumentHelp(.storeMigrateRetry))
  var retry = false

  @Flag(help: ArgumentHelp(.storeMigratePurgeOld))
  var purgeOld = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    guard !retry || !purgeOld else { throw CommandFailure.retryAndPurge }
    // The log may be one that cannot be opened.
    let session = try Session(global, readsSettings: false)
    if purgeOld { try purge(in: session) } else { try move(in: session) }
  }

  private func move(in session: Session) throws {
    let outcome = try outcome(in: session)
    if case .refused(let refusal) = outcome { throw CommandFailure(refusal) }
    if !changes.dryRun { session.publishWidgets() }
    let report = StoreMigrateReport(outcome, at: session.location, isDryRun: changes.dryRun)
    if global.json { return try session.console.print(json: report) }
    if case .alreadyShared(_, let leftOut) = outcome {
      for refusal in leftOut { session.console.printStatus(refusal.warning) }
    }
    let sentences = StoreMigrationMessages(session.location, isTrial: changes.dryRun)
    for line in sentences.lines(outcome) { session.printStatus(line) }
  }

  private func outcome(in session: Session) throws -> StoreMigrationOutcome {
    let move = StoreMigration(session.location)
    let line = global.json ? nil : session.console.progressLine
    defer { line?.clear() }
    do {
      if changes.dryRun { return try move.trial(isRetry: retry) }
      return try move.run(isRetry: retry, at: session.now) { progress in
        line?.show(StoreMigrationMessages.text(of: progress))
      }
    } catch {
      // Widgets show that the log is not at its location.
      if !changes.dryRun { session.publishWidgets() }
      throw CommandFailure(moving: error)
    }
  }

  private func purge(in session: Session) throws {
    let files: [String]
    switch try StoreMigration(session.location).purge(isTrial: changes.dryRun) {
    case .purged(let purged): files = purged
    case .refused(let refusal): throw CommandFailure(refusal)
    }
    if global.json {
      let report = StoreMigrateReport(
        purged: files,
        at: session.location,
        isDryRun: changes.dryRun
      )
      return try session.console.print(json: report)
    }
    let sentences = StoreMigrationMessages(session.location, isTrial: changes.dryRun)
    for line in sentences.lines(purged: files) { session.printStatus(line) }
  }
}

/// The JSON output of `w8 store migrate`.
struct StoreMigrateReport: Encodable {
  private let dryRun: Bool
  private let outcome: String
  private let log: String
  private let former: String
  private let removed: [String]
  private let settings: [String]
  private let settingsSkipped: [String]

  init(_ outcome: StoreMigrationOutcome, at location: StoreLocation, isDryRun: Bool) {
    dryRun = isDryRun
    log = location.shared.database
    former = location.database
    removed = []
    switch outcome {
    case .moved: self.outcome = "moved"
    case .alreadyMoved: self.outcome = "alreadyMoved"
    case .noLog: self.outcome = "noLog"
    case .alreadyShared: self.outcome = "alreadyShared"
    case .refused: self.outcome = "refused"
    }
    guard case .alreadyShared(let taken, let leftOut) = outcome else {
      (settings, settingsSkipped) = ([], [])
      return
    }
    settings = taken.map(\.rawValue)
    settingsSkipped = leftOut.map(\.name.rawValue)
  }

  init(purged files: [String], at location: StoreLocation, isDryRun: Bool) {
    dryRun = isDryRun
    outcome = "purged"
    log = location.shared.database
    former = location.database
    removed = files
    (settings, settingsSkipped) = ([], [])
  }
}
