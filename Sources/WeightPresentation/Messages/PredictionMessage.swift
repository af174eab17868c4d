import Localization
package import WeightCore

/// The sentence about the predicted date of a goal, or the reason why there is no prediction.
///
/// Goals above and below the current weight are treated equally, and no direction is called wrong.
package struct PredictionMessage: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let today: CalendarDay

  /// Creates the sentence for a notation.
  ///
  /// - Parameters:
  ///   - notation: The user's notation of weights.
  ///   - today: The user's current day. Dates in the same year are shown without the year.
  package init(_ notation: MassNotation, today: CalendarDay) {
    locale = notation.locale
    unit = notation.unit
    self.today = today
  }

  /// Returns the sentences about a goal: its prediction, and its day or its range.
  ///
  /// A goal with a range has no prediction while the weight is in the range.
  package func sentences(about goal: Goal, _ logSummary: LogSummary) -> [String] {
    let level = logSummary.underlyingWeight?.level ?? logSummary.trend.current?.kilograms
    let prediction = text(of: logSummary.prediction(of: goal.target).state)
    guard let level else { return [prediction] }
    if let range = goal.kilograms {
      let isInside = range.contains(level)
      return [text(of: level, in: range)] + (isInside ? [] : [prediction])
    }
    guard let due = goal.due else { return [prediction] }
    guard let rate = goal.neededWeeklyRate(from: level, on: today) else {
      return [
        prediction,
        String(
          localized: "You wanted to reach your goal by \(due, format: format(due)).",
          locale: locale,
          comment: "The day of a goal has passed; friendly, not a reproach"
        ),
      ]
    }
    let change = MassChangeFormat.weekly(for: unit)
    return [
      prediction,
      String(
        localized:
          "To reach it by \(due, format: format(due)), you need \(rate, format: change) per week.",
        locale: locale,
        comment:
          "A goal with a day: the day, and the change of weight that it needs, such as '-0.35 kg'"
      ),
    ]
  }

  private func text(of level: Double, in range: ClosedRange<Double>) -> String {
    if range.contains(level) {
      return String(
        localized:
          "Your trend is in your range, from \(range.lowerBound, format: .kilograms(shownIn: unit)) to \(range.upperBound, format: .kilograms(shownIn: unit)).",
        locale: locale,
        comment: "A goal to keep: two weights"
      )
    }
    return level > range.upperBound
      ? String(
        localized:
          "Your trend is \(level - range.upperBound, format: .kilograms(shownIn: unit)) above your range, which ends at \(range.upperBound, format: .kilograms(shownIn: unit)).",
        locale: locale,
        comment: "A goal to keep: a difference and a weight"
      )
      : String(
        localized:
          "Your trend is \(range.lowerBound - level, format: .kilograms(shownIn: unit)) below your range, which begins at \(range.lowerBound, format: .kilograms(shownIn: unit)).",
        locale: locale,
        comment: "A goal to keep: a difference and a weight"
      )
  }

  /// Returns the sentence for the state of a prediction.
  package func text(of state: GoalPrediction.State) -> String {
    switch state {
    case .noData:
      String(
        localized: "As soon as the log has entries, w8 can estimate when you will reach your goal.",
        locale: locale,
        comment: "There are no entries, and so no prediction of the day of a goal"
      )
    case .insufficientData(let days, let needed): insufficientData(days: days, needed: needed)
    case .tooFewDays(let days, let needed):
      String(
        localized:
          "Your latest entries are of \(days) days; with entries on \("\(needed)") days, w8 can estimate a date for your goal.",
        locale: locale,
        comment:
          "There are too few recent entries to predict the day of a goal; two numbers of days"
      )
    case .atGoal:
      String(
        localized: "Your trend is at your goal.",
        locale: locale,
        comment: "The weight, without the ups and downs of single days, is equal to the goal"
      )
    case .wrongDirection(let rate): otherDirection(rate)
    case .tooSlow:
      String(
        localized:
          "Your trend hardly changes now: at this pace, your goal is more than two years away.",
        locale: locale,
        comment: "The prediction of the day of a goal, without judgement"
      )
    case .unpredictable(.fluctuations, _):
      String(
        localized:
          "The date of your goal cannot be predicted yet: your weight goes up and down more than it changes.",
        locale: locale,
        comment: "It is not certain whether the weight rises or falls"
      )
    case .unpredictable(.distance(let earliest), _):
      String(
        localized:
          "The date of your goal cannot be predicted yet: your pace is still too uncertain. It will probably not be before \(earliest, format: format(earliest)).",
        locale: locale,
        comment: "The argument is the earliest day on which the goal may be reached"
      )
    case .onTrack(let date, let rate): onTrack(date, rate)
    }
  }

  private func insufficientData(days: Int, needed: Int) -> String {
    guard days > 0 else {
      return String(
        localized:
          "With entries on several days over a week, w8 can estimate a date for your goal.",
        locale: locale,
        comment: "There are too few recent entries to predict the day of a goal"
      )
    }
    return String(
      localized:
        "Your latest entries span \(days) days; after \("\(needed)") days, w8 can estimate a date for your goal.",
      locale: locale,
      comment: "There are too few recent entries to predict the day of a goal; two numbers of days"
    )
  }

  private func otherDirection(_ rate: Double) -> String {
    let change = MassChangeFormat.weekly(for: unit)
    if rate > 0 {
      return String(
        localized:
          "Your trend is going up (\(rate, format: change) per week), and your goal is below it.",
        locale: locale,
        comment: "No day can be predicted for a goal; the argument is such as '+0.35 kg'"
      )
    }
    return String(
      localized:
        "Your trend is going down (\(rate, format: change) per week), and your goal is above it.",
      locale: locale,
      comment: "No day can be predicted for a goal; the argument is such as '-0.35 kg'"
    )
  }

  private func onTrack(_ date: GoalDate, _ rate: Double) -> String {
    let change = MassChangeFormat.weekly(for: unit)
    guard date.earliest < date.latest else {
      return String(
        localized:
          "At \(rate, format: change) per week you will reach your goal around \(date.day, format: format(date.day)).",
        locale: locale,
        comment: "Prediction: a rate such as '-0.35 kg', and the likeliest day"
      )
    }
    return String(
      localized:
        "At \(rate, format: change) per week you will reach your goal around \(date.day, format: format(date.day)), probably between \(date.earliest, format: format(date.earliest)) and \(date.latest, format: format(date.latest)).",
      locale: locale,
      comment:
        "Prediction: a rate such as '-0.35 kg', the likeliest day, and the days between which it will be four times out of five"
    )
  }

  private func format(_ day: CalendarDay) -> DayFormat {
    DayFormat(skeleton: day.year == today.year ? "MMMMd" : "yMMMMd")
  }
}
