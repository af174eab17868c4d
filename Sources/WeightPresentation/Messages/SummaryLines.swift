import Localization
package import WeightCore

/// The summary of a log, in a few lines.
package struct SummaryLines: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines for a log that is not empty.
  ///
  /// - Parameters:
  ///   - logSummary: The log on a day.
  ///   - goal: The user's goal.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ logSummary: LogSummary, goal: Goal?, width: Int? = nil) -> [String] {
    let facts: [TextTable.Fact] = [
      (
        String(localized: "Weight", locale: locale, comment: "Heading: a weight"),
        latest(logSummary)
      ),
      (
        String(
          localized: "Trend",
          locale: locale,
          comment: "Heading: the weight without the ups and downs of single days"
        ), trend(logSummary)
      ),
      (
        String(
          localized: "Last 7 days",
          locale: locale,
          comment: "Before a change of weight in a summary"
        ), change(over: .week, logSummary)
      ),
      (
        String(
          localized: "Last 30 days",
          locale: locale,
          comment: "Before a change of weight in a summary"
        ), change(over: .month, logSummary)
      ),
      sinceEarlierDay(logSummary),
      (
        String(
          localized: "Per week",
          locale: locale,
          comment: "Before the pace of the weight in a summary"
        ), rate(logSummary)
      ),
      (
        String(localized: "Goal", locale: locale, comment: "Heading: the weight to reach"),
        goal.flatMap { self.goal($0, logSummary) }
      ),
      (
        String(
          localized: "Streak",
          locale: locale,
          comment: "Heading: the number of consecutive days with weigh-ins"
        ), streak(logSummary.streak)
      ),
    ]
    let lines = TextTable.facts(facts, width: width)
    guard let goal else { return lines }
    let sentences = PredictionMessage(notation, today: logSummary.today)
      .sentences(about: goal, logSummary)
    return lines + [""]
      + sentences.flatMap { text in width.map { text.wordLines(width: $0) } ?? [text] }
  }

  private func latest(_ logSummary: LogSummary) -> String? {
    logSummary.latest.map { entry in
      let day = logSummary.day(of: entry.weighIn)
      let days = logSummary.today.days(until: day)
      return String(
        localized:
          "\(entry.mass, format: MassFormat(unit: unit)), \(day, format: DayFormat()) (\(days, format: .relative(.days)))",
        locale: locale,
        comment: "The newest entry: the weight, its date, and such as 'yesterday'"
      )
    }
  }

  private func trend(_ logSummary: LogSummary) -> String? {
    logSummary.trend.current.map { $0.kilograms.formatted(.kilograms(shownIn: unit), notation) }
  }

  private func change(over period: ChangePeriod, _ logSummary: LogSummary) -> String? {
    logSummary.change(over: period)
      .flatMap { $0.coversPeriod ? text(of: $0) : nil }
  }

  /// Returns the change since an earlier day if there is no weigh-in near the first day of any
  /// period.
  private func sinceEarlierDay(_ logSummary: LogSummary) -> TextTable.Fact {
    guard let change = logSummary.changeSinceEarlierDay else { return ("", nil) }
    return (
      String(
        localized: "Since \(change.first.day, format: DayFormat())",
        locale: locale,
        comment: "Before a change of weight in a summary: the day since which it has changed"
      ), text(of: change)
    )
  }

  private func text(of change: WeightChange) -> String {
    change.mass.value(in: .kilogram).formatted(MassChangeFormat(unit: unit), notation)
  }

  private func rate(_ logSummary: LogSummary) -> String? {
    guard let weight = logSummary.underlyingWeight else { return nil }
    let format = MassChangeFormat.weekly(for: unit)
    let interval = weight.weeklyRate(confidence: GoalPrediction.confidence)
    return String(
      localized:
        "\(weight.weeklyRate, format: format), probably \(interval.lowerBound, format: format) to \(interval.upperBound, format: format)",
      locale: locale,
      comment:
        "The pace of the weight per week, and its limits four times out of five: three changes such as '-0.35 kg'"
    )
  }

  private func goal(_ goal: Goal, _ logSummary: LogSummary) -> String? {
    let format = MassFormat(unit: unit)
    guard let progress = logSummary.progress(to: goal) else {
      return goal.target.formatted(format, notation)
    }
    guard !progress.hasReachedGoal else {
      return String(
        localized: "\(goal.target, format: format) (reached)",
        locale: locale,
        comment: "The goal, a weight, which the last entry reaches"
      )
    }
    let rest = Mass(micrograms: abs(progress.remaining.micrograms))
    return String(
      localized: "\(goal.target, format: format) (\(rest, format: format) to go)",
      locale: locale,
      comment: "The goal, and the distance of the last entry from it: two weights"
    )
  }

  private func streak(_ streak: Streak) -> String? {
    guard streak.days > 0 else { return nil }
    return String(
      localized: "\(streak.days) days in a row",
      locale: locale,
      comment: "The number of consecutive days with weigh-ins"
    )
  }
}
