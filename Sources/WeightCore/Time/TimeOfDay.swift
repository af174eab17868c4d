/// A time that a clock on the wall shows.
package struct TimeOfDay: Hashable, Sendable {
  /// The hour, from 0 to 23.
  package let hour: Int
  /// The minute, from 0 to 59.
  package let minute: Int
  /// The second, from 0 to 59.
  package let second: Int

  /// Creates a time.
  ///
  /// - Returns: `nil` if no clock shows it, such as 24:00.
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

  /// The middle of the day, which no change to or from summer time has ever skipped.
  package static let noon = TimeOfDay(noon: ())

  /// The seconds since midnight of an even day.
  package var secondsSinceMidnight: Int {
    (hour * 60 + minute) * 60 + second
  }
}

// MARK: - Text

extension TimeOfDay {
  /// The hour and the minute as programs write them: `07:08`.
  package var text: String {
    "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
  }

  /// Reads a time such as "07:08" or "7:08".
  ///
  /// - Returns: `nil` if the text is nothing of the kind, or no clock shows it.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2 else {
      return nil
    }
    let numbers = parts.compactMap { part in
      // A sign is none of the digits.
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == 2 else { return nil }
    self.init(hour: numbers[0], minute: numbers[1])
  }
}
