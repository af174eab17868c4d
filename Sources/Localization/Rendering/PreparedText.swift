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

  /// Takes a text with its placeholders found.
  init(_ text: FormattedText) {
    self.text = text.text
    guard !text.isPlain else {
      parts = []
      return
    }
    parts = text.segments.map { segment in
      switch segment {
      case .literal(let range): .literal(text.literal(in: range))
      case .argument(let argument): .argument(argument)
      case .substitution(let message): .message(PreparedMessage(message))
      }
    }
  }
}

extension FormattedText {
  fileprivate func literal(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
