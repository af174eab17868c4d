/// A local time of day.
package struct TimeOfDay: Hashable, Sendable {
  /// The hour, from 0 to 23.
  package let hour: Int
  /// The minute, from 0 to 59.
  package let minute: Int
  /// The second, from 0 to 59.
  package let second: Int

  /// Creates a time.
  ///
  /// - Returns: `nil` if the time is not valid, such as 24:00.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  private init(noon: Void) {
    hour = 12
    minute = 0
    second = 0
  }

  /// Noon, which no change to or from daylight saving time has ever skipped.
  package static let noon = TimeOfDay(noon: ())

  /// The seconds since midnight on a day without a clock change.
  package var secondsSinceMidnight: Int {
    (hour * 60 + minute) * 60 + second
  }
}

// MARK: - Text

extension TimeOfDay {
  /// The hour and the minute: `07:08`.
  package var text: String {
    "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
  }

  /// Parses a time such as "07:08" or "7:08".
  ///
  /// - Returns: `nil` if the string is not a valid time.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2 else {
      return nil
    }
    let numbers = parts.compactMap { part in
      // A sign is not allowed.
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == 2 else { return nil }
    self.init(hour: numbers[0], minute: numbers[1])
  }
}
