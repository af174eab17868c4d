import WeightCore

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
