import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows, sets and removes the goal.
struct GoalCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "goal",
      abstract: String(localized: .goalAbstract),
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(.goalWeight, valueName: .logWeightValue))
  var weight: [String] = []

  @Option(help: ArgumentHelp(.goalBy, valueName: .sharedDateValue))
  var by: String?

  @Option(help: ArgumentHelp(.goalWithin, valueName: .logWeightValue))
  var within: String?

  @Flag(help: ArgumentHelp(.goalClear))
  var clear = false

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    guard !clear || weight.isEmpty else { throw CommandFailure.goalAndClear }
    guard !weight.isEmpty || by == nil && within == nil else { throw CommandFailure.goalMissing }
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    var settings = session.settings
    var warning: GoalWarning?
    if clear {
      settings.goal = nil
    } else if !weight.isEmpty {
      let typed = try session.notation.typedGoal(weight.joined(separator: " "))
      warning = GoalLimits.warning(for: typed.mass, in: typed.unit)
      settings.goal = try session.newGoal(
        typed.mass,
        due: by.map { text in try session.dayAhead(text) },
        margin: within.map { text in try session.margin(text, of: typed) }
      )
    }
    let isChange = clear || !weight.isEmpty
    if isChange, !changes.dryRun { try session.save(settings, naming: [.goal], as: .goal) }
    try report(settings.goal, warning, in: session)
  }

  private func report(_ goal: Goal?, _ warning: GoalWarning?, in session: Session) throws {
    if global.json {
      let prediction = try goal.map {
        try session.recentSummary(on: session.day(time)).prediction(of: $0.target)
      }
      let report = GoalReport(goal, prediction, warning: warning, isDryRun: changes.dryRun)
      try session.console.print(json: report)
      return
    }
    let sentences = GoalMessages(session.notation)
    if clear {
      let isInvalid = session.hasInvalidSetting(of: [.goal])
      session.printStatus(
        isInvalid
          ? sentences.clearedInvalid(isTrial: changes.dryRun)
          : sentences.cleared(session.settings.goal, isTrial: changes.dryRun)
      )
    } else if weight.isEmpty {
      session.console.print(sentences.shown(goal))
      if let goal {
        let logSummary = try session.recentSummary(on: session.day(time))
        let sentence = PredictionMessage(session.notation, today: logSummary.today)
        for line in sentence.sentences(about: goal, logSummary) { session.console.print(line) }
      }
    } else if let goal {
      session.printStatus(sentences.set(goal, isTrial: changes.dryRun))
      if let warning { session.printStatus(sentences.care(warning)) }
    }
  }
}

// MARK: - Texts

extension GoalCommand {
  enum Texts {
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Examples:
            w8 goal
            w8 goal \(forms[1])
            w8 goal \(forms[1]) --by 2027-03-01
            w8 goal \(forms[1]) --within 1.5
            w8 goal --clear
          """,
        comment: "Help of w8 goal. The argument is a weight such as '72.5 kg'"
      )
    }
  }
}

// MARK: - Goal

extension Session {
  /// Returns a goal that starts with the latest weight of the log.
  func newGoal(_ target: Mass, due: CalendarDay?, margin: Mass?) throws -> Goal {
    Goal(target: target, set: now, start: try latestEntry()?.mass, due: due, margin: margin)
  }

  /// Parses a day after today.
  func dayAhead(_ text: String) throws -> CalendarDay {
    let dates = DateNotation(locale: notation.locale)
    guard let date = dates.date(parsing: text, today: today), date.time == nil, date.day > today
    else { throw CommandFailure(dates.refusal(of: text, now: now, isAhead: true)) }
    return date.day
  }

  /// Parses the distance from a goal within which the weight should stay: at most a tenth of it.
  ///
  /// A number without a unit is in the unit of the goal.
  func margin(_ text: String, of goal: TypedMass) throws -> Mass {
    let unit = UnitPreference(rawValue: goal.unit.unitOfChange.rawValue) ?? .automatic
    let typed = try? MassNotation(locale: notation.locale, preference: unit)
      .mass(parsing: text, limits: nil)
    guard let typed, typed.mass.micrograms > 0,
      typed.mass.micrograms <= goal.mass.micrograms / 10
    else { throw CommandFailure(notation.refusal(ofMargin: text, of: goal.mass)) }
    return typed.mass
  }
}

/// The JSON output of `w8 goal`, with `null` for missing values.
struct GoalReport: Encodable {
  private let dryRun: Bool
  private let goal: Nullable<Goal>
  private let prediction: Nullable<PredictionReport>
  private let warning: Nullable<String>

  init(
    _ goal: WeightCore.Goal?,
    _ prediction: GoalPrediction?,
    warning: GoalWarning?,
    isDryRun: Bool
  ) {
    dryRun = isDryRun
    self.goal = Nullable(goal.map(Goal.init))
    self.prediction = Nullable(prediction.map(PredictionReport.init))
    let word: String? =
      switch warning {
      case .low: "low"
      case .high: "high"
      case nil: nil
      }
    self.warning = Nullable(word)
  }
}

extension GoalReport {
  /// The JSON representation of a goal.
  struct Goal: Encodable {
    private let date: String
    private let kilograms: Decimal
    private let startKilograms: Nullable<Decimal>
    private let due: Nullable<String>
    private let marginKilograms: Nullable<Decimal>

    init(_ goal: WeightCore.Goal) {
      date = goal.set.iso8601
      kilograms = goal.target.exactKilograms
      startKilograms = Nullable(goal.start?.exactKilograms)
      due = Nullable(goal.due?.iso8601)
      marginKilograms = Nullable(goal.margin?.exactKilograms)
    }
  }
}

/// The JSON representation of the prediction for a goal.
struct PredictionReport: Encodable {
  private let state: String
  private var weeklyRate = Nullable<Double>(nil)
  private var date = Nullable<String>(nil)
  private var earliest = Nullable<String>(nil)
  private var latest = Nullable<String>(nil)
  private var reason = Nullable<String>(nil)

  init(_ prediction: GoalPrediction) {
    switch prediction.state {
    case .noData: state = "noData"
    case .insufficientData, .tooFewDays: state = "insufficientData"
    case .atGoal: state = "atGoal"
    case .wrongDirection(let rate):
      state = "wrongDirection"
      weeklyRate = Nullable(rate)
    case .tooSlow(let rate):
      state = "tooSlow"
      weeklyRate = Nullable(rate)
    case .onTrack(let goal, let rate):
      state = "onTrack"
      weeklyRate = Nullable(rate)
      date = Nullable(goal.day.iso8601)
      earliest = Nullable(goal.earliest.iso8601)
      latest = Nullable(goal.latest.iso8601)
    case .unpredictable(let reason, let rate):
      state = "unpredictable"
      weeklyRate = Nullable(rate)
      switch reason {
      case .fluctuations: self.reason = Nullable("fluctuations")
      case .distance(let day):
        self.reason = Nullable("distance")
        earliest = Nullable(day.iso8601)
      }
    }
  }
}
