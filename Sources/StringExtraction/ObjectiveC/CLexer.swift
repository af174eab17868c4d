/// Splits a C, C++ or Objective-C source into tokens.
///
/// Comments and line continuations are not tokens. The lexer does not preprocess the source. It
/// only treats each directive as a separate line.
///
/// - Complexity: O(*n*) for all tokens together, where *n* is the number of bytes.
struct CLexer {
  let bytes: [UInt8]
  var position = 0
  /// The start of the first literal or comment that is not terminated.
  private(set) var fault: Range<Int>?
  var isInDirective = false
  /// Whether only white space and comments precede `position` in its line.
  var isAtLineStart = true

  /// The maximum length of the delimiter of a raw literal.
  static let longestDelimiter = 16

  /// Creates a lexer at the start of a source in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the byte at a distance from `position`; 0 outside of the source.
  func byte(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset < bytes.count ? bytes[offset] : 0
  }

  /// Returns the next token.
  mutating func next() -> CToken {
    if let end = skipTrivia() { return end }
    let start = position
    guard start < bytes.count else { return CToken(kind: .end, range: start..<start) }
    let isFirst = isAtLineStart
    isAtLineStart = false
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "#") where isFirst && !isInDirective: return directive()
    case UInt8(ascii: "\""): return literal(from: start)
    case UInt8(ascii: "'"):
      character(from: start)
      return CToken(kind: .constant, range: start..<position)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return CToken(kind: .constant, range: start..<position)
    case _ where first.isIdentifierByte: return word(from: start)
    default:
      position += 1
      return CToken(kind: .sign(first), range: start..<position)
    }
  }

  /// Notes that a literal is not terminated, unless it is in a directive such as `#error`.
  mutating func note(_ range: Range<Int>) {
    if fault == nil, !isInDirective { fault = range }
  }
}

// MARK: - Literals

/// Words and literals.
extension CLexer {
  mutating func word(from start: Int) -> CToken {
    while byte().isIdentifierByte { position += 1 }
    switch byte() {
    case UInt8(ascii: "\"") where isRawPrefix(start..<position):
      if let token = rawLiteral(from: start) { return token }
    case UInt8(ascii: "\"") where isPrefix(start..<position): return literal(from: start)
    case UInt8(ascii: "'") where isPrefix(start..<position):
      character(from: start)
      return CToken(kind: .constant, range: start..<position)
    default: break
    }
    return CToken(kind: .identifier, range: start..<position)
  }

  private func isPrefix(_ range: Range<Int>) -> Bool {
    ["L", "u", "U", "u8"].contains { bytes[range].elementsEqual($0.utf8) }
  }

  private func isRawPrefix(_ range: Range<Int>) -> Bool {
    guard range.count < 4, bytes[range].last == UInt8(ascii: "R") else { return false }
    return range.count == 1 || isPrefix(range.dropLast())
  }

  mutating func skipNumber() {
    while byte().isIdentifierByte || byte() == UInt8(ascii: ".")
      || byte() == UInt8(ascii: "'") && byte(1).isIdentifierByte
    {
      position += 1
    }
  }

  /// Reads a literal whose opening quotation mark is at `position`.
  mutating func literal(from start: Int) -> CToken {
    let content = position + 1
    let isClosed = skipLiteral(to: UInt8(ascii: "\""))
    if !isClosed { note(start..<position) }
    let end = isClosed ? position - 1 : position
    let string = StringToken(content: content..<max(content, end), isRaw: false)
    return CToken(kind: .literal(string), range: start..<position)
  }

  mutating func character(from start: Int) {
    if !skipLiteral(to: UInt8(ascii: "'")) { note(start..<position) }
  }

  /// Skips to the end of a literal, and returns whether it ends before its line does.
  private mutating func skipLiteral(to quote: UInt8) -> Bool {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      switch bytes[position] {
      case quote:
        position += 1
        return true
      case UInt8(ascii: "\\"):
        position = min(position + (jointLength(at: position) ?? 2), bytes.count)
      default: position += 1
      }
    }
    return false
  }

  /// Reads `R"x(…)x"`; `nil` if no raw literal follows.
  private mutating func rawLiteral(from start: Int) -> CToken? {
    var end = position + 1
    while end < bytes.count, end - position <= Self.longestDelimiter + 1,
      bytes[end] != UInt8(ascii: "(")
    {
      guard !bytes[end].isWhiteSpace, !Array(")\\\"".utf8).contains(bytes[end]) else { return nil }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    let closing = [UInt8(ascii: ")")] + bytes[(position + 1)..<end] + [UInt8(ascii: "\"")]
    let content = end + 1
    position = content
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: ")"), bytes[position...].starts(with: closing) {
        let string = StringToken(content: content..<position, isRaw: true)
        position += closing.count
        return CToken(kind: .literal(string), range: start..<position)
      }
      position += 1
    }
    note(start..<position)
    let string = StringToken(content: content..<position, isRaw: true)
    return CToken(kind: .literal(string), range: start..<position)
  }
}

// MARK: - Directives

