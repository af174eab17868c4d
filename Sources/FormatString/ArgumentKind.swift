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
