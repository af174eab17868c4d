/// Takes the bytes of an element apart from their start on.
struct ByteScanner {
  private let source: UnsafeRawBufferPointer
  /// Where the next byte stands.
  private(set) var offset = 0

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
  }

  /// How many bytes there are in all.
  var count: Int { source.count }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < source.count ? source[offset] : nil }

  /// Moves behind the next byte, if there is one.
  mutating func move() {
    offset = min(offset + 1, source.count)
  }

  /// Moves to the next place where a byte stands.
  ///
  /// - Returns: Whether there is one; if not, this is the end.
  mutating func moveTo(_ byte: UInt8) -> Bool {
    while let next, next != byte { move() }
    return next != nil
  }

  /// Whether a text comes next.
  func isBefore(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard source.count - offset >= length else { return false }
    return UnsafeRawBufferPointer(rebasing: source[offset..<offset + length])
      .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
  }

  /// Moves behind a text, if it comes next.
  mutating func moveBehind(_ text: StaticString) -> Bool {
    guard isBefore(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next place where a text stands, or to the end.
  mutating func moveBehindNext(_ text: StaticString) {
    while offset < source.count, !moveBehind(text) { offset += 1 }
  }

  mutating func skipBlanks() {
    while let next, next.isBlank { move() }
  }

  /// Reads bytes for as long as they fulfil a condition.
  mutating func bytes(while condition: (UInt8) -> Bool) -> [UInt8] {
    let start = offset
    while let next, condition(next) { move() }
    return Array(source[start..<offset])
  }

  /// Reads a value without quotation marks.
  mutating func bareValue() -> [UInt8] {
    let start = offset
    while let next, !next.isBlank, next != UInt8(ascii: ">"), !isBefore("/>") { move() }
    return Array(source[start..<offset])
  }

  /// Reads what stands where a name should: up to a blank or a mark of a tag.
  mutating func name() -> [UInt8] {
    bytes { !$0.isBlank && !"=<>/\"'".utf8.contains($0) }
  }
}

extension UInt8 {
  /// Whether it is a blank between the parts of a tag.
  var isBlank: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }

  /// Whether it is an English letter.
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it is an English letter or a digit.
  var isLetterOrDigit: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
