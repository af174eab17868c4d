import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Begins a log with a short dialogue.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, isTrial: changes.dryRun)
    var dialogue = FirstDialogue(session)
    dialogue.run()
    let entry = try changes.dryRun ? nil : keep(dialogue, in: session)
    if global.json {
      let report = InitReport(dialogue, entry, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
    } else {
      for line in lines(dialogue, entry, in: session) { session.remark(line) }
    }
  }

  /// Writes what was answered: the unit, the weight and the goal are a step each, to be taken back one
  /// by one.
  private func keep(
    _ dialogue: FirstDialogue,
    in session: Session
  ) throws(CommandFailure) -> WeightEntry? {
    guard !dialogue.isEmpty else { return nil }
    return try session.write { store throws(StoreError) in
      var settings = session.settings
      if let unit = dialogue.unit {
        settings.unit = unit
        try store.save(settings, changedFrom: session.settings, at: session.now)
      }
      let entry = try dialogue.draft.map { draft throws(StoreError) in
        try store.add(draft, at: session.now)
      }
      if let target = dialogue.goal {
        let newest = try store.latest()
        settings.goal = Goal(target: target, set: session.now, start: (entry ?? newest)?.mass)
        try store.save(settings, changedFrom: session.settings, as: .goal, at: session.now)
      }
      return entry
    }
  }

  private func lines(
    _ dialogue: FirstDialogue,
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
      lines.append(LogSentence(dialogue.notation.unit).text(draft, entry))
    }
    if let target = dialogue.goal {
      let sentences = GoalSentences(dialogue.notation)
      let goal = Goal(target: target, set: session.now)
      lines.append(sentences.set(goal, isTrial: changes.dryRun))
    }
    if !changes.dryRun { lines.append(Texts.next) }
    return lines
  }
}
