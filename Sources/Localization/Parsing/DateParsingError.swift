/// Why a text is no date of a locale, and how one is written there.
public struct DateParsingError: Error, Hashable, Sendable {
  /// Why it is none.
  public let reason: Reason
  /// A date as the locale writes it.
  public let example: String

  /// Why a text is no date.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It has none of the forms in which the locale writes dates.
    case notADate
    /// It has such a form, but there is no such day or time: "30/2/2026".
    case noSuchDay
  }
}
