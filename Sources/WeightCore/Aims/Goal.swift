/// The weight that a person wants to have.
package struct Goal: Hashable, Sendable {
  /// The weight to reach.
  package let target: Mass
  /// When the goal was set.
  package let set: Moment
  /// The weight that the way began with, or `nil` if there was none when the goal was set.
  package let start: Mass?

  /// Creates a goal.
  package init(target: Mass, set: Moment, start: Mass? = nil) {
    self.target = target
    self.set = set
    self.start = start
  }
}

// MARK: - Text

extension Goal {
  /// The goal as the settings keep it: micrograms, the moment and its offset in seconds, and the
  /// micrograms of the beginning if there was one.
  var text: String {
    let numbers = [target.micrograms, set.secondsSince1970, Int64(set.utcOffset)]
    return (numbers + (start.map { [$0.micrograms] } ?? [])).map { "\($0)" }
      .joined(separator: " ")
  }

  /// Reads what ``text`` gives.
  ///
  /// - Returns: `nil` if it is nothing of the kind.
  init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int64($0) }
    guard (3...4).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else {
      return nil
    }
    let moment = Int(exactly: numbers[2])
      .flatMap { Moment(secondsSince1970: numbers[1], utcOffset: $0) }
    guard let moment else { return nil }
    self.init(
      target: Mass(micrograms: numbers[0]),
      set: moment,
      start: numbers.count == 4 ? Mass(micrograms: numbers[3]) : nil
    )
  }
}

/// The weights that may be a goal, and those that deserve a word of care.
///
/// As with ``WeightLimits``, the limits are round numbers of the unit that the person uses.
package enum GoalLimits {
  /// Returns the least and the greatest goal in a unit.
  package static func range(in unit: WeightUnit) -> ClosedRange<Mass> {
    masses(in: unit, kilograms: 30...200, pounds: 66...440)
  }

  /// Returns the goals that need no word of care in a unit.
  package static func usual(in unit: WeightUnit) -> ClosedRange<Mass> {
    masses(in: unit, kilograms: 40...150, pounds: 88...330)
  }

  /// Checks a goal that was given in a unit.
  ///
  /// - Throws: ``GoalRefusal/targetOutside(_:unit:)`` if it is too small or too large.
  package static func check(_ target: Mass, in unit: WeightUnit) throws(GoalRefusal) {
    let range = range(in: unit)
    guard range.contains(target) else { throw .targetOutside(range, unit: unit) }
  }

  /// Returns the word of care that a goal deserves, or `nil` if none or if it may not be a goal.
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

/// Why a weight may not be a goal.
package enum GoalRefusal: Error, Hashable {
  /// The weight is not between the limits of the unit that it was given in.
  case targetOutside(ClosedRange<Mass>, unit: WeightUnit)
}

/// A reason to talk about a goal with somebody who knows.
package enum GoalWarning: Hashable, Sendable {
  /// The goal is lighter than is healthy for most grown people.
  case low
  /// The goal is heavier than is healthy for most grown people.
  case high
}

/// How much of the way to a goal is done.
package struct GoalProgress: Hashable, Sendable {
  /// The part that is done, from 0 to 1.
  package let fraction: Double
  /// The difference from the start, exactly; negative if the weight went down.
  package let change: Mass
  /// What is left to the goal, exactly; negative if the goal is lighter.
  package let remaining: Mass
  /// Whether the weight is at the goal or past it.
  package let hasReachedGoal: Bool

  /// Measures the way.
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
