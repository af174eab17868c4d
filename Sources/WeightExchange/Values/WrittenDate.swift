import WeightCore

/// A date as it is written in a file, maybe with a time, before it is known what its numbers mean.
struct WrittenDate: Hashable {
  /// The three numbers, as they follow each other.
  private let numbers: [Int]
  /// What a year of two digits counts from; weights of the last century were kept on paper.
  private let century: Int
  /// The orders that the form allows.
  let orders: [DateOrder]
  /// The time of day, if it is written.
  let time: TimeOfDay?
  /// What it says of its distance from UTC.
  let offset: WrittenOffset

  /// Reads a date to its last character.
  ///
  /// - Returns: `nil` if it is none in any order.
  init?(_ text: String) {
    var scanner = TextScanner(text)
    guard let first = scanner.number(limit: 4),
      let separator = scanner.moveBehind(oneOf: "-/."),
      let second = scanner.number(limit: 2), scanner.moveBehind(separator),
      let third = scanner.number(limit: 4)
    else { return nil }
    numbers = [first.value, second.value, third.value]
    century = max(first.width, third.width) < 4 ? 2_000 : 0
    switch (first.width, third.width) {
    case (4, 1...2): orders = [.yearMonthDay]
    // Nobody puts points between the numbers of a date that begins with the month.
    case (1...2, 4) where separator == UInt8(ascii: "."): orders = [.dayMonthYear]
    case (1...2, 4): orders = [.dayMonthYear, .monthDayYear]
    case (1...2, 2) where separator == UInt8(ascii: "."): orders = [.dayMonthYear, .yearMonthDay]
    case (1...2, 2): orders = DateOrder.allCases
    default: return nil
    }
    if scanner.isAtEnd {
      time = nil
      offset = .none
    } else {
      _ = scanner.moveBehind(UInt8(ascii: ","))
      if scanner.moveBehind(oneOf: "Tt") == nil { scanner.skipBlanks() }
      guard let time = scanner.time(), let offset = scanner.offsetFromUTC() else { return nil }
      self.time = time
      self.offset = offset
    }
    guard orders.contains(where: { day(in: $0) != nil }) else { return nil }
  }

  /// Returns the day that the numbers mean in an order; `nil` if there is no such day.
  func day(in order: DateOrder) -> CalendarDay? {
    guard orders.contains(order) else { return nil }
    let (year, month, day) =
      switch order {
      case .dayMonthYear: (numbers[2], numbers[1], numbers[0])
      case .monthDayYear: (numbers[2], numbers[0], numbers[1])
      case .yearMonthDay: (numbers[0], numbers[1], numbers[2])
      }
    return CalendarDay(year: century + year, month: month, day: day)
  }
}
