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
  package mutating func append(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      if let line = takeLine() { lines.append(line) }
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
    return lines
  }

  /// Returns the last line, if it has no line end.
  package mutating func finish() -> Line? { takeLine() }

  private mutating func add(_ bytes: some Collection<UInt8>) {
    if ends == nil, partial.count + bytes.count > limit {
      let kept = Self.keptCount
      ends = (Array(partial.prefix(kept)), Array(partial.suffix(kept)))
      partial = []
    }
    guard let (start, end) = ends else {
      partial += bytes
      return
    }
    ends = (
      start + bytes.prefix(Self.keptCount - start.count),
      Array((end + bytes.suffix(Self.keptCount)).suffix(Self.keptCount))
    )
  }

  private mutating func takeLine() -> Line? {
    defer { (partial, ends) = ([], nil) }
    if let ends { return .tooLong(start: ends.start, end: ends.end) }
    if partial.last == UInt8(ascii: "\r") { partial.removeLast() }
    let isEmpty = partial.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isEmpty ? nil : .complete(partial)
  }
}
