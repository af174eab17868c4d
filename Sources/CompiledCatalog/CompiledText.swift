/// A text in an image.
package struct CompiledText: Sendable {
  /// The text as the catalog has it: what is shown if a message is asked for without arguments.
  package let text: UTF8Slice
  /// The segments; `nil` if the text is the only one.
  private let segmentCursor: ImageCursor?
  private let depth: Int

  init(plain text: ImageCursor, depth: Int) {
    self.text = UTF8Slice(bytes: text.bytes, range: text.range)
    segmentCursor = nil
    self.depth = depth
  }

  init(_ text: Range<Int>, segments: ImageCursor, depth: Int) {
    self.text = UTF8Slice(bytes: segments.bytes, range: text)
    segmentCursor = segments
    self.depth = depth
  }

  /// Whether the text is the same with and without arguments.
  package var isPlain: Bool {
    segmentCursor == nil
  }

  /// One part of a text with placeholders.
  package enum Segment: Sendable {
    /// Words that stand for themselves.
    case literal(UTF8Slice)
    /// The place of an argument.
    case argument(ArgumentFormat)
    /// The place of a message of its own.
    case substitution(CompiledMessage)
  }

  /// The parts of the text: what is shown with arguments.
  package var segments: Segments {
    Segments(text: text, cursor: segmentCursor, depth: depth)
  }
}
