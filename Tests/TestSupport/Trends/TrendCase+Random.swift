import WeightCore

extension TrendCase {
  /// Generates a case; the number determines the kind of log.
  package init(number: Int, using generator: inout SeededGenerator) {
    var draw = Draw(generator: generator)
    let entries = Self.kinds[number % Self.kinds.count](&draw)
    let start = draw.number(-6...6)
    let last = entries.map { $0.moment.day(startingAt: start).daysSince1970 }.max() ?? 20_000
    let daysAgo = draw.chance(0.8) ? draw.number(0...3) : draw.number(-3...60)
    let current = Double(entries.last?.mass.micrograms ?? 80_000_000_000)
    let distance = draw.pick([0, 1e8, 1e9, 3e9, 1e10, 4e10]) * draw.real(-1...1)
    self.init(
      entries: entries.shuffled(using: &draw.generator).enumerated()
        .map { index, entry in
          WeightEntry(id: WeightEntry.ID(rawValue: Int64(index)), entry.draft)
        },
      choice: draw.pick(DailyWeightSelection.allCases),
      dayStart: start,
      timeConstant: draw.pick([7, 7, 7, 2, 60, draw.real(2...60)]),
      weight: draw.pick([0.1, 0.1, 0.25, 0.5, 1, draw.real(0.01...1)]),
      span: draw.number(1...30),
      goal: Mass(micrograms: Int64(current + distance)),
      today: CalendarDay(daysSince1970: last + daysAgo) ?? .last
    )
    generator = draw.generator
  }

  /// The kinds of logs, which return weigh-ins in chronological order.
  private static let kinds: [@Sendable (inout Draw) -> [WeightEntry]] = [
    { $0.walk(days: $0.number(28...120), slope: $0.real(-0.2...0.05), noise: 0.6) },
    { $0.walk(days: $0.number(8...40), slope: $0.real(-0.1...0.1), noise: $0.real(0...2)) },
    { $0.walk(days: $0.number(0...9), slope: -0.1, noise: 0.5) },
    { $0.walk(days: 200, slope: -0.05, noise: 0.5, density: 0.15) },
    { $0.walk(days: 60, slope: $0.real(-0.3...0.3), noise: 0) },
    { $0.walk(days: 50, slope: 0, noise: 0) },
    { $0.walk(days: 40, slope: -0.05, noise: 0.4, weighings: 4) },
    { $0.walk(days: 40, slope: 0, noise: 300, from: 340) },
    { $0.walk(days: 50, slope: -1e-4, noise: 1e-6, from: 0.5) },
    { $0.walk(days: 365, slope: -0.03, noise: 0.5, density: 0.03) },
    { $0.walk(days: 30, slope: $0.real(-0.02...0.02), noise: 1, density: 0.4) },
    { $0.walk(days: 10, slope: -0.1, noise: 0.3, start: $0.pick([-719_100, 2_932_800, 0])) },
  ]
}

extension CalendarDay {
  fileprivate static var last: CalendarDay {
    guard let day = CalendarDay(year: 9999, month: 12, day: 31) else {
      preconditionFailure("the calendar has a last day")
    }
    return day
  }
}

/// A generator for parts of cases.
private struct Draw {
  var generator: SeededGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func real(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func chance(_ probability: Double) -> Bool {
    real(0...1) < probability
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Generates the weigh-ins of a user whose weight changes by a slope, in kilograms a day.
  mutating func walk(
    days: Int,
    slope: Double,
    noise: Double,
    density: Double = 0.9,
    weighings: Int = 1,
    from level: Double = 80,
    start: Int = 20_000
  ) -> [WeightEntry] {
    let offset = pick([0, 3_600, -21_600, 46_800, 50_400, 20_700])
    // Scales show tenths, which results in days with equal weights. Other sources are exact to the
    // microgram.
    let step = pick([1.0, 1e8, 5e8])
    var entries: [WeightEntry] = []
    for day in 0..<days where chance(density) || noise == 0 {
      for _ in 0..<(weighings == 1 ? 1 : number(1...weighings)) {
        let kilograms = level + slope * Double(day) + noise * real(-1...1)
        let micrograms = (max(kilograms, 0.5) * 1e9 / step).rounded() * step
        let seconds = (start + day) * 86_400 + number(0...2) * 30_000 + number(0...1) * 7_000
        entries += entry(micrograms, seconds - offset, offset)
      }
    }
    return entries
  }

  private func entry(
    _ micrograms: Double,
    _ seconds: Int,
    _ offset: Int
  ) -> [WeightEntry] {
    guard let moment = Timestamp(secondsSince1970: Int64(seconds), utcOffset: offset) else {
      return []
    }
    let mass = Mass(micrograms: Int64(micrograms))
    let draft = WeightEntry.Draft(mass: mass, moment: moment)
    return [WeightEntry(id: WeightEntry.ID(rawValue: 0), draft)]
  }
}
