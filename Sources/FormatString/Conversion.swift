extension FormatSpecifier {
  /// What an argument is shown as; the raw value is the letter that a format writes.
  ///
  /// The letters are those of C and Foundation but for `%n`, which stores, and `%D`, `%U`, `%O`,
  /// which are deprecated and far more often the start of a word: "50%Off".
  package enum Conversion: Character, Hashable, Sendable, CaseIterable {
    /// The description of an object.
    case object = "@"
    /// A signed integer.
    case decimal = "d"
    /// A signed integer; the same as ``decimal``.
    case integer = "i"
    /// An unsigned integer in base 8.
    case octal = "o"
    /// An unsigned integer.
    case unsigned = "u"
    /// An unsigned integer in base 16 with the digits `abcdef`.
    case hexadecimal = "x"
    /// An unsigned integer in base 16 with the digits `ABCDEF`.
    case uppercaseHexadecimal = "X"
    /// A number with a fixed count of decimals.
    case fixed = "f"
    /// The same as ``fixed``, infinity in capitals.
    case uppercaseFixed = "F"
    /// A number with an exponent: `1.5e+03`.
    case exponent = "e"
    /// A number with an exponent: `1.5E+03`.
    case uppercaseExponent = "E"
    /// The shorter of ``fixed`` and ``exponent``.
    case general = "g"
    /// The shorter of ``fixed`` and ``uppercaseExponent``.
    case uppercaseGeneral = "G"
    /// A number in base 16 with a binary exponent: `0x1.8p+0`.
    case hexadecimalFloat = "a"
    /// A number in base 16 with a binary exponent: `0X1.8P+0`.
    case uppercaseHexadecimalFloat = "A"
    /// One byte or wide character.
    case character = "c"
    /// One UTF-16 code unit.
    case utf16Character = "C"
    /// A C string.
    case cString = "s"
    /// A C string of UTF-16 code units.
    case utf16String = "S"
    /// An address.
    case pointer = "p"

    /// Returns whether C or Foundation give the modifier a meaning before this conversion.
    package func allows(_ modifier: LengthModifier) -> Bool {
      switch self {
      case .decimal, .integer, .octal, .unsigned, .hexadecimal, .uppercaseHexadecimal:
        modifier != .longDouble
      case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general, .uppercaseGeneral,
        .hexadecimalFloat, .uppercaseHexadecimalFloat:
        modifier == .long || modifier == .longDouble
      case .character, .cString:
        modifier == .long
      case .object, .utf16Character, .utf16String, .pointer:
        false
      }
    }
  }
}
