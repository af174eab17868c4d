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
