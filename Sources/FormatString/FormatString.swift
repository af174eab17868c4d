/// A text with placeholders, as the keys and values of String Catalogs hold it.
///
/// Every text parses: what is not a placeholder is text. Printing the parts gives the text back.
///
/// ```swift
/// let format = FormatString(parsing: "%@ of %lld")
/// format.arguments[2]?.argumentKind  // .signedInteger(bits: 64)
/// format.numbered().text             // "%1$@ of %2$lld"
/// ```
package struct FormatString: Hashable, Sendable {
  /// The parts of the text, in order; no two neighbours are both text.
  package var segments: [Segment]

  /// Creates a format from its parts.
  package init(segments: [Segment]) {
    self.segments = segments
  }

  /// Creates a format from its text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(parsing text: String) {
    var parser = FormatStringParser(text)
    segments = parser.parse()
  }

  /// The text as it stands in a catalog.
  package var text: String {
    segments.reduce(into: "") { $0 += $1.text }
  }

  /// Whether nothing is filled in: the text has neither placeholders nor escaped percent signs.
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

  /// The names of the substitutions, in the order of the text, each as often as it stands there.
  package var substitutionNames: [String] {
    segments.compactMap { segment in
      if case .substitution(let name, _) = segment { name } else { nil }
    }
  }
}

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
