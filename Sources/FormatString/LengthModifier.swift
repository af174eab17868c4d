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
