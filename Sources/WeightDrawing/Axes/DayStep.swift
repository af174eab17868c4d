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
