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
      abstract: .healthSyncAbstract,
      discussion: .healthSyncDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.healthSyncPath, valueName: .sharedPathValue),
    completion: .healthExports
  )
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
}
