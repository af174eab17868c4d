import Localization
import WeightCore

extension WidgetStrings {
  /// The change of the weight in a week, or `nil` if there is nothing to compare.
  var change: String? {
    // If weights are shown in stones, the change is shown in pounds.
    content.change.map { change in
      change.value(in: .kilogram)
        .formatted(MassChangeFormat(unit: unit.unitOfChange), notation)
    }
  }

  /// Returns the text of the goal.
  func goalName(_ goal: Goal) -> String {
    String(
      localized: "Goal: \(goal.target, format: MassFormat(unit: unit, digits: .atMostOne))",
      locale: locale,
      comment: "Legend of a chart: the line of the goal, and its weight"
    )
  }

  /// Returns a fraction in percent, rounded down so only a complete value becomes 100 %.
  func percent(_ fraction: Double) -> String {
    fraction.wholePercents.formatted(NumberStyle.percent, notation)
  }

  /// Returns the text of the remaining mass.
  func remaining(_ progress: GoalProgress) -> String {
    guard !progress.hasReachedGoal else {
      return String(
        localized: "Goal reached",
        locale: locale,
        comment: "Widget: below the weight of the goal, instead of the remaining difference"
      )
    }
    let rest = Mass(micrograms: abs(progress.remaining.micrograms))
    return String(
      localized: "\(rest, format: MassFormat(unit: unit)) to go",
      locale: locale,
      comment:
        "Widget: the remaining difference from the goal, a weight; for lower and higher goals"
    )
  }

  /// The accessibility description.
  package var summary: String {
    guard let latest = content.latest else {
      return notice.map { "\($0.headline): \($0.advice)" } ?? ""
    }
    return [weight(latest), week, way].compactMap(\.self).joined(separator: " ")
  }

  private func weight(_ latest: WidgetContent.Entry) -> String {
    String(
      localized:
        "\(latest.entry.mass, format: MassFormat(unit: unit)) on \(latest.day, format: DayFormat()).",
      locale: locale,
      comment: "Widget, for screen readers: the newest weight and its date"
    )
  }

  /// The period of the change: "in 7 days", or "since 1 May".
  var period: String {
    guard let start = content.changeStart else {
      return String(
        localized: "in 7 days",
        locale: locale,
        comment: "Widget: after a change of weight such as '-0.5 kg'"
      )
    }
    return String(
      localized: "since \(start, format: dayFormat(of: start))",
      locale: locale,
      comment: "Widget: after a change of weight such as '-0.5 kg'; the argument is a day"
    )
  }

  private var week: String? {
    content.change.map { change in
      if let start = content.changeStart {
        return String(
          localized:
            "Change since \(start, format: dayFormat(of: start)): \(change.value(in: .kilogram), format: MassChangeFormat(unit: unit.unitOfChange)).",
          locale: locale,
          comment: "Widget, for screen readers: a day, and a change such as '-0.5 kg'"
        )
      }
      return String(
        localized:
          "Change in 7 days: \(change.value(in: .kilogram), format: MassChangeFormat(unit: unit.unitOfChange)).",
        locale: locale,
        comment: "Widget, for screen readers: the argument is such as '-0.5 kg'"
      )
    }
  }

  private var way: String? {
    guard let goal = content.goal, let progress = content.progress else { return nil }
    let format = MassFormat(unit: unit, digits: .atMostOne)
    guard !progress.hasReachedGoal else {
      return String(
        localized: "Your goal of \(goal.target, format: format) has been reached.",
        locale: locale,
        comment: "Summary of a chart: a weight"
      )
    }
    return String(
      localized:
        "You have come \(progress.fraction.wholePercents, format: .percent) of the way to your goal of \(goal.target, format: format).",
      locale: locale,
      comment: "Widget, for screen readers: such as '75%', and a weight"
    )
  }

  /// Returns a mass, formatted like a weight.
  func text(of mass: Mass) -> String { mass.formatted(MassFormat(unit: unit), notation) }

  /// Returns a mass in kilograms, formatted like a weight.
  func text(ofKilograms kilograms: Double) -> String {
    kilograms.formatted(.kilograms(shownIn: unit), notation)
  }

  /// Returns the text of a day, with the year if it differs from today's.
  ///
  /// It never says "today", because the widget may still be shown tomorrow.
  func text(of day: CalendarDay, weekday: Bool = false) -> String {
    day.formatted(dayFormat(of: day, weekday: weekday), notation)
  }

  private func dayFormat(of day: CalendarDay, weekday: Bool = false) -> DayFormat {
    let isThisYear = day.year == content.today.year
    return DayFormat(skeleton: isThisYear ? (weekday ? "EEEMMMd" : "MMMd") : "yMMMd")
  }

  /// Returns the abbreviation of a weekday.
  func letter(of day: CalendarDay) -> String {
    day.formatted(DayFormat(skeleton: "EEEEE"), notation)
  }
}
