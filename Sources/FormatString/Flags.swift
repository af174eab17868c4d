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
