import FormatString
import ICU

// The characters and digits that encode enums of other modules. They are part of the image format,
// and therefore written out; they do not depend on the order of declarations.

extension PluralCategory {
  /// The digit of the category.
  var imageDigit: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// Creates the category of a digit; returns `nil` if there is none.
  init?(imageDigit: Int) {
    switch imageDigit {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    case 5: self = .other
    default: return nil
    }
  }
}

extension FormatSpecifier.LengthModifier {
  /// The digit of the modifier; 0 means that there is none.
  var imageDigit: Int {
    switch self {
    case .char: 1
    case .short: 2
    case .longLong: 3
    case .long: 4
    case .quad: 5
    case .longDouble: 6
    case .size: 7
    case .pointerDifference: 8
    case .maximum: 9
    }
  }

  /// Creates the modifier of a digit; returns `nil` if there is none.
  init?(imageDigit: Int) {
    switch imageDigit {
    case 1: self = .char
    case 2: self = .short
    case 3: self = .longLong
    case 4: self = .long
    case 5: self = .quad
    case 6: self = .longDouble
    case 7: self = .size
    case 8: self = .pointerDifference
    case 9: self = .maximum
    default: return nil
    }
  }
}

extension FormatSpecifier.Conversion {
  /// Creates the conversion of a format character; returns `nil` if there is none.
  ///
  /// It is a switch over bytes, because the raw values, of type `Character`, would be compared one
  /// by one.
  init?(imageByte: UInt8) {
    switch imageByte {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"): self = .decimal
    case UInt8(ascii: "i"): self = .integer
    case UInt8(ascii: "o"): self = .octal
    case UInt8(ascii: "u"): self = .unsigned
    case UInt8(ascii: "x"): self = .hexadecimal
    case UInt8(ascii: "X"): self = .uppercaseHexadecimal
    case UInt8(ascii: "f"): self = .fixed
    case UInt8(ascii: "F"): self = .uppercaseFixed
    case UInt8(ascii: "e"): self = .exponent
    case UInt8(ascii: "E"): self = .uppercaseExponent
    case UInt8(ascii: "g"): self = .general
    case UInt8(ascii: "G"): self = .uppercaseGeneral
    case UInt8(ascii: "a"): self = .hexadecimalFloat
    case UInt8(ascii: "A"): self = .uppercaseHexadecimalFloat
    case UInt8(ascii: "c"): self = .character
    case UInt8(ascii: "C"): self = .utf16Character
    case UInt8(ascii: "s"): self = .cString
    case UInt8(ascii: "S"): self = .utf16String
    case UInt8(ascii: "p"): self = .pointer
    default: return nil
    }
  }
}
