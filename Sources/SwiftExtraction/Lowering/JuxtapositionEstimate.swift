/// How many words and literals of a source stand side by side on one line, with no sign between them.
///
/// Swift has few such places, `public static func` and `case let value` among them. Where there are
/// hundreds, as in a list without its commas, the parser looks from each of them over the rest of
/// the line for the sign that it misses.
struct JuxtapositionEstimate {
  private var greatestCount = 0
  private var count = 0
  private var isBehindOperand = false

  /// How often the look goes on behind a place that it did not understand.
  private static let maximumFreshStarts = 20

  /// Returns whether a line of a source has more of them than a limit.
  static func isFound(moreThan limit: Int, in bytes: [UInt8]) -> Bool {
    // Each takes two bytes at least, and hardly a source has lines that are long enough.
    guard hasLine(longerThan: 2 * limit, in: bytes) else { return false }
    return JuxtapositionEstimate(bytes).greatestCount > limit
  }

  private static func hasLine(longerThan limit: Int, in bytes: [UInt8]) -> Bool {
    var start = 0
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      if offset - start > limit { return true }
      start = offset + 1
    }
    return bytes.count - start > limit
  }

  private init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for _ in 0...Self.maximumFreshStarts where start < bytes.count {
        start = scan(bytes, from: start)
      }
    }
  }

  /// Scans a source up to a place that is not understood.
  ///
  /// - Returns: The position behind that place, or the end of the source.
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var scanner = SourceScanner(bytes, from: start)
    while let byte = scanner.next {
      let position = scanner.position
      let literalCount = scanner.literalCount
      if byte == UInt8(ascii: "\n") { endLine() }
      if scanner.skipInert() {
        if scanner.literalCount > literalCount || byte == UInt8(ascii: "`") { noteOperand() }
        if scanner.isLost { return position + 1 }
      } else if byte.isWordByte {
        _ = scanner.word()
        noteOperand()
      } else {
        scanner.advance()
        isBehindOperand = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      }
    }
    return bytes.count
  }

  private mutating func noteOperand() {
    if isBehindOperand { count += 1 }
    isBehindOperand = true
    greatestCount = max(greatestCount, count)
  }

  private mutating func endLine() {
    count = 0
    isBehindOperand = false
  }
}
