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

extension FormatSpecifier {
  /// A width or a precision.
  package enum Extent: Hashable, Sendable {
    /// A number of characters or digits.
    case count(Int)
    /// `*` or `*2$`: an integer argument gives it; `nil` takes the next one.
    case argument(index: Int?)
  }
}

extension FormatSpecifier {
  /// The flags of a specifier.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// One bit a flag.
    package let rawValue: UInt8

    /// Creates a set of flags from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `-`: blanks fill up on the right.
    package static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: a sign even before a positive number.
    package static let plusSign = Flags(rawValue: 1 << 1)
    /// A space: a blank before a positive number.
    package static let blankSign = Flags(rawValue: 1 << 2)
    /// `#`: the alternate form, `0x1f`.
    package static let alternateForm = Flags(rawValue: 1 << 3)
    /// `0`: zeros fill up on the left.
    package static let zeroPadded = Flags(rawValue: 1 << 4)
    /// `'`: digits are grouped.
    package static let grouped = Flags(rawValue: 1 << 5)

    /// Creates the flag that a format writes as `letter`; `nil` if it is none.
    init?(letter: UInt8) {
      switch letter {
      case UInt8(ascii: "-"): self = .leftAligned
      case UInt8(ascii: "+"): self = .plusSign
      case UInt8(ascii: " "): self = .blankSign
      case UInt8(ascii: "#"): self = .alternateForm
      case UInt8(ascii: "0"): self = .zeroPadded
      case UInt8(ascii: "'"): self = .grouped
      default: return nil
      }
    }
  }
}

extension FormatSpecifier {
  /// The letters before a conversion that give the size of the argument.
  ///
  /// The cases are in an order in which no spelling stands before a longer one that starts with it.
  package enum LengthModifier: String, Hashable, Sendable, CaseIterable {
    /// 8 bits.
    case char = "hh"
    /// 16 bits.
    case short = "h"
    /// 64 bits.
    case longLong = "ll"
    /// 64 bits where pointers have 64; nothing before `f`.
    case long = "l"
    /// 64 bits; the same as ``longLong``, in BSD's spelling.
    case quad = "q"
    /// A `long double`.
    case longDouble = "L"
    /// The size of `size_t`.
    case size = "z"
    /// The size of `ptrdiff_t`.
    case pointerDifference = "t"
    /// The size of `intmax_t`.
    case maximum = "j"

    /// The size of an integer so modified, where `long` and pointers have 64 bits.
    package var integerBits: Int {
      switch self {
      case .char: 8
      case .short: 16
      case .long, .longLong, .quad, .longDouble, .size, .pointerDifference, .maximum: 64
      }
    }
  }
}

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

extension FormatSpecifier {
  /// The type of argument that a specifier asks for.
  package enum ArgumentKind: Hashable, Sendable {
    /// Anything that has a description: `%@`.
    case object
    /// `%d`, `%lld`; `bits` is its size where `long` has 64.
    case signedInteger(bits: Int)
    /// `%u`, `%llx`; `bits` is its size where `long` has 64.
    case unsignedInteger(bits: Int)
    /// `%f`, `%lf`, `%g`; C passes a `Float` as a `Double`.
    case floatingPoint
    /// `%c`, `%C`.
    case character
    /// `%s`, `%S`.
    case cString
    /// `%p`.
    case pointer

    /// Whether a plural can depend on the argument.
    package var isNumeric: Bool {
      switch self {
      case .signedInteger, .unsignedInteger, .floatingPoint: true
      case .object, .character, .cString, .pointer: false
      }
    }
  }
}
