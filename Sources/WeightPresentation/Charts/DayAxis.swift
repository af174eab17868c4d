package import WeightCore

/// The days that stand under a chart, and where.
package struct DayAxis: Hashable, Sendable {
  /// A day with its label.
  package struct Label: Hashable, Sendable {
    /// The words.
    package let text: String
    /// Where the day is.
    package let place: Double
    /// Where the words begin; they stand around the place unless that led out of the axis.
    package let start: Double
    /// How long the words are.
    package let length: Double
  }

  /// The labels in order, none of which touches another.
  package let labels: [Label]

  /// Finds the finest step whose labels all have room, or leaves out labels if none does.
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - week: Where weeks begin.
  ///   - extent: The room from the first place where words may stand to the last.
  ///   - gap: The room between two labels.
  ///   - scale: The places of the days.
  ///   - text: The words for a day.
  ///   - length: The length of words.
  package init(
    days: ClosedRange<Int>,
    week: WeekRule,
    extent: ClosedRange<Double>,
    gap: Double,
    scale: LinearScale,
    text: (CalendarDay, DayStep) -> String,
    length: (String) -> Double
  ) {
    let room = extent.upperBound - extent.lowerBound
    var best: [Label] = []
    // Two letters and a gap are the least that a label takes.
    let most = room / (length("00") + gap) + 1
    for step in DayStep.all where Double(days.count / step.leastDays) <= most {
      let all = DayTicks.days(in: days, step: step, week: week)
        .map { day in
          let words = text(day, step)
          return Self.label(
            words,
            at: scale.place(of: Double(day.daysSince1970)),
            length: length(words),
            in: extent
          )
        }
      let apart = Self.apart(all, gap: gap, in: extent)
      // The last label may lack the room that it needs at the end of the axis.
      if apart.count > 1, apart == all || apart == Array(all.dropLast()) {
        labels = apart
        return
      }
      if apart.count > best.count { best = apart }
    }
    labels = best
  }

  private static func label(
    _ text: String,
    at place: Double,
    length: Double,
    in extent: ClosedRange<Double>
  ) -> Label {
    let start = max(min(place - length / 2, extent.upperBound - length), extent.lowerBound)
    return Label(text: text, place: place, start: start, length: length)
  }

  /// Returns the labels that have room beside those before them.
  private static func apart(
    _ labels: [Label],
    gap: Double,
    in extent: ClosedRange<Double>
  ) -> [Label] {
    var kept: [Label] = []
    for label in labels where label.start + label.length <= extent.upperBound {
      guard let last = kept.last else {
        kept.append(label)
        continue
      }
      if label.start >= last.start + last.length + gap { kept.append(label) }
    }
    return kept
  }
}

/// The days that an axis names.
package enum DayTicks {
  /// Returns the days of an axis that begin a step.
  ///
  /// - Parameters:
  ///   - axis: The first and the last day, counted from the beginning of 1970.
  ///   - step: The distance between the days.
  ///   - week: Where weeks begin.
  /// - Returns: The days in order.
  package static func days(
    in axis: ClosedRange<Int>,
    step: DayStep,
    week: WeekRule
  ) -> [CalendarDay] {
    switch step {
    case .days(let count):
      multiples(of: count, offset: 0, in: axis)
    case .weeks(let count):
      // 4 January 1970 was a Sunday, the first of the days of the week.
      multiples(of: count * 7, offset: 2 + week.first.rawValue, in: axis)
    case .months(let count):
      firsts(ofMonths: count, in: axis)
    case .years(let count):
      firsts(ofMonths: count * 12, in: axis)
    }
  }

  private static func multiples(
    of step: Int,
    offset: Int,
    in axis: ClosedRange<Int>
  ) -> [CalendarDay] {
    let remainder = (axis.lowerBound - offset) % step
    let distance = remainder > 0 ? step - remainder : -remainder
    return stride(from: axis.lowerBound + distance, through: axis.upperBound, by: step)
      .compactMap(CalendarDay.init(daysSince1970:))
  }

  private static func firsts(ofMonths step: Int, in axis: ClosedRange<Int>) -> [CalendarDay] {
    guard
      let first = CalendarDay(daysSince1970: axis.lowerBound),
      let last = CalendarDay(daysSince1970: axis.upperBound)
    else { return [] }
    let months = first.monthsOfYears...last.monthsOfYears
    let start = (months.lowerBound + step - 1) / step * step
    return stride(from: start, through: months.upperBound, by: step)
      .compactMap { CalendarDay(year: $0 / 12, month: $0 % 12 + 1, day: 1) }
      .filter { $0 >= first }
  }
}

extension CalendarDay {
  /// The months since the beginning of the year 0.
  fileprivate var monthsOfYears: Int { year * 12 + month - 1 }
}

/// The distance between the days that an axis names.
package enum DayStep: Hashable, Sendable {
  /// So many days.
  case days(Int)
  /// So many weeks, from the first day of the week.
  case weeks(Int)
  /// So many months, from the first of a month.
  case months(Int)
  /// So many years, from the first of January.
  case years(Int)

  /// All that an axis may have, the finest first.
  static let all: [DayStep] = [
    .days(1), .days(2), .weeks(1), .weeks(2), .months(1), .months(2), .months(3), .months(6),
    .years(1), .years(2), .years(5), .years(10), .years(20), .years(50), .years(100),
    .years(500), .years(2_000),
  ]

  /// About how many days it has, never too many.
  var leastDays: Int {
    switch self {
    case .days(let count): count
    case .weeks(let count): count * 7
    case .months(let count): count * 28
    case .years(let count): count * 365
    }
  }
}
