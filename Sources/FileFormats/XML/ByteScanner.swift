/// Scans the bytes of an element from its start.
struct ByteScanner {
  private let source: UnsafeRawBufferPointer
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
  }

  /// The total number of bytes.
  var count: Int { source.count }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < source.count ? source[offset] : nil }

  /// Moves past the next byte, if there is one.
  mutating func move() {
    offset = min(offset + 1, source.count)
  }

  /// Moves to the next occurrence of a byte.
  ///
  /// - Returns: Whether the byte was found; otherwise the scanner is at the end.
  mutating func moveTo(_ byte: UInt8) -> Bool {
    while let next, next != byte { move() }
    return next != nil
  }

  /// Returns whether the next bytes are those of a string.
  func isBefore(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard source.count - offset >= length else { return false }
    return UnsafeRawBufferPointer(rebasing: source[offset..<offset + length])
      .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
  }

  /// Moves past a string if it comes next, and returns whether it did.
  mutating func movePast(_ text: StaticString) -> Bool {
    guard isBefore(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next occurrence of a string, or to the end.
  mutating func movePastNext(_ text: StaticString) {
    while offset < source.count, !movePast(text) { offset += 1 }
  }

  /// Moves past a comment, CDATA section or processing instruction if one comes next, and returns
  /// whether it did.
  ///
  /// Their content may look like tags.
  mutating func movePastTaglessSection() -> Bool {
    if movePast("<!--") {
      movePastNext("-->")
    } else if movePast("<![CDATA[") {
      movePastNext("]]>")
    } else if movePast("<?") {
      movePastNext("?>")
    } else {
      return false
    }
    return true
  }

  mutating func skipWhitespace() {
    while let next, next.isXMLWhitespace { move() }
  }

  /// Reads bytes while a condition is true.
  mutating func bytes(while condition: (UInt8) -> Bool) -> [UInt8] {
    let start = offset
    while let next, condition(next) { move() }
    return Array(source[start..<offset])
  }

  /// Reads a value without quotation marks.
  mutating func bareValue() -> [UInt8] {
    let start = offset
    while let next, !next.isXMLWhitespace, next != UInt8(ascii: ">"), !isBefore("/>") { move() }
    return Array(source[start..<offset])
  }

  /// Reads up to whitespace or a delimiter of a tag, at a position where a name is expected.
  mutating func name() -> [UInt8] {
    bytes { !$0.isXMLWhitespace && !"=<>/\"'".utf8.contains($0) }
  }
}

extension UInt8 {
  /// Whether the byte is XML whitespace.
  var isXMLWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
