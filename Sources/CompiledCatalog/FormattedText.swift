/// A text of a message, with its placeholders found and the positions of their arguments settled.
package struct FormattedText: Hashable, Sendable {
  /// The text as the catalog has it; what is shown if a message is asked for without arguments.
  package let text: String
  /// What is shown with arguments, in order.
  package let segments: [Segment]

  /// One part of a text with placeholders.
  package enum Segment: Hashable, Sendable {
    /// A range of the text's UTF-8 that stands for itself.
    case literal(Range<Int>)
    /// The place of an argument.
    case argument(ArgumentFormat)
    /// The place of a message of its own.
    case substitution(MessageTree)
  }

  /// Creates a text with its parts.
  ///
  /// - Precondition: Literals are ranges of the text's UTF-8.
  package init(_ text: String, segments: [Segment]) {
    for case .literal(let range) in segments {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= text.utf8.count,
        "A literal is a range of the text."
      )
    }
    self.text = text
    self.segments = segments
  }

  /// Creates a text without placeholders.
  package init(plain text: String) {
    self.text = text
    segments = [.literal(0..<text.utf8.count)]
  }

  /// Whether the text is the same with and without arguments.
  package var isPlain: Bool {
    segments == [.literal(0..<text.utf8.count)]
  }

  /// The messages that stand in the text.
  var substitutions: [MessageTree] {
    segments.compactMap { segment in
      if case .substitution(let message) = segment { message } else { nil }
    }
  }
}
