package import WeightCore

/// A log that was made up together with the underlying weight, which no real log reveals.
///
/// Weigh-ins exist also for the days after the log, so predictions can be checked.
package struct SimulatedLog: Sendable {
  /// The event that makes a log more difficult than a line with fluctuations.
  package enum Scenario: String, Sendable, CaseIterable {
    /// None.
    case steady
    /// The weight also depends on the day of the week, by up to 0.2 to 0.6 kg.
    case weekly
    /// Half of the days or more have no weigh-in, and in half of the logs up to two weeks in a row.
    case gaps
    /// For two to three weeks, the underlying weight does not change; then the pace is as before.
    case plateau
    /// On one day, the underlying weight changes by 0.8 to 2 kg.
    case step
    /// For three to ten days, water adds 0.8 to 2 kg to the weigh-ins, or they miss it.
    case water
  }

  /// The parameters that divide the logs into groups.
  package static let noises = [0.3, 0.6, 1.0, 1.5]
  /// The changes per week, in kilograms.
  package static let rates = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5]
  /// The lengths, in days.
  package static let lengths = [20, 30, 45, 60, 90, 120, 180]

  /// The event.
  package let scenario: Scenario
  /// The standard deviation of the daily fluctuations, in kilograms.
  package let noise: Double
  /// The change of the underlying weight per week, in kilograms, apart from the event.
  package let weeklyRate: Double
  /// The number of days.
  package let length: Int
  /// The goal, in kilograms.
  package let goal: Double
  /// The underlying weight on each day of the log and on the days after it.
  package let levels: [Double]
  /// The weigh-in on each of these days, in steps of a scale.
  package let weighIns: [Double]
  private let isWeighed: [Bool]

  /// The number of days after the log.
  private static let daysAfter = 1_200
  private static let firstDay = 20_454

  /// Makes up a log, with random parameters where none are given.
  package init(
    scenario: Scenario? = nil,
    lengths: [Int] = lengths,
    using generator: inout SeededGenerator
  ) {
    var draw = SimulatedDraw(generator: generator)
    let scenario = scenario ?? draw.pick(Scenario.allCases)
    let noise = draw.pick(Self.noises)
    let weeklyRate = draw.pick(Self.rates)
    let length = draw.pick(lengths)
    let event = Event(scenario, length: length, count: length + Self.daysAfter, using: &draw)
    var level = 85.0
    var levels: [Double] = []
    for day in 0..<length + Self.daysAfter {
      level += event.isPlateau(day) || day == 0 ? 0 : weeklyRate / 7
      level += event.steps[day] ?? 0
      levels.append(level)
    }
    weighIns = levels.indices.map { day in
      let exact = levels[day] + event.water(day) + noise * draw.normal()
      return (exact * 10).rounded() / 10
    }
    let (last, density) = (length - 1, event.density)
    isWeighed = (0..<length)
      .map { day in
        let isDrawn = draw.real(0...1) < density
        return day == 0 || day == last || (isDrawn && !event.gap.contains(day))
      }
    // Most goals are in the direction of the weight.
    let isToward = draw.real(0...1) < 0.85
    let isBelow = weeklyRate == 0 ? draw.real(0...1) < 0.5 : (weeklyRate < 0) == isToward
    goal = levels[last] + draw.real(1...8) * (isBelow ? -1 : 1)
    self.scenario = scenario
    self.noise = noise
    self.weeklyRate = weeklyRate
    self.length = length
    self.levels = levels
    generator = draw.generator
  }

  /// The last day of the log.
  package var today: CalendarDay { Self.day(length - 1) }

  /// The daily weights of the log.
  package var days: [DailyWeight] {
    (0..<length).filter { isWeighed[$0] }
      .map { DailyWeight(day: Self.day($0), kilograms: weighIns[$0]) }
  }

  /// The number of days from the last day to the first one on which the underlying weight has
  /// reached the goal, or `nil` if it never does.
  package var daysToGoal: Int? {
    let isAbove = goal > levels[length - 1]
    return levels[(length - 1)...].firstIndex { isAbove ? $0 >= goal : $0 <= goal }
      .map { $0 - (length - 1) }
  }

  private static func day(_ number: Int) -> CalendarDay {
    guard let day = CalendarDay(daysSince1970: firstDay + number) else {
      preconditionFailure("the log is in this century")
    }
    return day
  }
}

/// The event of a log.
private struct Event {
  var plateau = 0..<0
  var gap = 0..<0
  var density = 0.9
  var steps: [Int: Double] = [:]
  private var waters: [(days: Range<Int>, kilograms: Double)] = []
  private var week: (amplitude: Double, phase: Int)?

  init(
    _ scenario: SimulatedLog.Scenario,
    length: Int,
    count: Int,
    using draw: inout SimulatedDraw
  ) {
    switch scenario {
    case .steady: break
    case .weekly: week = (draw.real(0.2...0.6), draw.number(0...6))
    case .gaps:
      density = draw.pick([0.15, 0.3, 0.5])
      if draw.real(0...1) < 0.5 {
        let start = draw.number(3...max(4, length - 15))
        gap = start..<start + draw.number(5...14)
      }
    case .plateau:
      let start = draw.number(0...length - 1)
      plateau = start..<start + draw.number(14...21)
    case .step:
      steps[draw.number(2...length - 1)] = draw.real(0.8...2) * draw.pick([-1, 1])
    case .water:
      for _ in 0..<max(1, length / 45) {
        let start = draw.number(2...length - 1)
        let kilograms = draw.real(0.8...2) * draw.pick([-1, 1, 1])
        waters.append((start..<start + draw.number(3...10), kilograms))
      }
    }
  }

  func isPlateau(_ day: Int) -> Bool { plateau.contains(day) }

  /// Returns the mass of water on a day.
  func water(_ day: Int) -> Double {
    let sum = waters.reduce(0) { $1.days.contains(day) ? $0 + $1.kilograms : $0 }
    guard let week else { return sum }
    // A week that falls for three days and rises for four.
    let shape = [1, 0.4, -0.4, -1, -0.5, 0, 0.5]
    return sum + week.amplitude * shape[(day + week.phase) % 7]
  }
}

/// A generator of random values for simulated logs.
struct SimulatedDraw {
  var generator: SeededGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Returns a number with mean 0, variance 1 and nearly a normal distribution.
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + real(0...1) }
  }
}
