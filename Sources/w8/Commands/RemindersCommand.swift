import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Shows what there is to remind the user of, and gives it to calendars and to systemd.
struct RemindersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reminders",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.time, valueName: Texts.timeValue))
  var time: String?

  @Flag(help: ArgumentHelp(Texts.off))
  var off = false

  @Flag(help: ArgumentHelp(Texts.ics))
  var ics = false

  @Flag(help: ArgumentHelp(Texts.systemd))
  var systemd = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: Texts.outputValue),
    completion: .file()
  )
  var output: String?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var day: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  private func checkOptions() throws(CommandFailure) {
    guard time == nil || !off else { throw CommandFailure.timeAndOff }
    guard !ics || !systemd else { throw CommandFailure.twoFormsOfReminders }
    guard output == nil || ics || systemd else { throw CommandFailure.outputOfReminders }
  }

  func run() throws {
    try checkOptions()
    let session = try Session(global, units, isTrial: changes.dryRun)
    var settings = session.settings
    if off { settings.reminder = nil }
    if let time { settings.reminder = try session.timeOfDay(time) }
    if settings != session.settings, !changes.dryRun {
      _ = try session.write { store throws(StoreError) in
        try store.save(settings, changedFrom: session.settings, at: session.now)
      }
    }
    let standing = try session.standing(day)
    let plan = ReminderPlan(settings, standing, session.notation)
    if ics || systemd {
      try export(plan, in: session)
    } else if global.json {
      let report = RemindersReport(plan, standing, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
    } else {
      report(plan, in: session)
    }
  }

  private func report(_ plan: ReminderPlan, in session: Session) {
    let sentences = ReminderSentences(session.notation)
    session.print(table: sentences.lines(plan.reminders, width: session.lineWidth))
    if plan.dailyTime == nil { session.remark("\n" + Texts.noDaily) }
    if let habit = plan.habit, habit != plan.dailyTime {
      session.remark("\n" + sentences.habit(habit))
    }
  }

  private func export(_ plan: ReminderPlan, in session: Session) throws {
    let files =
      ics
      ? [ReminderFile(name: "w8.ics", text: CalendarFile(plan.events, made: session.now).text)]
      : plan.unitFiles
    guard let output else {
      // A calendar takes nothing but its lines; units have room for the name of their file.
      let texts = ics ? files.map(\.text) : files.map { "# \($0.name)\n\($0.text)" }
      session.console.print(exactly: texts.joined(separator: "\n").utf8)
      return
    }
    guard !changes.dryRun else {
      return session.remark(WrittenFile.sentence(output, isTrial: true))
    }
    let places = ics ? [output] : files.map { FileSystem.join(output, $0.name) }
    let contents = zip(places, files.map { Array($0.text.utf8) })
    do {
      for (path, bytes) in contents where FileSystem.kind(of: path) == .file {
        guard try FileSystem.read(path) != bytes else { continue }
        try overwriting.check(path, on: session.console, mayAsk: !global.json)
      }
      if systemd { try FileSystem.createFolder(output) }
      for (path, bytes) in contents { try FileSystem.write(bytes, to: path) }
    } catch let error as FileError {
      throw CommandFailure(error)
    }
    session.remark(Texts.written(output))
  }
}
