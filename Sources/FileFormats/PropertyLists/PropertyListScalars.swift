/// Dates as written in XML property lists: `2001-01-01T00:00:00Z`.
enum PropertyListDate {
  private static let secondsOfDay = 86_400

  /// Returns the seconds since the start of 2001; `nil` if the string is not a date.
  static func seconds(_ text: String) -> Double? {
    let text = Array(text.utf8.filter { $0 > 0x20 })
    let numbers = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19]
      .map { range in
        number(text, range)
      }
    let marks = zip([4, 7, 10, 13, 16, 19], "--T::Z".utf8)
    guard text.count == 20, marks.allSatisfy({ text[$0] == $1 }), !numbers.contains(nil) else {
      return nil
    }
    let parts = numbers.compactMap(\.self)
    guard (1...12).contains(parts[1]), (1...31).contains(parts[2]), parts[3] < 24, parts[4] < 60,
      parts[5] < 61
    else { return nil }
    let days = days(year: parts[0], month: parts[1], day: parts[2])
    return Double(days * secondsOfDay + parts[3] * 3_600 + parts[4] * 60 + parts[5])
  }

  private static func number(_ text: [UInt8], _ range: Range<Int>) -> Int? {
    guard text.count >= range.upperBound else { return nil }
    return text[range]
      .reduce(0 as Int?) { number, digit in
        guard let number, (0x30...0x39).contains(digit) else { return nil }
        return number * 10 + Int(digit - 0x30)
      }
  }

  /// Returns the string for a date; `nil` if its year does not have four digits.
  static func text(_ seconds: Double) -> String? {
    // The start of the year 1 and of the year 10000.
    guard seconds >= -63_113_904_000, seconds < 252_423_993_600 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let day = whole >= 0 ? whole / secondsOfDay : -((secondsOfDay - 1 - whole) / secondsOfDay)
    let rest = whole - day * secondsOfDay
    let date = date(ofDay: day)
    let time = [rest / 3_600, rest / 60 % 60, rest % 60].map { padded($0, 2) }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
      + "T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  // Years begin in March here, so the leap day is the last day of the year.

  /// Returns the days since the start of 2001 in the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let monthFromMarch = (month + 9) % 12
    return year * 365 + year / 4 - year / 100 + year / 400 + (monthFromMarch * 153 + 2) / 5 + day
      - 1 - 730_791
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let day = day + 730_791
    let era = day / 146_097
    let dayOfEra = day % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

/// Numbers as written in XML property lists.
enum PropertyListNumber {
  /// Returns an integer, decimal or hexadecimal; `nil` if the string is not one or it is too large.
  static func integer(_ text: String) -> Int64? {
    let text = text.filter { !$0.isWhitespace }
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.count - digits.count <= 1 else { return nil }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard let value = UInt64(digits.dropFirst(2), radix: 16) else { return nil }
      return isNegative ? Int64(exactly: value).map { -$0 } : Int64(exactly: value)
    }
    return Int64(text)
  }

  /// Returns a floating-point number; `nil` if the string is not one.
  static func real(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    switch text {
    case "+infinity", "infinity", "inf", "+inf": return .infinity
    case "-infinity", "-inf": return -.infinity
    case "nan": return .nan
    default: return Double(text)
    }
  }

  /// Returns the string for a floating-point number.
  static func text(_ real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    return real.description
  }
}
