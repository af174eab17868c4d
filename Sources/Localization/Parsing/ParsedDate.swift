/// A day of the Gregorian calendar as it was typed, maybe with a time.
public struct ParsedDate: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The hour, from 0 to 23; nil when only a day was typed.
  public let hour: Int?
  /// The minute, from 0 to 59; nil when only a day was typed.
  public let minute: Int?

  /// Returns nil when there is no such day or no such time.
  init?(year: Int, month: Int, day: Int, hour: Int? = nil, minute: Int? = nil) {
    guard
      (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(of: month, in: year)).contains(day),
      (0...23).contains(hour ?? 0), (0...59).contains(minute ?? 0)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
