import TestSupport
import Testing

@testable import WeightCore

/// The log of a diet that was made up together with the underlying weight.
///
/// The first pace is −0.3 to −0.9 kg per week, and the fluctuations are 0.3 to 0.7 kg. They have
/// nearly a normal distribution.
struct SimulatedDiet {
  /// What makes the diet more difficult to predict than a line.
  enum Shape: CaseIterable {
    case steady, weekly, water, slower, plateau, resumed, twoChanges, drift
  }

  /// The goal, in kilograms.
  let goal: Double
  private let levels: [Double]
  private let weighIns: [(day: Int, kilograms: Double)]
  private let length: Int

  /// The number of days after the log.
  private static let daysAfter = 1_000

  /// Makes up a log.
  init(_ shape: Shape, length: Int, using generator: inout SeededGenerator) {
    let pace = -generator.real(0.3...0.9) / 7
    let noise = generator.real(0.3...0.7)
    let changes = shape.changes(using: &generator)
    let drift = shape == .drift ? generator.real(0.002...0.005) : 0
    var (drifted, water, level) = (pace, 0.0, 85.0)
    var levels: [Double] = []
    var weighIns: [(Int, Double)] = []
    for day in 0..<length + Self.daysAfter {
      let age = Double(length - day)
      level += drifted * (changes.last { age < $0.age }?.factor ?? 1)
      levels.append(level)
      if drift > 0 {
        // The pace returns to a mean.
        drifted += 0.01 * (0.8 * pace - drifted)
        drifted += drift * generator.normal()
      }
      guard day < length, shape != .weekly || (length - 1 - day).isMultiple(of: 7) else { continue }
      // With water, 60 % of the variance of the fluctuations is that of a first-order process.
      let part = shape == .water ? 0.6 : 0
      water = 0.8 * water + 0.6 * noise * part.squareRoot() * generator.normal()
      let single = noise * (1 - part).squareRoot() * generator.normal()
      weighIns.append((day, ((level + water + single) * 10).rounded() / 10))
    }
    goal = levels[length - 1] - generator.real(1.5...8)
    self.levels = levels
    self.weighIns = weighIns
    self.length = length
  }

  /// The daily weights.
  func days() throws -> [DailyWeight] {
    try weighIns.map { day, kilograms in
      DailyWeight(
        day: try #require(CalendarDay(daysSince1970: 20_000 + day)),
        kilograms: kilograms
      )
    }
  }

  /// The change of the underlying weight on the day after the log, in kilograms.
  var pace: Double { levels[length] - levels[length - 1] }

  /// The number of days from the last day to the first one on which the underlying weight has
  /// reached the goal, or `nil` if it never does.
  var daysToGoal: Int? {
    levels[(length - 1)...].firstIndex { $0 <= goal }.map { $0 - (length - 1) }
  }
}

extension SimulatedDiet.Shape {
  /// Returns the numbers of days before the last day from which the pace is a multiple of the first
  /// one.
  fileprivate func changes(
    using generator: inout SeededGenerator
  ) -> [(age: Double, factor: Double)] {
    switch self {
    case .steady, .weekly, .water, .drift: return []
    case .slower: return [(generator.real(14...28), generator.real(0.35...0.7))]
    case .plateau: return [(generator.real(10...28), 0)]
    case .resumed:
      let end = generator.real(7...21)
      return [(end + 21, 0), (end, generator.real(0.7...1.2))]
    case .twoChanges:
      let last = generator.real(10...28)
      return [
        (last + generator.real(10...15), generator.real(-0.5...1.8)),
        (last, generator.real(0.5...1.5)),
      ]
    }
  }

  /// The fractions of logs with a day for the goal, of their intervals that contain the true day,
  /// and of the intervals of the pace that contain the true one.
  ///
  /// A pace that never changes has a wider interval than necessary, because a log does not show
  /// this. A change within the last two weeks is often found too late.
  var bounds: (dates: ClosedRange<Double>, day: ClosedRange<Double>, pace: ClosedRange<Double>) {
    switch self {
    case .steady: (0.6...1, 0.85...1, 0.8...1)
    case .weekly: (0.5...1, 0.8...1, 0.75...1)
    case .water: (0.5...1, 0.75...1, 0.7...0.95)
    case .slower: (0...0.6, 0.5...1, 0.7...1)
    // There is no day.
    case .plateau: (0...0.1, 0...0, 0.65...0.95)
    case .resumed: (0.1...0.6, 0.7...1, 0.45...0.8)
    case .twoChanges: (0.3...1, 0.65...1, 0.6...0.95)
    case .drift: (0.4...1, 0.6...0.95, 0.65...0.95)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns a number with mean 0, variance 1 and nearly a normal distribution.
  fileprivate mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + real(0...1) }
  }
}
