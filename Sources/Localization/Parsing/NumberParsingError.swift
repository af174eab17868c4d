/// Why a text is no number of a locale, and how one is written there.
public struct NumberParsingError: Error, Hashable, Sendable {
  /// Why it is none.
  public let reason: Reason
  /// A number as the locale writes it: the one that was probably meant, or else any.
  public let example: String

  /// Why a text is no number.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It does not begin with a number.
    case notANumber
    /// A mark stands where the locale has none: "72.5" in Spanish, "1,23" in English.
    case unexpectedMark(String)
    /// Something stands behind the number.
    case trailingText(String)
    /// There are more digits than a whole number of 64 bits can have.
    case tooManyDigits
  }
}
