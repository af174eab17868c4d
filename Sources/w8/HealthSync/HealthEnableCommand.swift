import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that turns on the sync with Apple Health after the first export was read.
struct HealthEnableCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "enable",
      abstract: .healthEnableAbstract,
      discussion: .healthEnableDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.healthEnablePath, valueName: .sharedPathValue),
    completion: .healthExports
  )
  var path: String

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
    let firstDay = try span.firstDay(former: state.firstDay, in: session)
    if !global.json { session.printStatus(Texts.explanation(categories)) }
    session.console.flush()
    let result = try sync(categories, since: firstDay, in: session)
    if !changes.dryRun { try turnOn(categories, since: firstDay, keeper) }
    try result.report(global, in: session)
    if !global.json, !changes.dryRun { session.printStatus(Texts.isOn) }
    if result.hasFindings { throw ExitStatus.findings }
  }

  private func sync(
    _ categories: Set<HealthCategory>,
    since firstDay: CalendarDay?,
    in session: Session
  ) throws -> HealthSyncResult {
    var run = HealthSyncRun(session: session, categories: categories)
    run.firstDay = firstDay
    run.homeTimeZone = try reading.zone.homeTimeZone()
    run.consent = answers.consent
    run.isTrial = changes.dryRun
    run.mayAsk = !global.json
    run.interruption = InterruptSignal()
    do {
      return try run.run(path)
    } catch {
      guard error.isReason else { throw error }
      throw HealthFailure(.authorizationFailed, path, because: error)
    }
  }

  private func turnOn(
    _ categories: Set<HealthCategory>,
    since firstDay: CalendarDay?,
    _ keeper: HealthStateStore
  ) throws(HealthFailure) {
    let place = FileSystem.absolutePath(of: path)
    try keeper.change { state in
      state.isEnabled = true
      state.path = place
      state.categories = categories
      state.firstDay = firstDay
    }
  }

  private enum Texts {
    static func explanation(_ categories: Set<HealthCategory>) -> String {
      let others = HealthCategory.allCases.filter {
        categories.contains($0) && $0 != .bodyMass && $0 != .bodyFat
      }
      let names = others.map { $0.name() }.joined(separator: ", ")
      let usual =
        categories.contains(.bodyFat)
        ? String(
          localized:
            "w8 reads your weights and your body fat: values, times and the names of apps and scales. Nothing else in the export is kept, and nothing leaves this computer.",
          comment: "Before the first export of Apple Health is read"
        )
        : String(
          localized:
            "w8 reads your weights: values, times and the names of apps and scales. Nothing else in the export is kept, and nothing leaves this computer.",
          comment: "Before the first export of Apple Health is read"
        )
      guard !others.isEmpty else { return usual }
      return usual + " "
        + String(
          localized: "It also reads: \(names)",
          comment: "Before an export of Apple Health is read: kinds of data"
        )
    }
    static var isOn: String {
      String(
        localized: "Apple Health is on. For each new export, run: \("w8 health sync")",
        comment: "After 'w8 health enable'; the argument is a command"
      )
    }
  }
}
