/// A scanner that skips comments, literals and blocks of a source without parsing it.
///
/// It implements just enough of the language to find the closing brace of a block. If it is not
/// sure, such as whether a slash begins a regular expression, it stops.
struct SourceScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  /// Whether the scanner stopped at code that it does not understand, so that its results are
  /// invalid.
  private(set) var isLost = false
  /// The number of skipped string literals.
  private(set) var literalCount = 0
  private var depth = 0

  /// The greatest nesting of literals and blocks.
  private static let maximumDepth = 50

  /// Creates a scanner that begins at a position outside of comments and literals.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The byte at a distance from the position; 0 outside of the source.
  private func byte(_ distance: Int) -> UInt8 {
    let offset = position + distance
    return bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  mutating func advance(by count: Int = 1) {
    position += count
  }

  mutating func lose() {
    isLost = true
    position = bytes.count
  }

  /// Consumes a name or a number, and returns its bytes; empty if there is none.
  mutating func word() -> UnsafeBufferPointer<UInt8>.SubSequence {
    let start = position
    while let byte = next, byte.isWordByte { position += 1 }
    return bytes[start..<position]
  }

  /// Calls `body` one level deeper.
  mutating func nested(_ body: (inout SourceScanner) -> Void) {
    guard depth < Self.maximumDepth else { return lose() }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Skips white space, a comment, a literal or a quoted name that begins here.
  ///
  /// - Returns: Whether there was one.
  mutating func skipInert() -> Bool {
    switch byte(0) {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/"): skipDivision()
    case UInt8(ascii: "\""): skipString(poundCount: 0)
    case UInt8(ascii: "#"): return skipPounds()
    case UInt8(ascii: "`"): skipQuotedName()
    default: return false
    }
    return true
  }

  /// The bytes that begin comments, literals or quoted names, and the brackets.
  private static let symbols = ASCIISet("/\"#`()[]{}")

  /// Skips a bracketed group, including the closing bracket.
  mutating func skipGroup(from opening: UInt8, to closing: UInt8) {
    let symbols = Self.symbols
    nested { scanner in
      var depth = 0
      while let byte = scanner.next {
        if !symbols.contains(byte), depth > 0 {
          scanner.position += 1
          continue
        }
        if scanner.skipInert() { continue }
        scanner.advance()
        if byte == opening { depth += 1 }
        if byte == closing { depth -= 1 }
        if depth == 0 { return }
      }
      scanner.lose()
    }
  }

  mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      guard next != nil else { return lose() }
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance()
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance()
      }
      advance()
    } while depth > 0
  }

  /// Skips a slash that divides; it does not look like the start of a regular expression.
  private mutating func skipDivision() {
    let isBehindOperand = byte(-1).isWordByte || byte(-1) == UInt8(ascii: ")")
    guard isBehindOperand || byte(1) == UInt8(ascii: " ") else { return lose() }
    advance()
  }

  private mutating func skipQuotedName() {
    repeat {
      advance()
      guard let byte = next, byte != UInt8(ascii: "\n") else { return lose() }
    } while byte(0) != UInt8(ascii: "`")
    advance()
  }

  private mutating func skipPounds() -> Bool {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    switch byte(count) {
    case UInt8(ascii: "\""):
      advance(by: count)
      skipString(poundCount: count)
    case UInt8(ascii: "/"): lose()
    default: return false
    }
    return true
  }

  private mutating func skipString(poundCount: Int) {
    literalCount += 1
    let isMultiLine = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quoteCount = isMultiLine ? 3 : 1
    advance(by: quoteCount)
    while let byte = next {
      if byte == UInt8(ascii: "\""), ends(quoteCount: quoteCount, poundCount: poundCount) {
        return advance(by: quoteCount + poundCount)
      }
      guard byte != UInt8(ascii: "\n") || isMultiLine else { return lose() }
      advance()
      if byte == UInt8(ascii: "\\"), isFollowed(byPounds: poundCount) {
        advance(by: poundCount)
        if next == UInt8(ascii: "(") {
          skipGroup(from: UInt8(ascii: "("), to: UInt8(ascii: ")"))
        } else if next != UInt8(ascii: "\n") {
          advance()
        }
      }
    }
    lose()
  }

  private func ends(quoteCount: Int, poundCount: Int) -> Bool {
    for distance in 1..<quoteCount where byte(distance) != UInt8(ascii: "\"") { return false }
    for distance in 0..<poundCount where byte(quoteCount + distance) != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private func isFollowed(byPounds count: Int) -> Bool {
    for distance in 0..<count where byte(distance) != UInt8(ascii: "#") { return false }
    return true
  }
}

extension UInt8 {
  /// Whether the byte is part of a name or a number.
  package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
