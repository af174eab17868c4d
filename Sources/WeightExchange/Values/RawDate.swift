import WeightCore

/// A date in a file, with or without a time, before the order of its numbers is known.
struct RawDate: Hashable {
  /// The three numbers in their order in the text.
  private let numbers: [Int]
  /// The century of two-digit years; there are no digital logs from the last century.
  private let century: Int
  /// The orders that the format allows.
  let orders: [DateOrder]
  /// The time of day, if there is one.
  let time: TimeOfDay?
  /// The UTC offset in the text.
  let offset: RawOffset

  /// Parses a date up to the last character: `2026-03-30`, `30.3.26 7:08`, `Mar 30, 2026`.
  ///
  /// - Returns: `nil` if the text is not a date in any order.
  init?(_ text: String) {
    var scanner = TextScanner(text)
    if let named = scanner.namedDate() {
      numbers = [named.year, named.month, named.day]
      century = 0
      orders = [.yearMonthDay]
    } else {
      guard let first = scanner.number(limit: 4),
        let separator = scanner.skip(oneOf: "-/."),
        let second = scanner.number(limit: 2), scanner.skip(separator),
        let third = scanner.number(limit: 4),
        let orders = Self.orders(first.width, third.width, separator)
      else { return nil }
      numbers = [first.value, second.value, third.value]
      century = max(first.width, third.width) < 4 ? 2_000 : 0
      self.orders = orders
    }
    if scanner.isAtEnd {
      time = nil
      offset = .none
    } else {
      _ = scanner.skip(UInt8(ascii: ","))
      if scanner.skip(oneOf: "Tt") == nil { scanner.skipWhitespace() }
      guard let time = scanner.time(), let offset = scanner.offsetFromUTC() else { return nil }
      self.time = time
      self.offset = offset
    }
    guard orders.contains(where: { day(in: $0) != nil }) else { return nil }
  }

  /// Returns the orders that the number of digits and the separator allow.
  private static func orders(_ first: Int, _ third: Int, _ separator: UInt8) -> [DateOrder]? {
    switch (first, third) {
    case (4, 1...2): [.yearMonthDay]
    // Points are not used as separators if the month comes first.
    case (1...2, 4) where separator == UInt8(ascii: "."): [.dayMonthYear]
    case (1...2, 4): [.dayMonthYear, .monthDayYear]
    case (1...2, 2) where separator == UInt8(ascii: "."): [.dayMonthYear, .yearMonthDay]
    case (1...2, 2): DateOrder.allCases
    default: nil
    }
  }

  /// Returns the day for an order, or `nil` if there is no such day.
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

/// The order of day, month and year in a date.
package enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// Day, month, year.
  case dayMonthYear = "dmy"
  /// Month, day, year.
  case monthDayYear = "mdy"
  /// Year, month, day.
  case yearMonthDay = "ymd"
}

extension TextScanner {
  /// Parses a date with the name of its month: `Dec 31, 2017`, `31 dic. 2017`,
  /// `31 de diciembre de 2017`, `31-Dec-2017`, `31-dic-17`.
  ///
  /// - Returns: `nil` if the text does not begin with such a date. The scanner is then unchanged.
  mutating func namedDate() -> (year: Int, month: Int, day: Int)? {
    let start = self
    if let month = month(), let day = number(limit: 2) {
      _ = skip(UInt8(ascii: ","))
      if separator(), let year = number(limit: 4), year.width == 4 {
        return (year.value, month, day.value)
      }
    }
    self = start
    if let day = number(limit: 2) {
      _ = skip(UInt8(ascii: "."))
      let isHyphenated = next == UInt8(ascii: "-")
      if separator(), let month = month(), let year = number(limit: 4) {
        if year.width == 4 { return (year.value, month, day.value) }
        // A spreadsheet writes "27-nov-26". Between spaces, the number may be an hour.
        if year.width == 2, isHyphenated { return (2_000 + year.value, month, day.value) }
      }
    }
    self = start
    return nil
  }

  /// Parses the name of a month and the separator after it.
  private mutating func month() -> Int? {
    guard let month = MonthName.number(word()) else { return nil }
    _ = skip(UInt8(ascii: "."))
    _ = skip(UInt8(ascii: ","))
    return separator() ? month : nil
  }

  /// Skips the separator of the parts of a date: a space, a hyphen, or the Spanish `de`.
  private mutating func separator() -> Bool {
    let start = offset
    if skip(oneOf: "-/") != nil { return true }
    skipWhitespace()
    guard offset > start else { return false }
    let end = self
    let preposition = word().lowercased()
    guard preposition == "de" || preposition == "del" else {
      self = end
      return true
    }
    skipWhitespace()
    return true
  }

  /// Parses a time on a 24-hour or 12-hour clock: `7:08`, `07:08:09.123`, `7:08 p. m.`.
  ///
  /// - Returns: `nil` if the text is not a valid time. Fractions of a second are ignored.
  mutating func time() -> TimeOfDay? {
    guard let hour = number(limit: 2), skip(UInt8(ascii: ":")),
      let minute = number(limit: 2), minute.width == 2
    else { return nil }
    var second = 0
    if skip(UInt8(ascii: ":")) {
      guard let seconds = number(limit: 2), seconds.width == 2 else { return nil }
      second = seconds.value
      if skip(oneOf: ".,") != nil, number(limit: 18) == nil { return nil }
    }
    let start = self
    skipWhitespace()
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

  /// Parses `AM`, `p.m.` and similar texts, and returns whether the time is after noon.
  private mutating func halfOfDay() -> Bool? {
    guard let letter = skip(oneOf: "aApP") else { return nil }
    _ = skip(UInt8(ascii: "."))
    skipWhitespace()
    guard skip(oneOf: "mM") != nil else { return nil }
    _ = skip(UInt8(ascii: "."))
    return letter == UInt8(ascii: "p") || letter == UInt8(ascii: "P")
  }
}

/// The UTC offset of a written date.
enum RawOffset: Hashable {
  /// No offset.
  case none
  /// UTC; the local offset is unknown.
  case utc
  /// The local offset from UTC, in seconds.
  case seconds(Int)
}

extension TextScanner {
  /// Parses `Z`, `UTC`, `+02:00`, `-0330` or `+02` up to the end of the text.
  ///
  /// - Returns: `.none` if no text is left, or `nil` if there is any other text.
  mutating func offsetFromUTC() -> RawOffset? {
    skipWhitespace()
    if isAtEnd { return RawOffset.none }
    if skip(UInt8(ascii: "Z")) { return isAtEnd ? .utc : nil }
    if skip(UInt8(ascii: "U")) {
      return skip(UInt8(ascii: "T")) && skip(UInt8(ascii: "C")) && isAtEnd ? .utc : nil
    }
    guard let sign = skip(oneOf: "+-"), let hours = number(limit: 4) else { return nil }
    var minutes = hours.value * 60
    if hours.width == 4 {
      guard hours.value % 100 < 60 else { return nil }
      minutes = hours.value / 100 * 60 + hours.value % 100
    } else if skip(UInt8(ascii: ":")) {
      guard let rest = number(limit: 2), rest.width == 2, rest.value < 60 else { return nil }
      minutes += rest.value
    }
    guard isAtEnd, hours.width == 2 || hours.width == 4 else { return nil }
    return .seconds(sign == UInt8(ascii: "-") ? -minutes * 60 : minutes * 60)
  }
}
