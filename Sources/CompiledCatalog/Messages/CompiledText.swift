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

// MARK: - Segments

extension CompiledText {
  /// The parts of a text, read one after another.
  ///
  /// ```swift
  /// var segments = text.segments
  /// while let segment = try segments.next() { … }
  /// ```
  package struct Segments: Sendable {
    private let text: UTF8Slice
    private var cursor: ImageCursor?
    private var isPlain: Bool
    private let depth: Int

    init(text: UTF8Slice, cursor: ImageCursor?, depth: Int) {
      self.text = text
      self.cursor = cursor
      self.depth = depth
      isPlain = cursor == nil
    }

    /// Returns the next part; `nil` after the last one.
    ///
    /// - Throws: `corrupt` if the image is damaged.
    package mutating func next() throws(CompiledCatalogError) -> Segment? {
      guard var cursor else {
        defer { isPlain = false }
        return isPlain ? .literal(text) : nil
      }
      guard !cursor.isAtEnd else { return nil }
      defer { self.cursor = cursor }
      let start = cursor.range.lowerBound
      switch try cursor.byte() {
      case ImageFormat.Segment.literal:
        let offset = try cursor.short()
        return .literal(try text.slice(at: offset, length: try cursor.short()))
      case ImageFormat.Segment.argument:
        return .argument(try cursor.argument())
      case ImageFormat.Segment.substitution:
        let node = try cursor.sized()
        return .substitution(CompiledMessage(bytes: cursor.bytes, node: node, depth: depth + 1))
      default:
        throw .corrupt(offset: start)
      }
    }
  }
}

/// A run of text in an image, used in place.
package struct UTF8Slice: Sendable {
  private let bytes: ImageBytes
  private let range: Range<Int>

  /// Creates a slice of a range that lies within the image.
  init(bytes: ImageBytes, range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The number of bytes.
  package var count: Int {
    range.count
  }

  /// The text; what is not UTF-8 in a damaged image is replaced.
  ///
  /// - Complexity: O(*n*); a text of more than 15 bytes is allocated.
  package var string: String {
    bytes.string(in: range)
  }

  /// Calls `body` with the bytes, which are UTF-8 unless the image is damaged.
  package func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withBytes(in: range, body)
  }

  /// Returns the offsets at which the slice stands in one that holds it.
  func range(in whole: UTF8Slice) -> Range<Int> {
    let start = range.lowerBound - whole.range.lowerBound
    return start..<(start + range.count)
  }

  /// Returns a part of the text.
  func slice(at offset: Int, length: Int) throws(CompiledCatalogError) -> UTF8Slice {
    guard offset <= range.count, length <= range.count - offset else {
      throw .corrupt(offset: range.lowerBound)
    }
    let start = range.lowerBound + offset
    return UTF8Slice(bytes: bytes, range: start..<(start + length))
  }
}
