extension FormatString {
  /// One part of a format.
  package enum Segment: Hashable, Sendable {
    /// Words that stand for themselves; a percent sign in them is prose, as in "100 % free".
    case text(String)
    /// `%%`: a percent sign, escaped.
    case escapedPercent
    /// `%lld`: the place of an argument.
    case specifier(FormatSpecifier)
    /// `%#@name@` or `%1$#@name@`: the place of a text that varies with an argument.
    case substitution(name: String, argument: Int?)
    /// `%arg`: within a substitution, the place of the argument that it varies with.
    case argument

    /// The part as it stands in a catalog.
    package var text: String {
      switch self {
      case .text(let text): text
      case .escapedPercent: "%%"
      case .specifier(let specifier): specifier.text
      case .substitution(let name, nil): "%#@\(name)@"
      case .substitution(let name, let position?): "%\(position)$#@\(name)@"
      case .argument: "%arg"
      }
    }
  }
}
