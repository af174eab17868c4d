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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.path, valueName: Texts.pathValue), completion: .healthExports)
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
    static var abstract: String {
      String(
        localized: "Read the first export, and turn Apple Health on.",
        comment: "Help of w8 health enable"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Reads an export from your iPhone: the original file (export.zip), the folder with the \
          unpacked files, or export.xml. To learn how to get one, run 'w8 health --help'.

          w8 reads your weights and, with '--category body-mass,body-fat', also your body fat: the \
          value, the time and the name of the app or scale. It stores no other data and sends no \
          data anywhere. --since skips values from before a given day.

          Apple Health is turned on only after everything has been read. To undo the import, run \
          'w8 undo'.

          Examples:
            w8 health enable export.zip
            w8 health enable export.zip --category body-mass,body-fat
            w8 health enable Downloads/export.zip --since 2026-01-01 --dry-run
          """,
        comment: "Help of w8 health enable. Do not translate commands and names of files"
      )
    }
    static var path: String {
      String(
        localized: "The export: a zip, a folder or an XML file.",
        comment: "Help of the argument of w8 health enable"
      )
    }
    static var pathValue: String {
      String(localized: "path", comment: "Help: placeholder for the path of a file, one word")
    }
    static func explanation(_ categories: Set<HealthCategory>) -> String {
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
    }
    static var isOn: String {
      String(
        localized: "Apple Health is on. For each new export, run: \("w8 health sync")",
        comment: "After 'w8 health enable'; the argument is a command"
      )
    }
  }
}
