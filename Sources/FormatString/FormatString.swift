/// A text with placeholders, as in the keys and values of String Catalogs.
///
/// Every text can be parsed: everything except placeholders is text. Printing the segments gives
/// the same text.
///
/// ```swift
/// let format = FormatString(parsing: "%@ of %lld")
/// format.arguments[2]?.argumentKind  // .signedInteger(bits: 64)
/// format.numbered().text             // "%1$@ of %2$lld"
/// ```
package struct FormatString: Hashable, Sendable {
  /// The segments of the text, in order; no two adjacent ones are both text.
  package var segments: [Segment]

  /// Creates a format from its segments.
  package init(segments: [Segment]) {
    self.segments = segments
  }

  /// Parses a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(parsing text: String) {
    var parser = FormatStringParser(text)
    segments = parser.parse()
  }

  /// The text as in a catalog.
  package var text: String {
    segments.reduce(into: "") { $0 += $1.text }
  }

  /// Whether the text has neither placeholders nor escaped percent signs.
  package var isPlain: Bool {
    segments.allSatisfy { segment in
      if case .text = segment { true } else { false }
    }
  }

  /// The specifiers, in the order of the text.
  package var specifiers: [FormatSpecifier] {
    segments.compactMap { segment in
      if case .specifier(let specifier) = segment { specifier } else { nil }
    }
  }

  /// The names of the substitutions, in the order of the text, with duplicates.
  package var substitutionNames: [String] {
    segments.compactMap { segment in
      if case .substitution(let name, _) = segment { name } else { nil }
    }
  }
}

extension FormatString {
  /// A segment of a format.
  package enum Segment: Hashable, Sendable {
    /// Literal text; a percent sign in it is prose, as in "100 % free".
    case text(String)
    /// `%%`: an escaped percent sign.
    case escapedPercent
    /// `%lld`: the placeholder of an argument.
    case specifier(FormatSpecifier)
    /// `%#@name@` or `%1$#@name@`: the placeholder of a text that depends on an argument.
    case substitution(name: String, argument: Int?)
    /// `%arg`: within a substitution, the placeholder of the argument on which it depends.
    case argument

    /// The segment as in a catalog.
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
