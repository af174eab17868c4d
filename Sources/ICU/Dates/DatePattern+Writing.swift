extension DatePattern {
  /// Returns a date as a string.
  ///
  /// - Parameters:
  ///   - moment: The milliseconds since 1970 in UTC.
  ///   - zone: The time zone.
  /// - Returns: `nil` for a date that needs ICU, such as one before the era of a calendar.
  package func text(ofMilliseconds moment: Double, in zone: ZoneOffsets) -> String? {
    guard abs(moment) <= greatestMoment, let offset = zone.offset(at: Int(moment)) else {
      return nil
    }
    let date = CivilDate(localMilliseconds: Int(moment) + offset)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      symbols.withObject { symbols in
        var writer = DateWriter(buffer, digits: symbols.digits)
        var index = 0
        while index < program.count {
          let (field, value) = (Field(rawValue: program[index]), Int(program[index + 1]))
          index += 2
          if field == .literal {
            writer.append(UnsafeBufferPointer(rebasing: program.elements[index..<index + value]))
            index += value
          } else if let field,
            !writer.append(field, value, of: date, offset: offset, symbols)
          {
            return nil
          }
        }
        return writer.text
      }
    }
  }
}

/// The greatest number of milliseconds before and after 1970: that of the year 275760.
private let greatestMoment = 8.64e15

/// A writer of the fields of a date.
private struct DateWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let digits: UTF8Digits
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, digits: UTF8Digits) {
    self.buffer = buffer
    self.digits = digits
  }

  /// The written text.
  var text: String {
    String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    for index in 0..<bytes.count { buffer[count + index] = bytes[index] }
    count += bytes.count
  }

  /// Writes a field; returns `false` if it needs ICU.
  mutating func append(
    _ field: DatePattern.Field,
    _ value: Int,
    of date: CivilDate,
    offset: Int,
    _ symbols: DateSymbols
  ) -> Bool {
    switch field {
    case .monthName: name(value + date.month, symbols)
    case .weekdayName: name(value + date.weekday, symbols)
    case .quarterName: name(value + date.month / 3, symbols)
    case .eraName: name(value + (date.year > 0 && symbols.yearOffset == 0 ? 1 : 0), symbols)
    case .halfName: name(value + date.hour / 12, symbols)
    case .day: number(date.day, value)
    case .month: number(date.month + 1, value)
    case .hour: number(date.hour, value)
    case .hourFromOne: number(date.hour == 0 ? 24 : date.hour, value)
    case .halfDayHour: number(date.hour % 12, value)
    case .halfDayHourFromOne: number((date.hour + 11) % 12 + 1, value)
    case .minute: number(date.minute, value)
    case .second: number(date.second, value)
    case .fraction: fraction(date.millisecond, value)
    case .quarter: number(date.month / 3 + 1, value)
    case .weekday: number(date.weekday(symbols.weeks), value)
    case .weekdayInMonth: number((date.day - 1) / 7 + 1, value)
    case .weekOfMonth: number(date.weekOfMonth(symbols.weeks), value)
    case .offset: self.offset(offset / 1000, DatePattern.OffsetOptions(rawValue: value))
    case .year, .shortYear, .extendedYear, .weekYear, .shortWeekYear, .dayOfYear, .weekOfYear:
      return appendOfYear(field, value, date, symbols)
    case .literal: break
    }
    return true
  }

  private mutating func appendOfYear(
    _ field: DatePattern.Field,
    _ minimum: Int,
    _ date: CivilDate,
    _ symbols: DateSymbols
  ) -> Bool {
    let number: Int
    switch field {
    case .year, .shortYear:
      let year = date.year + symbols.yearOffset
      // The year before 1 is 1 BC.
      number = year > 0 || symbols.yearOffset > 0 ? year : 1 - year
    case .extendedYear: number = date.year
    default:
      guard date.isInUsualYear else { return false }
      switch field {
      case .dayOfYear: number = date.dayOfYear
      case .weekOfYear: number = date.weekOfYear(symbols.weeks).week
      default: number = date.weekOfYear(symbols.weeks).year
      }
    }
    guard number >= 0 else { return false }
    let isShort = field == .shortYear || field == .shortWeekYear
    self.number(isShort ? number % 100 : number, minimum)
    return true
  }

  @inline(__always)
  private mutating func name(_ position: Int, _ symbols: DateSymbols) {
    symbols.withName(position) { append($0) }
  }

  /// Writes a number with a minimum number of digits.
  @inline(__always)
  private mutating func number(_ number: Int, _ minimum: Int) {
    if number < 10, minimum <= 1 {
      digit(number)
    } else if number < 100, minimum <= 2 {
      digit(number / 10)
      digit(number % 10)
    } else {
      longNumber(number, minimum)
    }
  }

  private mutating func longNumber(_ number: Int, _ minimum: Int) {
    var unit = 1
    var length = 1
    while number / unit >= 10 {
      unit *= 10
      length += 1
    }
    while length < minimum {
      digit(0)
      length += 1
    }
    while unit > 0 {
      digit(number / unit % 10)
      unit /= 10
    }
  }

  @inline(__always)
  private mutating func digit(_ digit: Int) {
    for byte in digits.prefix {
      buffer[count] = byte
      count += 1
    }
    buffer[count] = digits.lastOfZero + UInt8(truncatingIfNeeded: digit)
    count += 1
  }

  private mutating func fraction(_ milliseconds: Int, _ digits: Int) {
    switch digits {
    case 1: number(milliseconds / 100, 1)
    case 2: number(milliseconds / 10, 2)
    default: number(milliseconds, 3)
    }
  }

  /// Writes a distance from UTC in seconds, in ISO 8601.
  private mutating func offset(_ seconds: Int, _ options: DatePattern.OffsetOptions) {
    let magnitude = abs(seconds)
    if options.contains(.hasZ), magnitude < (options.contains(.hasSeconds) ? 1 : 60) {
      ascii("Z")
      return
    }
    let fields = [magnitude / 3600, magnitude / 60 % 60, magnitude % 60]
    var shown = options.contains(.hasSeconds) ? 3 : 2
    let least = options.contains(.isShort) ? 1 : 2
    while shown > least, fields[shown - 1] == 0 { shown -= 1 }
    // Without seconds, a distance below a minute is zero.
    ascii(seconds < 0 && fields[..<shown].contains { $0 > 0 } ? "-" : "+")
    for (index, field) in fields[..<shown].enumerated() {
      if index > 0, options.contains(.isExtended) { ascii(":") }
      ascii(UnicodeScalar(UInt8(0x30 + field / 10)))
      ascii(UnicodeScalar(UInt8(0x30 + field % 10)))
    }
  }

  private mutating func ascii(_ scalar: UnicodeScalar) {
    buffer[count] = UInt8(truncatingIfNeeded: scalar.value)
    count += 1
  }
}
