import JSONSyntax

/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf32 = "utf-32"
  case utf16 = "utf-16"

  /// Returns the number of units of the scalar that begins with a byte; 0 for other bytes.
  fileprivate func width(ofScalarFrom byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A position of the protocol: a line and a number of units, both counted from 0.
struct TextPosition: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The text of a document in UTF-8, with the starts of its lines.
///
/// A line ends with a line feed, a carriage return, or both.
struct DocumentText: Equatable, Sendable {
  private(set) var bytes: [UInt8]
  private var lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + Self.lineStarts(in: bytes, from: 0, before: bytes.count + 1)
  }

  /// The number of lines.
  var lineCount: Int { lineStarts.count }

  // MARK: - Positions

  /// Returns the position of an offset; within a character, that of its start.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of lines and *m* the length of the line.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    let line = lineStarts.partitioningIndex { $0 > offset } - 1
    let start = lineStarts[line]
    guard encoding != .utf8 else { return TextPosition(line: line, character: offset - start) }
    var count = 0
    for byte in bytes[start..<offset] { count += encoding.width(ofScalarFrom: byte) }
    return TextPosition(line: line, character: count)
  }

  /// Returns the offset of a position.
  ///
  /// A position after the end of its line is that end. One within a character is its start.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let content = content(ofLine: position.line)
    var rest = max(0, position.character)
    var offset = content.lowerBound
    while offset < content.upperBound, rest > 0 {
      let length = min(Self.length(ofScalarFrom: bytes[offset]), content.upperBound - offset)
      let width = encoding == .utf8 ? length : encoding.width(ofScalarFrom: bytes[offset])
      guard width <= rest else { break }
      rest -= width
      offset += length
    }
    return offset
  }

  /// Returns the range of a line without its end.
  func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    guard line + 1 < lineStarts.count else { return start..<bytes.count }
    var end = lineStarts[line + 1] - 1
    if bytes[end] == UInt8(ascii: "\n"), end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  private static func length(ofScalarFrom byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  // MARK: - Editing

  /// Replaces a range.
  ///
  /// - Complexity: O(*n*) to move the bytes after the range; only the lines around it are read.
  mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    let end = max(range.lowerBound, range.upperBound)
    let delta = new.count - (end - range.lowerBound)
    // A line end of two bytes may begin before the range, or end after it.
    let kept = lineStarts.partitioningIndex { $0 > max(0, range.lowerBound - 1) }
    let tail = lineStarts.partitioningIndex { $0 > end + 1 }
    bytes.replaceSubrange(range.lowerBound..<end, with: new)
    let first = lineStarts[kept - 1]
    let limit = tail < lineStarts.count ? lineStarts[tail] + delta : bytes.count + 1
    let found = Self.lineStarts(in: bytes, from: first, before: limit)
    if delta != 0 { for index in tail..<lineStarts.count { lineStarts[index] += delta } }
    lineStarts.replaceSubrange(kept..<tail, with: found)
  }

  /// Returns the starts of lines after an offset and before another one.
  private static func lineStarts(in bytes: [UInt8], from start: Int, before end: Int) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for offset in start..<max(start, min(bytes.count, end - 1)) where bytes[offset] < 0x0E {
        let isEnd =
          bytes[offset] == UInt8(ascii: "\n")
          || bytes[offset] == UInt8(ascii: "\r")
            && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
        if isEnd { starts.append(offset + 1) }
      }
    }
    return starts
  }
}
