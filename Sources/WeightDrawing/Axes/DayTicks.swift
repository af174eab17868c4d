package import WeightCore

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
