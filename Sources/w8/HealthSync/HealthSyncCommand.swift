import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that syncs the log with an Apple Health export.
struct HealthSyncCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.path, valueName: Texts.pathValue), completion: .healthExports)
  var path: String?

  @OptionGroup var reading: HealthReadingOptions
  @OptionGroup var span: HealthSpanOptions
  @OptionGroup var answers: HealthConsentOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, isTrial: changes.dryRun)
    let keeper = HealthStateStore(session)
    let state = try keeper.state()
    let categories = try reading.categories() ?? state.categories
    guard state.isEnabled, let place = path ?? state.path else {
      throw path.map { HealthFailure(.notEnabled, $0) } ?? HealthFailure(.notAvailable)
    }
    var run = HealthSyncRun(session: session, categories: categories)
    run.firstDay = try span.firstDay(former: state.firstDay, in: session)
    run.homeTimeZone = try reading.zone.homeTimeZone()
    run.consent = answers.consent
    run.isTrial = changes.dryRun
    run.mayAsk = !global.json
    run.interruption = InterruptSignal()
    let result = try run.run(place)
    if !changes.dryRun, run.firstDay != state.firstDay || categories != state.categories {
      try keeper.change { state in
        state.firstDay = run.firstDay
        state.categories = categories
      }
    }
    if !changes.dryRun, let store = try session.log.existing() {
      let path = FileSystem.absolutePath(of: place)
      try HealthWatchNotes(store: store).resolve(path, at: session.now)
    }
    try result.report(global, in: session)
    if result.hasFindings { throw ExitStatus.findings }
  }

  private enum Texts {
    static var abstract: String {
      String(
        localized: "Import changes from Apple Health.",
        comment: "Help of w8 health sync"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Compares an export with the previous one: adds new values, updates values that changed \
          on the iPhone, and deletes values that were deleted there. Entries that you have logged, \
          edited or deleted here remain unchanged. To undo the whole sync, run 'w8 undo'.

          w8 asks before it deletes many values, before it goes back to an older export, and when \
          an app or a scale seems to have a new name. If an export is incomplete, w8 adds the new \
          values and deletes nothing.

          With --since, only values from that day on are added; --all adds the rest.

          The exit code is 1 if records were skipped or if something was not deleted.

          Examples:
            w8 health sync
            w8 health sync Downloads/export.zip --dry-run
            w8 health sync --since 2026-01-01
            w8 health sync old/export.zip --force-older
          """,
        comment: "Help of w8 health sync. Do not translate commands"
      )
    }
    static var path: String {
      String(
        localized: "The export. (default: the one passed to 'w8 health enable')",
        comment: "Help of the argument of w8 health sync"
      )
    }
    static var pathValue: String {
      String(localized: "path", comment: "Help: placeholder for the path of a file, one word")
    }
  }
}