/// White space, comments and directives.
extension CLexer {
  /// Skips to the next token, and returns the end of a directive if that comes first.
  mutating func skipTrivia() -> CToken? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        if isInDirective { return endDirective() }
        isAtLineStart = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: position += 1
      case UInt8(ascii: "\\"):
        guard let length = jointLength(at: position) else { return nil }
        position += length
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      default: return nil
      }
    }
    return isInDirective ? endDirective() : nil
  }

  private mutating func endDirective() -> CToken {
    isInDirective = false
    return CToken(kind: .endOfDirective, range: position..<position)
  }

  /// Returns the length of a backslash and the line break after it; `nil` if there is none.
  func jointLength(at offset: Int) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    if bytes[offset + 1] == UInt8(ascii: "\n") { return 2 }
    guard bytes[offset + 1] == UInt8(ascii: "\r"), offset + 2 < bytes.count,
      bytes[offset + 2] == UInt8(ascii: "\n")
    else { return nil }
    return 3
  }

  /// Skips to the end of the line, which may be continued.
  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") ? jointLength(at: position) ?? 1 : 1
    }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    note(start..<position)
  }

  /// Reads the number sign and the name of a directive.
  mutating func directive() -> CToken {
    position += 1
    isInDirective = true
    if let end = skipTrivia() { return end }
    let start = position
    while byte().isIdentifierByte { position += 1 }
    return CToken(kind: .directive, range: start..<position)
  }

  /// Skips the rest of the line of a directive, in which apostrophes do not delimit characters.
  ///
  /// - Returns: The offsets of the rest.
  mutating func skipDirective() -> Range<Int> {
    let start = position
    while skipTrivia() == nil, position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        skipQuoted()
      } else {
        position += 1
      }
    }
    return start..<position
  }

  /// Skips lines that are not compiled, up to the number sign of the next directive.
  mutating func skipInactive() {
    isAtLineStart = true
    while position < bytes.count {
      _ = skipTrivia()
      switch byte() {
      case UInt8(ascii: "#") where isAtLineStart: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
      default: position = min(position + 1, bytes.count)
      }
      isAtLineStart = false
    }
  }

  /// Skips a quoted string, at most up to the end of the line.
  private mutating func skipQuoted() {
    let quote = bytes[position]
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let current = bytes[position]
      let length = current == UInt8(ascii: "\\") ? jointLength(at: position) ?? 2 : 1
      position = min(position + length, bytes.count)
      if current == quote { return }
    }
  }
}

/// A token of C, with the details that calls and literals need.
struct CToken {
  /// A kind of token.
  enum Kind: Equatable {
    case identifier
    /// A string literal, without the `@` of Objective-C.
    case literal(StringToken)
    /// A number or a character.
    case constant
    /// A punctuator, or a byte that is not part of another token.
    case sign(UInt8)
    /// The name of a directive; the rest of its line follows.
    case directive
    /// The end of the line of a directive.
    case endOfDirective
    case end
  }

  var kind: Kind
  /// The offsets of the token.
  var range: Range<Int>
}

/// A string literal of a source.
struct StringToken: Equatable {
  /// The offsets of the content between the delimiters.
  var content: Range<Int>
  /// Whether backslashes are part of the content, as in `R"(…)"`.
  var isRaw: Bool
}

// MARK: - Classes

extension UInt8 {
  /// Whether the byte is part of a C name.
  ///
  /// Compilers accept `$` and the letters of all scripts.
  var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the byte is white space or ends a line.
  var isWhiteSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }
}

/// Returns a source in UTF-8, with line feeds at the ends of its lines.
///
/// A source is in UTF-16 if it starts with a byte order mark, or if a byte of its first letter is
/// zero. A single carriage return ends a line, as in files of early Macs. It is replaced by a line
/// feed, which does not change offsets.
///
/// - Returns: The source, and whether the file has another encoding.
/// - Complexity: O(*n*), where *n* is the number of bytes.
func sourceText(_ bytes: [UInt8]) -> (text: [UInt8], isRecoded: Bool) {
  var text = bytes
  var isRecoded = true
  switch (bytes.first, bytes.dropFirst().first) {
  case (0xFF, 0xFE): text = utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: false)
  case (0xFE, 0xFF): text = utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: true)
  case (0, .some(1...)): text = utf8(ofUTF16: bytes[...], isBigEndian: true)
  case (.some(1...), 0): text = utf8(ofUTF16: bytes[...], isBigEndian: false)
  default: isRecoded = false
  }
  guard let first = text.firstIndex(of: UInt8(ascii: "\r")) else { return (text, isRecoded) }
  for index in text.indices[first...] where text[index] == UInt8(ascii: "\r") {
    let next = index + 1 < text.count ? text[index + 1] : 0
    if next != UInt8(ascii: "\n") { text[index] = UInt8(ascii: "\n") }
  }
  return (text, isRecoded)
}

private func utf8(ofUTF16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  var rest = bytes
  while let first = rest.popFirst() {
    let second = rest.popFirst() ?? 0
    let (high, low) = isBigEndian ? (first, second) : (second, first)
    units.append(UInt16(high) << 8 | UInt16(low))
  }
  return Array(String(decoding: units, as: UTF16.self).utf8)
}
