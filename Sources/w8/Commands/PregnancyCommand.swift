import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Shows, sets and forgets the pregnancy that is followed.
struct PregnancyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pregnancy",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Option(help: ArgumentHelp(Texts.height, valueName: Texts.heightValue))
  var height: String?

  @Option(help: ArgumentHelp(Texts.before, valueName: LogCommand.Texts.weightValue))
  var before: String?

  @Option(help: ArgumentHelp(Texts.due, valueName: LogCommand.Texts.dateValue))
  var due: String?

  @Flag(help: ArgumentHelp(Texts.twins))
  var twins = false

  @Flag(help: ArgumentHelp(Texts.noTwins))
  var noTwins = false

  @Flag(help: ArgumentHelp(Texts.clear))
  var clear = false

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  private var isSet: Bool {
    height != nil || before != nil || due != nil || twins || noTwins
  }

  func run() throws {
    guard !clear || !isSet else { throw CommandFailure.pregnancyAndClear }
    guard !twins || !noTwins else { throw CommandFailure.twinsAndNone }
    let session = try Session(global, units, isTrial: changes.dryRun)
    let standing = try session.standing(time)
    var settings = session.settings
    if clear { settings.pregnancy = nil }
    if isSet {
      settings.pregnancy = try PregnancyArguments(session, today: standing.today)
        .profile(
          height: height,
          before: before,
          due: due,
          twins: twins ? true : noTwins ? false : nil
        )
    }
    if settings != session.settings, !changes.dryRun {
      _ = try session.write { store throws(StoreError) in
        try store.save(settings, changedFrom: session.settings, at: session.now)
      }
    }
    try report(settings.pregnancy, standing, in: session)
  }

  private func report(
    _ profile: PregnancyProfile?,
    _ standing: Standing,
    in session: Session
  ) throws {
    if global.json {
      let report = PregnancyReport(profile, standing, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
    } else if let profile {
      let lines = PregnancyLines(session.notation)
        .lines(profile, standing, width: session.lineWidth)
      for line in lines { session.console.print(line) }
    } else {
      session.remark(clear ? Texts.cleared(isTrial: changes.dryRun) : Texts.none)
    }
  }
}
