/// Why a text is no mass of a locale, and how one is written there.
public struct MassParsingError: Error, Hashable, Sendable {
  /// Why it is none.
  public let reason: Reason
  /// A mass as the locale writes it: the one that was probably meant, or else any.
  public let example: String

  /// Why a text is no mass.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It is nothing like a mass.
    case notAMass
    /// A mark stands where the locale has none in its numbers: "72.5 kg" in Spanish.
    case unexpectedMark(String)
    /// The word behind the number is no unit of mass.
    case unknownUnit(String)
    /// Stones and pounds that do not go together: "11.5 st 3 lb", "11 st 15 lb".
    case unevenStones
  }
}
