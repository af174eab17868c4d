/// Generated weigh-ins for trying out the program.
///
/// The same seed generates the same log. All logs end at the given time, use its UTC offset, and
/// contain no later weigh-in.
package enum DemoLog {
  /// The lengths, in days, of logs that demonstrate the program with few and with many weigh-ins.
  package static let lengths = [0, 7, 21, 90, 180, 330, 548]

  private static let secondsPerDay: Int64 = 86_400

  /// Returns a log of slow weight loss, with skipped days and occasional second weigh-ins.
  ///
  /// - Parameters:
  ///   - days: The length of the log in days, today included; at most a hundred years.
  ///   - seed: The seed of the random numbers.
  ///   - end: The time at which the log ends.
  /// - Returns: The weigh-ins, the oldest first.
  /// - Complexity: O(days).
  package static func drafts(
    days: Int,
    seed: UInt64 = 1,
    until end: Timestamp
  ) -> [WeightEntry.Draft] {
    var random = DemoRandom(seed: seed)
    var level = 84.0
    var drafts: [WeightEntry.Draft] = []
    for daysAgo in (0..<max(0, min(days, 36_525))).reversed() {
      // The weight approaches 74 kg, by two thirds in half a year.
      level += (74 - level) / 180 + random.spread(0.05)
      let isSkipped = random.unit() < 0.12
      let isTwice = random.unit() < 0.06
      let morning = 7 * 3_600 + 15 * 60 + Int64(random.spread(2_400))
      let times = isSkipped ? [] : isTwice ? [morning, morning + 14 * 3_600] : [morning]
      for time in times {
        // An evening weight includes the meals of the day.
        let kilograms = level + random.spread(0.8) + (time == morning ? 0 : 0.9)
        drafts += draft(tenths: kilograms * 10, .kilogram, daysAgo: daysAgo, at: time, until: end)
      }
    }
    return drafts
  }

  /// Returns fourteen days in pounds, for which averages and prediction are known to many digits.
  ///
  /// - Returns: One weigh-in per day at the time of day of `end`, the oldest first.
  package static func fortnight(until end: Timestamp) -> [WeightEntry.Draft] {
    let pounds = [
      200, 197.2, 193.8, 194.5, 190.8, 191.2, 185.8, 180.5, 182.3, 179.8, 175.2, 176.8, 170.5, 171,
    ]
    return pounds.enumerated()
      .flatMap { index, value in
        draft(tenths: value * 10, .pound, daysAgo: pounds.count - 1 - index, until: end)
      }
  }

  /// Returns thirteen weeks in which the weight decreases from 71 to 65 kg.
  ///
  /// - Returns: One weigh-in per week at the time of day of `end`, the oldest first.
  package static func quarter(until end: Timestamp) -> [WeightEntry.Draft] {
    (0..<13).reversed()
      .flatMap { week in
        draft(tenths: 650 + 5 * Double(week), .kilogram, daysAgo: week * 7, until: end)
      }
  }

  /// Creates a weigh-in at a number of seconds after midnight, or at the time of day of the end.
  ///
  /// - Returns: One weigh-in, or none if it would be after the end.
  private static func draft(
    tenths: Double,
    _ unit: WeightUnit,
    daysAgo: Int,
    at time: Int64? = nil,
    until end: Timestamp
  ) -> [WeightEntry.Draft] {
    let ofEnd = Int64(end.timeOfDay.secondsSinceMidnight)
    let seconds = end.secondsSince1970 - Int64(daysAgo) * secondsPerDay + (time ?? ofEnd) - ofEnd
    guard
      seconds <= end.secondsSince1970,
      let mass = Mass(tenths.rounded() / 10, unit),
      let moment = Timestamp(secondsSince1970: seconds, utcOffset: end.utcOffset)
    else { return [] }
    return [WeightEntry.Draft(mass: mass, moment: moment)]
  }
}

/// A random number generator with a seed that uses the SplitMix64 algorithm.
struct DemoRandom {
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number in 0..<1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 0x1p53
  }

  /// Returns a number around zero, usually close to it and never farther away than a distance.
  mutating func spread(_ distance: Double) -> Double {
    (unit() + unit() + unit() - 1.5) / 1.5 * distance
  }
}
