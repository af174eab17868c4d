/// Divides a stream of bytes into lines, of which each is a message.
///
/// A line that is too long is dropped as it arrives, so the memory is bounded.
package struct LineFraming: Sendable {
  /// A line of the stream.
  package enum Line: Hashable, Sendable {
    /// A line, without its line end.
    case complete([UInt8])
    /// A line that exceeded the limit, of which only the first and the last bytes are known.
    case tooLong(start: [UInt8], end: [UInt8])
  }

  private let limit: Int
  private var partial: [UInt8] = []
  /// The first and the last bytes of a line that is too long; `nil` for other lines.
  private var ends: (start: [UInt8], end: [UInt8])?
  /// The number of bytes that are kept of each end of a line that is too long.
  private static let keptCount = 1024

  /// Creates a framing.
  ///
  /// - Parameter limit: The maximum number of bytes of a line.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the lines that end in the next bytes of the stream.
  ///
  /// Lines without content are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package mutating func append(_ bytes: [UInt8]) -> [Line] {
    // The elements of a generic collection would be accessed one by one, by function calls.
    bytes.withUnsafeBytes { bytes in
      var lines: [Line] = []
      var start = 0
      while let end = Self.firstLineFeed(in: bytes, from: start) {
        add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        if let line = takeLine() { lines.append(line) }
        start = end + 1
      }
      add(UnsafeRawBufferPointer(rebasing: bytes[start...]))
      return lines
    }
  }

  /// Returns the last line, if it has no line end.
  package mutating func finish() -> Line? { takeLine() }

  /// Returns the position of the first line feed, looking at eight bytes at a time.
  private static func firstLineFeed(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let (lineFeeds, ones, signs): (UInt64, UInt64, UInt64) = (
      0x0A0A_0A0A_0A0A_0A0A, 0x0101_0101_0101_0101, 0x8080_8080_8080_8080
    )
    var position = start
    while position + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) ^ lineFeeds
      // The sign bit of a byte is set only if the byte, or one before it, is zero.
      guard (word &- ones) & ~word & signs == 0 else { break }
      position += 8
    }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { return position }
      position += 1
    }
    return nil
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    if ends == nil, partial.count + bytes.count > limit {
      let kept = Self.keptCount
      ends = (Array(partial.prefix(kept)), Array(partial.suffix(kept)))
      partial = []
    }
    guard ends != nil else {
      partial.append(contentsOf: bytes)
      return
    }
    let missing = Self.keptCount - (ends?.start.count ?? 0)
    if missing > 0 { ends?.start.append(contentsOf: bytes.prefix(missing)) }
    let last = bytes.suffix(Self.keptCount)
    let surplus = (ends?.end.count ?? 0) + last.count - Self.keptCount
    if surplus > 0 { ends?.end.removeFirst(surplus) }
    ends?.end.append(contentsOf: last)
  }

  private mutating func takeLine() -> Line? {
    defer { (partial, ends) = ([], nil) }
    if let ends { return .tooLong(start: ends.start, end: ends.end) }
    if partial.last == UInt8(ascii: "\r") { partial.removeLast() }
    let isEmpty = partial.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isEmpty ? nil : .complete(partial)
  }
}
