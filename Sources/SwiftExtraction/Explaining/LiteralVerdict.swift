package import Diagnostics

/// What the compiler makes of one literal of a line.
package struct LiteralVerdict: Hashable, Sendable {
  /// The literal as the source writes it.
  package var source: String
  /// Where it stands.
  package var place: Place
  /// Whether it is localizable, and why not.
  package var outcome: Outcome

  /// Whether a literal is localizable, and why not.
  package enum Outcome: Hashable, Sendable {
    /// The extraction came by the literal; it is localizable if the explanation has a string.
    case seen(LiteralExplanation)
    /// The extraction does not come by.
    case unseen(UnseenReason)
  }
}

/// Why the extraction does not come by a literal.
package enum UnseenReason: Hashable, Sendable {
  /// In an `#if` whose condition does not hold: its text.
  case condition(String)
  /// In a branch that only a build with `DEBUG` compiles, and those are left out.
  case debug
  /// In a preview.
  case preview
  /// In `if false`.
  case falseBranch
  /// The argument of an attribute that names no property wrapper: `@available(…, message: "…")`.
  case attribute(String)
  /// In a part of the file that the parser does not reach.
  case unread
}

/// What stands in the literals of a line.
package struct LineVerdict: Hashable, Sendable {
  /// The literals of the line, from left to right.
  package var literals: [LiteralVerdict]
  /// Where the line has none: the nearest line that has one.
  package var nearestLine: Int?
}
