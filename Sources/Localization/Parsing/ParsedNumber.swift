/// A number as it was typed: exact, with the digits that were given.
public struct ParsedNumber: Hashable, Sendable {
  /// The digits as a whole number, below zero behind a minus: 725 for "72,5".
  public let significand: Int
  /// How many of the digits stand behind the mark: 1 for "72,5".
  public let fractionDigits: Int

  /// Takes a number apart.
  ///
  /// - Precondition: `fractionDigits` is not negative.
  public init(significand: Int, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "digits behind the mark are counted")
    self.significand = significand
    self.fractionDigits = fractionDigits
  }

  /// The nearest number.
  public var value: Double {
    // Text, not a division: it is read to the nearest double whatever the number of digits.
    Double("\(significand)e-\(fractionDigits)") ?? .nan
  }
}
