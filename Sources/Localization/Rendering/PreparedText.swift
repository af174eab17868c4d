internal import CompiledCatalog

/// A text of a message with its parts at hand.
final class PreparedText: Sendable {
  /// The text as the catalog has it: what is shown if a message is asked for without values.
  let text: String
  /// What is shown with values; empty when the text is the same with and without.
  let parts: [Part]

  /// One part of a text with placeholders.
  enum Part: Sendable {
    /// Words that stand for themselves.
    case literal(String)
    /// The place of a value.
    case argument(ArgumentFormat)
    /// The place of a message of its own.
    case message(PreparedMessage)
  }

  /// Reads a text and all that stands in it.
  ///
  /// - Throws: `corrupt` or `tooDeep` if the image is damaged.
  init(reading text: CompiledText) throws(CompiledCatalogError) {
    self.text = text.text.string
    guard !text.isPlain else {
      parts = []
      return
    }
    var parts: [Part] = []
    var segments = text.segments
    while let segment = try segments.next() {
      switch segment {
      case .literal(let literal): parts.append(.literal(literal.string))
      case .argument(let argument): parts.append(.argument(argument))
      case .substitution(let message):
        parts.append(.message(try PreparedMessage(reading: message)))
      }
    }
    self.parts = parts
  }

  /// Takes a text of the code, which has no substitutions: what looks like one stays in it as it is.
  init(_ text: FormattedText) {
    self.text = text.text
    guard !text.isPlain else {
      parts = []
      return
    }
    parts = text.segments.compactMap { segment in
      switch segment {
      case .literal(let range): .literal(text.literal(in: range))
      case .argument(let argument): .argument(argument)
      case .substitution: nil
      }
    }
  }
}

extension FormattedText {
  fileprivate func literal(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
