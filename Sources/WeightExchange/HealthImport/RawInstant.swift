import WeightCore

/// A date in an export: `2024-03-01 07:08:09 +0100`, or `20150616071916-0700` in exports of 2015.
struct RawInstant: Hashable {
  /// The moment with the offset in the text.
  let moment: Timestamp

  /// Parses a date with a time and an offset.
  ///
  /// - Returns: `nil` if a part is missing or invalid.
  init?(_ text: String) {
    var rest = DigitScanner(text)
    guard let year = rest.number(of: 4), let month = rest.number(of: 2),
      let date = rest.number(of: 2), let hour = rest.number(of: 2),
      let minute = rest.number(of: 2), let second = rest.number(of: 2),
      let offset = rest.offset(),
      let day = CalendarDay(year: year, month: month, day: date),
      let time = TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    let shown = day.daysSince1970 * 86_400 + time.secondsSinceMidnight
    guard let moment = Timestamp(secondsSince1970: Int64(shown - offset), utcOffset: offset) else {
      return nil
    }
    self.moment = moment
  }
}

/// A parser of numbers with a fixed number of digits, separated by arbitrary separators.
private struct DigitScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
    skip(" \t")
  }

  private mutating func skip(_ marks: StaticString) {
    let marks = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
    rest = rest.drop { marks.contains($0) }
  }

  mutating func number(of length: Int) -> Int? {
    let digits = rest.prefix(length)
    guard digits.count == length, digits.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(length)
    if let mark = rest.first, "-: T".utf8.contains(mark), !isAtOffset { rest.removeFirst() }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Whether a minus sign belongs to the offset at the end of the text.
  private var isAtOffset: Bool {
    rest.first == UInt8(ascii: "-") && (rest.count == 5 || rest.count == 6)
      && rest.dropFirst().prefix(2).allSatisfy(\.isDigit)
      && rest.dropFirst(3).allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") }
  }

  /// Parses `Z`, `+0100` or `+01:00` up to the end.
  mutating func offset() -> Int? {
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop(while: \.isDigit) }
    skip(" \t")
    guard let sign = rest.popFirst() else { return nil }
    let digits = rest.filter { $0 != UInt8(ascii: ":") && $0 > 0x20 }
    if sign == UInt8(ascii: "Z") { return digits.isEmpty ? 0 : nil }
    guard "+-".utf8.contains(sign), digits.count == 4, digits.allSatisfy(\.isDigit) else {
      return nil
    }
    let figures = digits.map { Int($0 - UInt8(ascii: "0")) }
    let minutes = figures[2] * 10 + figures[3]
    guard minutes < 60 else { return nil }
    let seconds = ((figures[0] * 10 + figures[1]) * 60 + minutes) * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
