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
