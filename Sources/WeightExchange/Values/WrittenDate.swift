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

/// In which order a date of three numbers has them.
package enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// Day, month, year.
  case dayMonthYear = "dmy"
  /// Month, day, year.
  case monthDayYear = "mdy"
  /// Year, month, day.
  case yearMonthDay = "ymd"
}

extension TextScanner {
  /// Reads a time, on a clock of 24 hours or one of 12: `7:08`, `07:08:09.123`, `7:08 p. m.`.
  ///
  /// - Returns: `nil` if no clock shows it. Parts of a second are left out.
  mutating func time() -> TimeOfDay? {
    guard let hour = number(limit: 2), moveBehind(UInt8(ascii: ":")),
      let minute = number(limit: 2), minute.width == 2
    else { return nil }
    var second = 0
    if moveBehind(UInt8(ascii: ":")) {
      guard let seconds = number(limit: 2), seconds.width == 2 else { return nil }
      second = seconds.value
      if moveBehind(oneOf: ".,") != nil, number(limit: 18) == nil { return nil }
    }
    let start = self
    skipBlanks()
    guard let isAfternoon = halfOfDay() else {
      self = start
      return TimeOfDay(hour: hour.value, minute: minute.value, second: second)
    }
    guard (1...12).contains(hour.value) else { return nil }
    return TimeOfDay(
      hour: hour.value % 12 + (isAfternoon ? 12 : 0),
      minute: minute.value,
      second: second
    )
  }

  /// Reads `AM`, `p.m.` and the like, and returns whether it is after noon.
  private mutating func halfOfDay() -> Bool? {
    guard let letter = moveBehind(oneOf: "aApP") else { return nil }
    _ = moveBehind(UInt8(ascii: "."))
    skipBlanks()
    guard moveBehind(oneOf: "mM") != nil else { return nil }
    _ = moveBehind(UInt8(ascii: "."))
    return letter == UInt8(ascii: "p") || letter == UInt8(ascii: "P")
  }
}

/// What a written date says about its distance from UTC.
enum WrittenOffset: Hashable {
  /// Nothing.
  case none
  /// The time is that of UTC; what the clocks around the person showed is not known.
  case utc
  /// The seconds by which the clocks were ahead of UTC.
  case seconds(Int)
}

extension TextScanner {
  /// Reads `Z`, `UTC`, `+02:00`, `-0330` or `+02` up to the end of the text.
  ///
  /// - Returns: `.none` if nothing is left; `nil` if something else is.
  mutating func offsetFromUTC() -> WrittenOffset? {
    skipBlanks()
    if isAtEnd { return WrittenOffset.none }
    if moveBehind(UInt8(ascii: "Z")) { return isAtEnd ? .utc : nil }
    if moveBehind(UInt8(ascii: "U")) {
      return moveBehind(UInt8(ascii: "T")) && moveBehind(UInt8(ascii: "C")) && isAtEnd ? .utc : nil
    }
    guard let sign = moveBehind(oneOf: "+-"), let hours = number(limit: 4) else { return nil }
    var minutes = hours.value * 60
    if hours.width == 4 {
      guard hours.value % 100 < 60 else { return nil }
      minutes = hours.value / 100 * 60 + hours.value % 100
    } else if moveBehind(UInt8(ascii: ":")) {
      guard let rest = number(limit: 2), rest.width == 2, rest.value < 60 else { return nil }
      minutes += rest.value
    }
    guard isAtEnd, hours.width == 2 || hours.width == 4 else { return nil }
    return .seconds(sign == UInt8(ascii: "-") ? -minutes * 60 : minutes * 60)
  }
}
