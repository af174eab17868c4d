package import WeightCore

/// The labeled days below a chart, and their positions.
package struct DayAxis: Hashable, Sendable {
  /// A day with its label.
  package struct Label: Hashable, Sendable {
    /// The text of the label.
    package let text: String
    /// The position of the day.
    package let place: Double
    /// The start of the text, which is centered on the position unless it would leave the axis.
    package let start: Double
    /// The length of the text.
    package let length: Double
  }

  /// The labels in order, without overlaps.
  package let labels: [Label]

  /// Selects the finest step at which all labels fit, or skips labels if there is none.
  ///
  /// - Parameters:
  ///   - days: The first and the last day.
  ///   - week: The definition of a week.
  ///   - extent: The range of positions that texts may occupy.
  ///   - gap: The minimum distance between two labels.
  ///   - scale: The scale of the days.
  ///   - text: Returns the text of a day.
  ///   - length: Returns the length of a text.
  package init(
    days: ClosedRange<Int>,
    week: WeekDefinition,
    extent: ClosedRange<Double>,
    gap: Double,
    scale: LinearScale,
    text: (CalendarDay, DayStep) -> String,
    length: (String) -> Double
  ) {
    let room = extent.upperBound - extent.lowerBound
    var best: [Label] = []
    // A label needs at least two characters and a gap.
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
      // The last label may lack space at the end of the axis.
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

  /// Returns the labels that do not overlap an earlier one.
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

/// The labeled days of an axis.
package enum DayTicks {
  /// Returns the days of an axis at which a step begins.
  ///
  /// - Parameters:
  ///   - axis: The first and the last day, counted from 1970.
  ///   - step: The distance between the days.
  ///   - week: The definition of a week.
  /// - Returns: The days in order.
  package static func days(
    in axis: ClosedRange<Int>,
    step: DayStep,
    week: WeekDefinition
  ) -> [CalendarDay] {
    switch step {
    case .days(let count):
      multiples(of: count, offset: 0, in: axis)
    case .weeks(let count):
      // 4 January 1970 was a Sunday, which is weekday 1.
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
  /// The number of months since the start of the year 0.
  fileprivate var monthsOfYears: Int { year * 12 + month - 1 }
}

/// The distance between labeled days.
package enum DayStep: Hashable, Sendable {
  /// A number of days.
  case days(Int)
  /// A number of weeks, from the first day of the week.
  case weeks(Int)
  /// A number of months, from the first day of a month.
  case months(Int)
  /// A number of years, from 1 January.
  case years(Int)

  /// All steps, in ascending order.
  static let all: [DayStep] = [
    .days(1), .days(2), .weeks(1), .weeks(2), .months(1), .months(2), .months(3), .months(6),
    .years(1), .years(2), .years(5), .years(10), .years(20), .years(50), .years(100),
    .years(500), .years(2_000),
  ]

  /// The minimum number of days in the step.
  var leastDays: Int {
    switch self {
    case .days(let count): count
    case .weeks(let count): count * 7
    case .months(let count): count * 28
    case .years(let count): count * 365
    }
  }
}
