import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows the reminders that are due.
struct RemindCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remind",
      abstract: .remindAbstract,
      discussion: .remindDiscussion
    )
  }

  @Flag(help: ArgumentHelp(.remindNotify))
  var notify = false

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let entries = try session.read { try $0.weighIns() } ?? []
    var shown = ShownReminders(session.location)
    let due = session.dueReminders(entries, shown: shown)
    try show(due, in: session)
    guard !changes.dryRun, !due.isEmpty else { return }
    for reminder in due {
      shown.insert(reminder.reminder.occasion.identifier, subject: reminder.subject)
    }
    try shown.save()
  }

  private func show(_ due: [DueReminder], in session: Session) throws {
    let messages = ReminderMessages(session.notation)
    let texts = due.map { messages.text(of: $0.reminder.occasion) }
    if notify, !changes.dryRun {
      let tool = SystemTool("notify-send")
      for text in texts { try tool.run(["--app-name=w8", "--", "w8", text]) }
    }
    if global.json {
      try session.console.print(json: RemindReport(due, texts, isDryRun: changes.dryRun))
    } else if !notify || changes.dryRun {
      for text in texts { session.console.print(text) }
      if texts.isEmpty { session.console.printStatus(String(localized: .remindNone)) }
    }
  }
}

extension Session {
  /// Returns the reminders to show now.
  ///
  /// - Parameters:
  ///   - entries: All weigh-ins of the log.
  ///   - shown: The reminders that were already shown.
  /// - Returns: The reminders, each with the subject to record.
  func dueReminders(_ entries: [WeighIn], shown: ShownReminders) -> [DueReminder] {
    ReminderSchedule(
      entries,
      goal: settings.goal?.target,
      interval: settings.milestones,
      unit: notation.unit,
      today: today,
      in: logDays
    )
    .due(at: now.timeOfDay, dailyAt: settings.reminder, shown: shown.subjects)
  }
}

/// The JSON output of `w8 remind`.
struct RemindReport: Encodable {
  private struct Item: Encodable {
    let id: String
    let text: String
  }

  private let dryRun: Bool
  private let due: [Item]

  init(_ due: [DueReminder], _ texts: [String], isDryRun: Bool) {
    dryRun = isDryRun
    self.due = zip(due, texts).map { Item(id: $0.reminder.occasion.identifier, text: $1) }
  }
}
