/// Counts lines and columns of places that are asked for in the order of a text.
struct Lines {
  /// Where every document starts.
  static let start = XMLDocument.Position(utf8Offset: 0, line: 1, column: 1)

  private let bytes: [UInt8]
  private var lineStart = 0
  private var line = 1
  private var counted = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the position of an offset.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the offset that was asked for before; places
  ///   before that one are counted from the start.
  mutating func position(of offset: Int) -> XMLDocument.Position {
    let offset = min(max(offset, 0), bytes.count)
    if offset < counted { self = Lines(bytes) }
    bytes.withUnsafeBufferPointer { bytes in
      for index in counted..<offset where bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
    }
    counted = offset
    return XMLDocument.Position(utf8Offset: offset, line: line, column: offset - lineStart + 1)
  }

  /// Returns a problem that stands at an offset.
  func problem(_ kind: XMLDocument.Problem.Kind, at offset: Int) -> XMLDocument.Problem {
    var lines = self
    return XMLDocument.Problem(kind: kind, position: lines.position(of: offset))
  }
}
