extension FormatString {
  /// One use of an argument by a format.
  package struct ArgumentUse: Hashable, Sendable {
    /// The position of the argument, counted from 1.
    package let position: Int
    /// What uses it.
    package let user: User

    /// What uses an argument.
    package enum User: Hashable, Sendable {
      /// A specifier shows it.
      case specifier(FormatSpecifier)
      /// A `*` in a specifier takes a width or a precision from it.
      case extent
      /// A substitution varies with it.
      case substitution(name: String)
    }
  }

  /// Every use of an argument, in the order in which printf counts the unnumbered ones.
  ///
  /// Unnumbered uses count from 1 among themselves, whatever is numbered beside them. A name that
  /// stands more than once, of a substitution or of an argument, is one argument.
  package var argumentUses: [ArgumentUse] {
    var counter = ArgumentCounter()
    return segments.flatMap { counter.uses(of: $0) }
  }

  /// The arguments by position, each with the first specifier that shows it.
  ///
  /// Positions that only a substitution or a `*` uses are not among them.
  package var arguments: [Int: FormatSpecifier] {
    argumentUses.reduce(into: [:]) { arguments, use in
      guard case .specifier(let specifier) = use.user else { return }
      if arguments[use.position] == nil { arguments[use.position] = specifier }
    }
  }
}
