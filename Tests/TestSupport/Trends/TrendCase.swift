package import WeightCore

/// A log and the parameters of its trend, in a format that other programs can read.
package struct TrendCase: Sendable {
  /// The weigh-ins in the order in which they were logged, numbered from 0.
  package let entries: [WeightEntry]
  /// The selection of a day's weight.
  package let choice: DailyWeightSelection
  /// The hour at which a day begins.
  package let dayStart: Int
  /// The time constant of the time-aware trend.
  package let timeConstant: Double
  /// The weight of the newest value in the exponentially weighted average.
  package let weight: Double
  /// The number of days of the moving average.
  package let span: Int
  /// The goal.
  package let goal: Mass
  /// The current day.
  package let today: CalendarDay

  /// The methods to compute; the last one is the unsmoothed weights.
  package var methods: [TrendMethod] {
    [
      .timeAware(timeConstant: timeConstant), .exponential(weight: weight), .span(span), .holt,
      .exponential(weight: 1),
    ]
  }

  /// The daily weights.
  package var days: [DailyWeight] {
    DailyWeights.of(entries, choice: choice, in: LogDays(startingAt: dayStart))
  }

  /// The number of fields in ``text``.
  package static let fields = 8

  /// The case as a line of tab-separated fields.
  package var text: String {
    let entries = entries.map { entry in
      let moment = entry.moment
      return "\(moment.secondsSince1970),\(moment.utcOffset),\(entry.mass.micrograms)"
    }
    let fields = [
      choice.rawValue, "\(dayStart)", "\(timeConstant)", "\(weight)", "\(span)",
      "\(goal.micrograms)", "\(today.daysSince1970)", entries.joined(separator: ";"),
    ]
    return fields.joined(separator: "\t")
  }
}

extension TrendCase {
  /// Parses the case from the first fields of a line.
  ///
  /// - Returns: `nil` if the line is not a case.
  package init?(parsing line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= Self.fields else { return nil }
    let entries = fields[7].split(separator: ";").enumerated()
      .map { index, text in
        Self.entry(String(text), number: index)
      }
    guard
      let choice = DailyWeightSelection(rawValue: String(fields[0])),
      let dayStart = Int(fields[1]), let timeConstant = Double(fields[2]),
      let weight = Double(fields[3]), let span = Int(fields[4]), let goal = Int64(fields[5]),
      let today = Int(fields[6]).flatMap(CalendarDay.init(daysSince1970:)),
      entries.allSatisfy({ $0 != nil })
    else { return nil }
    self.init(
      entries: entries.compactMap(\.self),
      choice: choice,
      dayStart: dayStart,
      timeConstant: timeConstant,
      weight: weight,
      span: span,
      goal: Mass(micrograms: goal),
      today: today
    )
  }

  private static func entry(_ text: String, number: Int) -> WeightEntry? {
    let numbers = text.split(separator: ",").compactMap { Int64($0) }
    guard
      numbers.count == 3,
      let moment = Timestamp(secondsSince1970: numbers[0], utcOffset: Int(numbers[1]))
    else { return nil }
    let draft = WeightEntry.Draft(mass: Mass(micrograms: numbers[2]), moment: moment)
    return WeightEntry(id: WeightEntry.ID(rawValue: Int64(number)), draft)
  }
}
