import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation

/// The prompts of `w8 init` and their answers.
///
/// An invalid answer is explained, and the prompt is repeated. The end of the input skips all
/// remaining prompts.
struct SetupPrompts {
  /// The unit, or `nil` if the prompt was skipped.
  private(set) var unit: UnitPreference?
  /// The current weigh-in, or `nil` if the prompt was skipped.
  private(set) var draft: WeightEntry.Draft?
  /// The goal, or `nil` if the prompt was skipped.
  private(set) var goal: Mass?
  /// The notation for the selected unit.
  private(set) var notation: MassNotation

  private let session: Session

  init(_ session: Session) {
    self.session = session
    notation = session.notation
  }

  /// Whether all prompts were skipped.
  var isEmpty: Bool { unit == nil && draft == nil && goal == nil }

  /// Runs the prompts in order.
  mutating func run() {
    let console = session.console
    console.printStatus(String(localized: .setupPromptsWelcome))
    if let latest = try? session.latestEntry() {
      console.printStatus(Texts.hasLog(latest, notation))
    }
    let reader = SettingParser(notation: notation)
    unit = ask(Texts.unit(notation.unit)) { text in
      let word = reader.value(text, of: .unit)
      guard let unit = UnitPreference(rawValue: word) else {
        throw CommandFailure(SettingError(name: .unit, text: text))
      }
      return unit
    }
    if let unit { notation = MassNotation(locale: notation.locale, preference: unit) }
    let reading = notation
    draft = ask(Texts.weight(reading.example)) { text in
      WeightEntry.Draft(mass: try reading.typedMass(text).mass, moment: session.now)
    }
    let chosen = ask(Texts.goal(reading.example)) { text in
      try reading.typedGoal(text)
    }
    goal = chosen?.mass
    if let chosen, let warning = GoalLimits.warning(for: chosen.mass, in: chosen.unit) {
      console.printStatus(GoalMessages(reading).care(warning))
    }
  }

  private func ask<Value>(
    _ question: String,
    _ read: (String) throws -> Value
  ) -> Value? {
    while let text = session.console.ask(question), !text.isEmpty {
      do {
        return try read(text)
      } catch {
        let failure = CommandFailure(describing: error)
        session.console.printError(failure.message)
        if let hint = failure.hint { session.console.printError(hint) }
      }
    }
    return nil
  }
}

private enum Texts {
  static func hasLog(_ latest: WeightEntry, _ notation: MassNotation) -> String {
    let format = MassFormat(unit: notation.unit)
    return String(
      localized:
        "You already have a log; your last weight is \(latest.mass, format: format). A weight that you enter now is added to it.",
      comment: "Before the questions of 'w8 init'"
    )
  }

  static func unit(_ unit: WeightUnit) -> String {
    String(
      localized: "Which unit do you use: kg, lb or st? (Enter: \(unit.rawValue))",
      comment: "Question of 'w8 init'; do not translate the units"
    )
  }

  static func weight(_ example: String) -> String {
    String(
      localized: "What do you weigh now, for example \(example)?",
      comment: "Question of 'w8 init'; the argument is a weight such as '72.5'"
    )
  }

  static func goal(_ example: String) -> String {
    String(
      localized: "What weight would you like to reach, for example \(example)?",
      comment: "Question of 'w8 init'; the argument is a weight such as '72.5'"
    )
  }
}
