/// A target weight.
package struct Goal: Hashable, Sendable {
  /// The weight to reach.
  package let target: Mass
  /// The time at which the goal was set.
  package let set: Timestamp
  /// The weight at which progress starts, or `nil` if the log was empty when the goal was set.
  package let start: Mass?
  /// The day by which the user wants to reach the goal, or `nil` if there is none.
  package let due: CalendarDay?
  /// The distance from the target within which the user wants to stay, or `nil` for a goal to reach.
  package let margin: Mass?

  /// Creates a goal.
  package init(
    target: Mass,
    set: Timestamp,
    start: Mass? = nil,
    due: CalendarDay? = nil,
    margin: Mass? = nil
  ) {
    self.target = target
    self.set = set
    self.start = start
    self.due = due
    self.margin = margin
  }

  /// The weights to stay within, in kilograms, or `nil` for a goal to reach.
  package var kilograms: ClosedRange<Double>? {
    guard let margin = margin?.value(in: .kilogram).magnitude else { return nil }
    let center = target.value(in: .kilogram)
    return center - margin...center + margin
  }

  /// Returns the change per week, in kilograms, with which a weight reaches the goal on its day.
  ///
  /// - Returns: `nil` if the goal has no day, or if the day has come.
  package func neededWeeklyRate(from kilograms: Double, on today: CalendarDay) -> Double? {
    guard let due, case let days = today.days(until: due), days > 0 else { return nil }
    return (target.value(in: .kilogram) - kilograms) / Double(days) * 7
  }
}

// MARK: - Text

extension Goal {
  /// The stored form of the goal.
  ///
  /// It consists of the target in micrograms, the timestamp and its offset in seconds, the starting
  /// weight in micrograms, the day by its number since 1970, and the margin in micrograms. A hyphen
  /// replaces a missing value, and missing values at the end are omitted.
  var text: String {
    let numbers = [
      target.micrograms, set.secondsSince1970, Int64(set.utcOffset), start?.micrograms,
      (due?.daysSince1970).map(Int64.init), margin?.micrograms,
    ]
    let end = numbers.lastIndex { $0 != nil } ?? 0
    return numbers[...end].map { number in number.map { "\($0)" } ?? "-" }.joined(separator: " ")
  }

  /// Creates a goal from its stored form.
  ///
  /// - Returns: `nil` if the string is not a valid ``text``.
  init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.map { Int64($0) }
    guard (3...6).contains(parts.count), zip(parts, numbers).allSatisfy({ $0 == "-" || $1 != nil }),
      let target = numbers[0], target > 0, let seconds = numbers[1],
      let moment = numbers[2].flatMap({ Int(exactly: $0) })
        .flatMap({ Timestamp(secondsSince1970: seconds, utcOffset: $0) })
    else { return nil }
    let others = Array(numbers.dropFirst(3)) + [nil, nil, nil]
    self.init(
      target: Mass(micrograms: target),
      set: moment,
      start: others[0].map(Mass.init(micrograms:)),
      due: others[1].flatMap { Int(exactly: $0) }.flatMap(CalendarDay.init(daysSince1970:)),
      margin: others[2].flatMap { $0 > 0 ? Mass(micrograms: $0) : nil }
    )
  }
}

/// The allowed goals, and the goals that need no health warning.
///
/// As with ``WeightLimits``, the limits are round numbers in the user's unit.
package enum GoalLimits {
  /// Returns the lowest and the highest goal in a unit.
  package static func range(in unit: WeightUnit) -> ClosedRange<Mass> {
    masses(in: unit, kilograms: 30...200, pounds: 66...440)
  }

  /// Returns the range of goals that need no health warning in a unit.
  package static func usual(in unit: WeightUnit) -> ClosedRange<Mass> {
    masses(in: unit, kilograms: 40...150, pounds: 88...330)
  }

  /// Checks a goal that was entered in a unit.
  ///
  /// - Throws: ``GoalError/targetOutside(_:unit:)`` if it is too low or too high.
  package static func check(_ target: Mass, in unit: WeightUnit) throws(GoalError) {
    let range = range(in: unit)
    guard range.contains(target) else { throw .targetOutside(range, unit: unit) }
  }

  /// Returns the health warning for a goal, or `nil` if it needs none or is not allowed.
  package static func warning(for target: Mass, in unit: WeightUnit) -> GoalWarning? {
    guard range(in: unit).contains(target) else { return nil }
    let usual = usual(in: unit)
    if target < usual.lowerBound { return .low }
    return target > usual.upperBound ? .high : nil
  }

  private static func masses(
    in unit: WeightUnit,
    kilograms: ClosedRange<Int64>,
    pounds: ClosedRange<Int64>
  ) -> ClosedRange<Mass> {
    let (count, step) =
      switch unit {
      case .kilogram: (kilograms, WeightUnit.kilogram.micrograms)
      case .pound, .stone: (pounds, WeightUnit.pound.micrograms)
      }
    return Mass(micrograms: count.lowerBound * step)...Mass(micrograms: count.upperBound * step)
  }
}

/// An error that reports an invalid goal.
package enum GoalError: Error, Hashable {
  /// The weight is outside the limits of the unit in which it was entered.
  case targetOutside(ClosedRange<Mass>, unit: WeightUnit)
}

/// A reason to suggest that the user talk to a doctor about the goal.
package enum GoalWarning: Hashable, Sendable {
  /// The goal is lower than is healthy for most adults.
  case low
  /// The goal is higher than is healthy for most adults.
  case high
}

/// The progress toward a goal.
package struct GoalProgress: Hashable, Sendable {
  /// The completed fraction, from 0 to 1.
  package let fraction: Double
  /// The exact difference from the starting weight; negative if the weight decreased.
  package let change: Mass
  /// The exact difference from the current weight to the goal; negative if the goal is lower.
  package let remaining: Mass
  /// Whether the weight has reached or passed the goal.
  package let hasReachedGoal: Bool

  /// Calculates the progress.
  package init(start: Mass, current: Mass, goal: Mass) {
    let isLosing = goal < start || (goal == start && goal < current)
    hasReachedGoal = isLosing ? current <= goal : current >= goal
    change = current.difference(from: start)
    remaining = goal.difference(from: current)
    let done = current.value(in: .kilogram) - start.value(in: .kilogram)
    let way = goal.value(in: .kilogram) - start.value(in: .kilogram)
    fraction = hasReachedGoal ? 1 : way == 0 ? 0 : min(1, max(done / way, 0))
  }
}
