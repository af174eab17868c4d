/// A number as it was typed: exact, with the digits that were given.
public struct ParsedNumber: Hashable, Sendable {
  /// The digits as a whole number, below zero behind a minus: 725 for "72,5".
  public let significand: Int
  /// How many of the digits stand behind the mark: 1 for "72,5".
  public let fractionDigits: Int

  /// The nearest number.
  public var value: Double {
    // Text, not a division: it is read to the nearest double whatever the number of digits.
    Double("\(significand)e-\(fractionDigits)") ?? .nan
  }
}
