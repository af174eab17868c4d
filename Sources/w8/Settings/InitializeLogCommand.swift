import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that creates a log by prompting the user.
struct InitializeLogCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init",
      abstract: .initializeLogAbstract,
      discussion: .initializeLogDiscussion
    )
  }

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, isTrial: changes.dryRun)
    var dialogue = SetupPrompts(session)
    dialogue.run()
    let entry = try changes.dryRun ? nil : keep(dialogue, in: session)
    if global.json {
      let report = InitReport(dialogue, entry, isDryRun: changes.dryRun)
      try session.console.print(json: report)
    } else {
      for line in lines(dialogue, entry, in: session) { session.printStatus(line) }
    }
  }

  /// Stores the answers.
  ///
  /// The unit, the weight and the goal are separate steps, which can be undone one by one.
  private func keep(
    _ dialogue: SetupPrompts,
    in session: Session
  ) throws -> WeightEntry? {
    guard !dialogue.isEmpty else { return nil }
    return try session.write { store in
      var settings = session.settings
      if let unit = dialogue.unit {
        settings.unit = unit
        try store.save(settings, changedFrom: session.settings, at: session.now)
      }
      let entry = try dialogue.draft.map { draft in
        try store.add(draft, at: session.now)
      }
      if let target = dialogue.goal {
        let newest = try store.latest(upTo: session.today, in: session.logDays)
        settings.goal = Goal(target: target, set: session.now, start: (entry ?? newest)?.mass)
        try store.save(settings, changedFrom: session.settings, as: .goal, at: session.now)
      }
      return entry
    }
  }

  private func lines(
    _ dialogue: SetupPrompts,
    _ entry: WeightEntry?,
    in session: Session
  ) -> [String] {
    guard !dialogue.isEmpty else { return [Texts.nothing(example: dialogue.notation.example)] }
    var lines: [String] = []
    if let unit = dialogue.unit {
      var settings = Settings()
      settings.unit = unit
      lines.append(SettingsCommand.heading(isTrial: changes.dryRun))
      lines += SettingsTable(settings, in: session).lines([.unit]).dropFirst().map { "  " + $0 }
    }
    if let draft = dialogue.draft {
      lines.append(LogMessage(dialogue.notation.unit).text(draft, entry))
    }
    if let target = dialogue.goal {
      let sentences = GoalMessages(dialogue.notation)
      let goal = Goal(target: target, set: session.now)
      lines.append(sentences.set(goal, isTrial: changes.dryRun))
    }
    if !changes.dryRun { lines.append(String(localized: .initializeLogNext)) }
    return lines
  }
}

// MARK: - Texts

extension InitializeLogCommand {
  enum Texts {
    static func nothing(example: String) -> String {
      String(
        localized: "Nothing was saved. To start later, run: \("w8 log \(example)")",
        comment: "After 'w8 init' if all questions were skipped; the argument is a command"
      )
    }
  }
}

/// The JSON output of `w8 init`.
struct InitReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case dryRun
    case entry
    case goalKilograms
    case unit
  }

  private let dryRun: Bool
  private let entry: EntryReport?
  private let goal: Mass?
  private let unit: UnitPreference?

  init(_ dialogue: SetupPrompts, _ entry: WeightEntry?, isDryRun: Bool) {
    dryRun = isDryRun
    self.entry = dialogue.draft.map { EntryReport($0, id: entry?.id) }
    goal = dialogue.goal
    unit = dialogue.unit
  }

  /// Encodes all fields, with `null` for skipped prompts.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(entry, forKey: .entry)
    try container.encode(goal?.exactKilograms, forKey: .goalKilograms)
    try container.encode(unit?.rawValue, forKey: .unit)
  }
}
