package import FormatString

/// A text of a message with parsed placeholders and resolved argument positions.
package final class FormattedText: Equatable, Sendable {
  /// The text as in the catalog, which is shown if there are no arguments.
  package let text: String
  /// The segments of the text, which are shown if there are arguments.
  package let segments: [Segment]
  /// Whether the text is the same with and without arguments.
  package let isPlain: Bool
  /// Whether the text may contain marked spans: `^[%lld entry](inflect: true)`.
  package let hasMarkup: Bool

  /// A segment of a text with placeholders.
  package enum Segment: Equatable, Sendable {
    /// A literal range of the text's UTF-8.
    case literal(Range<Int>)
    /// The placeholder of an argument.
    case argument(ArgumentFormat)
    /// The placeholder of a nested message.
    case substitution(MessageTree)
  }

  /// Creates a text from its segments.
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
    isPlain = segments == [.literal(0..<text.utf8.count)]
    hasMarkup = Self.hasMarkup(text)
  }

  /// Creates a text without placeholders.
  package init(plain text: String) {
    self.text = text
    segments = [.literal(0..<text.utf8.count)]
    isPlain = true
    hasMarkup = Self.hasMarkup(text)
  }

  /// Returns whether a text may contain marked spans.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func hasMarkup(_ text: String) -> Bool {
    var isAfterCaret = false
    for byte in text.utf8 {
      if isAfterCaret, byte == UInt8(ascii: "[") { return true }
      isAfterCaret = byte == UInt8(ascii: "^")
    }
    return false
  }

  /// Returns whether both are the same text with the same segments.
  package static func == (left: FormattedText, right: FormattedText) -> Bool {
    left.text == right.text && left.segments == right.segments
  }

  /// The messages that are nested in the text.
  var substitutions: [MessageTree] {
    segments.compactMap { segment in
      if case .substitution(let message) = segment { message } else { nil }
    }
  }
}

// MARK: - Parsing

extension FormattedText {
  /// Creates a text by parsing its placeholders.
  ///
  /// `%%` becomes one percent sign. Placeholders without a number use the arguments in order.
  ///
  /// - Parameters:
  ///   - text: The text as in a catalog or in source code.
  ///   - first: The position for the first placeholder without a number.
  ///   - resolve: Returns the segment for a substitution and its position, or for `%arg`, which has
  ///     none. If it returns `nil`, the placeholder is kept as text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package convenience init(
    parsing text: String,
    from first: Int = 1,
    resolve: (FormatString.Segment, Int?) -> Segment? = { _, _ in nil }
  ) {
    let format = FormatString(parsing: text)
    guard !format.isPlain else {
      self.init(plain: text)
      return
    }
    var positions = format.argumentUses.lazy.map { $0.position + first - 1 }[...]
    var offset = 0
    var segments: [Segment] = []
    for segment in format.segments {
      let range = offset..<(offset + segment.text.utf8.count)
      offset = range.upperBound
      let given = segment.givenPositions
      let settled = zip(given, positions).map { $0 ?? $1 }
      positions = positions.dropFirst(given.count)
      switch segment {
      case .text: segments.append(.literal(range))
      case .escapedPercent: segments.append(.literal(range.dropLast()))
      case .specifier(let specifier):
        segments.append(.argument(ArgumentFormat(specifier, positions: settled)))
      case .substitution, .argument:
        segments.append(resolve(segment, settled.first) ?? .literal(range))
      }
    }
    self.init(text, segments: segments)
  }
}

extension FormatString.Segment {
  /// The explicit positions of the arguments that the segment uses, in the order of
  /// `FormatString.argumentUses`; `nil` for one that uses the next argument.
  fileprivate var givenPositions: [Int?] {
    switch self {
    case .text, .escapedPercent, .argument: []
    case .substitution(_, let argument): [argument]
    case .specifier(let specifier):
      specifier.extents.compactMap { extent -> Int?? in
        if case .argument(let index) = extent { .some(index) } else { nil }
      } + [specifier.argumentIndex]
    }
  }
}
