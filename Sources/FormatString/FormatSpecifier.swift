/// A printf specifier: `%@`, `%1$.2f`, `%-10s`, `%(name)lld`, `%[tt]@`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, counted from 1; `nil` means the next one.
  package let argumentIndex: Int?
  /// The name of the argument in `%(name)@`; `nil` if it has none.
  package let argumentName: String?
  /// The flags.
  package let flags: Flags
  /// The minimum number of characters; `nil` if not given.
  package let width: Extent?
  /// The number of fraction digits, or the maximum number of characters of a string; `nil` if not
  /// given.
  package let precision: Extent?
  /// The length modifier; `nil` if not given.
  package let lengthModifier: LengthModifier?
  /// The conversion.
  package let conversion: Conversion
  /// The source text of the specifier.
  package let text: String
  /// The range of the specifier in the parsed text.
  package let utf8Range: Range<Int>

  /// The type of argument that the specifier requires.
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

  /// The given width and precision, in their order in the text.
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
    /// `*` or `*2$`: an integer argument gives the number; `nil` means the next argument.
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

    /// `-`: spaces are added on the right.
    package static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: positive numbers have a sign.
    package static let plusSign = Flags(rawValue: 1 << 1)
    /// A space: positive numbers have a space before them.
    package static let blankSign = Flags(rawValue: 1 << 2)
    /// `#`: the alternate form, `0x1f`.
    package static let alternateForm = Flags(rawValue: 1 << 3)
    /// `0`: zeros are added on the left.
    package static let zeroPadded = Flags(rawValue: 1 << 4)
    /// `'`: digits are grouped.
    package static let grouped = Flags(rawValue: 1 << 5)

    /// Creates the flag of a letter; returns `nil` if there is none.
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
  /// No case precedes a longer one that begins with the same letters.
  package enum LengthModifier: String, Hashable, Sendable, CaseIterable {
    /// 8 bits.
    case char = "hh"
    /// 16 bits.
    case short = "h"
    /// 64 bits.
    case longLong = "ll"
    /// 64 bits if pointers have 64; without effect before `f`.
    case long = "l"
    /// 64 bits: the BSD spelling of ``longLong``.
    case quad = "q"
    /// A `long double`.
    case longDouble = "L"
    /// The size of `size_t`.
    case size = "z"
    /// The size of `ptrdiff_t`.
    case pointerDifference = "t"
    /// The size of `intmax_t`.
    case maximum = "j"

    /// The size of an integer with the modifier, if `long` and pointers have 64 bits.
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
  /// The format of an argument; the raw value is its letter.
  ///
  /// The letters are those of C and Foundation, except `%n`, which stores, and `%D`, `%U` and `%O`.
  /// These are deprecated and far more often the start of a word: "50%Off".
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
    /// A number with a fixed number of fraction digits.
    case fixed = "f"
    /// The same as ``fixed``, with infinity in capitals.
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

    /// Returns whether C or Foundation define the modifier before this conversion.
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
  /// The type of argument that a specifier requires.
  package enum ArgumentKind: Hashable, Sendable {
    /// A value with a description: `%@`.
    case object
    /// `%d`, `%lld`; `bits` is the size if `long` has 64.
    case signedInteger(bits: Int)
    /// `%u`, `%llx`; `bits` is the size if `long` has 64.
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
