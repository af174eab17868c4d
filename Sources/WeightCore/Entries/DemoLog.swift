/// Weigh-ins that nobody made, to try the program with.
///
/// The same seed gives the same log. All end at the moment that is given, on clocks that never
/// change their offset, and none is later.
package enum DemoLog {
  /// The lengths of logs that show what the program does with few and with many, in days.
  package static let lengths = [0, 7, 21, 90, 180, 330, 548]

  private static let secondsPerDay: Int64 = 86_400

  /// Returns a log of somebody who loses weight slowly, skips days and at times weighs in twice.
  ///
  /// - Parameters:
  ///   - days: The days that the log goes back, with today; at most a hundred years.
  ///   - seed: What the log is made from.
  ///   - end: The last moment.
  /// - Returns: The weigh-ins, the oldest first.
  /// - Complexity: O(days).
  package static func drafts(days: Int, seed: UInt64 = 1, until end: Moment) -> [WeightEntry.Draft]
  {
    var random = DemoRandom(seed: seed)
    var level = 84.0
    var drafts: [WeightEntry.Draft] = []
    for daysAgo in (0..<max(0, min(days, 36_525))).reversed() {
      // It comes down to 74 kg as to a floor, by two thirds in half a year.
      level += (74 - level) / 180 + random.spread(0.05)
      let isSkipped = random.unit() < 0.12
      let isTwice = random.unit() < 0.06
      let morning = 7 * 3_600 + 15 * 60 + Int64(random.spread(2_400))
      let times = isSkipped ? [] : isTwice ? [morning, morning + 14 * 3_600] : [morning]
      for time in times {
        // In the evening, the meals of the day are on the scale as well.
        let kilograms = level + random.spread(0.8) + (time == morning ? 0 : 0.9)
        drafts += draft(tenths: kilograms * 10, .kilogram, daysAgo: daysAgo, at: time, until: end)
      }
    }
    return drafts
  }

  /// Returns fourteen days in pounds, whose averages and prediction are known to many digits.
  ///
  /// - Returns: One weigh-in a day at the time of the end, the oldest first.
  package static func fortnight(until end: Moment) -> [WeightEntry.Draft] {
    let pounds = [
      200, 197.2, 193.8, 194.5, 190.8, 191.2, 185.8, 180.5, 182.3, 179.8, 175.2, 176.8, 170.5, 171,
    ]
    return pounds.enumerated()
      .flatMap { index, value in
        draft(tenths: value * 10, .pound, daysAgo: pounds.count - 1 - index, until: end)
      }
  }

  /// Returns thirteen weeks in which the weight goes down from 71 to 65 kg.
  ///
  /// - Returns: One weigh-in a week at the time of the end, the oldest first.
  package static func quarter(until end: Moment) -> [WeightEntry.Draft] {
    (0..<13).reversed()
      .flatMap { week in
        draft(tenths: 650 + 5 * Double(week), .kilogram, daysAgo: week * 7, until: end)
      }
  }

  /// Makes a weigh-in so many seconds after midnight, or at the time of the end.
  ///
  /// - Returns: One weigh-in, or none if it would be after the end.
  private static func draft(
    tenths: Double,
    _ unit: WeightUnit,
    daysAgo: Int,
    at time: Int64? = nil,
    until end: Moment
  ) -> [WeightEntry.Draft] {
    let ofEnd = Int64(end.timeOfDay.secondsSinceMidnight)
    let seconds = end.secondsSince1970 - Int64(daysAgo) * secondsPerDay + (time ?? ofEnd) - ofEnd
    guard
      seconds <= end.secondsSince1970,
      let mass = Mass(tenths.rounded() / 10, unit),
      let moment = Moment(secondsSince1970: seconds, utcOffset: end.utcOffset)
    else { return [] }
    return [WeightEntry.Draft(mass: mass, moment: moment)]
  }
}

/// Random numbers that are the same for the same seed, by the algorithm SplitMix64.
struct DemoRandom {
  private var state: UInt64

  /// Creates a source of numbers.
  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 to 1, without 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 0x1p53
  }

  /// Returns a number around zero, mostly near it and never farther than a distance.
  mutating func spread(_ distance: Double) -> Double {
    (unit() + unit() + unit() - 1.5) / 1.5 * distance
  }
}
