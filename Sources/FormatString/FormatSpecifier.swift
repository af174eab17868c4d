/// A printf specifier: `%@`, `%1$.2f`, `%-10s`, `%(name)lld`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, counted from 1; `nil` takes the next one.
  package let argumentIndex: Int?
  /// The name of the argument in `%(name)@`; `nil` if it has none.
  package let argumentName: String?
  /// The flags.
  package let flags: Flags
  /// The least number of characters; `nil` if not given.
  package let width: Extent?
  /// The digits after the point, or the most characters of a text; `nil` if not given.
  package let precision: Extent?
  /// The length modifier; `nil` if not given.
  package let lengthModifier: LengthModifier?
  /// What the argument is shown as.
  package let conversion: Conversion
  /// The specifier as it was written.
  package let text: String
  /// Where the specifier stands in the text that was parsed.
  package let utf8Range: Range<Int>

  /// The type of argument that the specifier asks for.
  package var argumentKind: ArgumentKind {
    switch conversion {
    case .object: .object
    case .decimal, .integer: .signedInteger(bits: integerBits)
    case .octal, .unsigned, .hexadecimal, .uppercaseHexadecimal: .unsignedInteger(bits: integerBits)
    case .character, .utf16Character: .character
    case .cString, .utf16String: .cString
    case .pointer: .pointer
    default: .floatingPoint
    }
  }

  /// The width and the precision, as far as they are given, in the order in which they are written.
  package var extents: [Extent] {
    [width, precision].compactMap(\.self)
  }

  private var integerBits: Int {
    lengthModifier?.integerBits ?? 32
  }
}
