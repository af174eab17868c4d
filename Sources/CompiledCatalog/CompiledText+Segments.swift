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
