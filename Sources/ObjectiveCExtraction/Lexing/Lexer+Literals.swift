/// Words and literals.
extension Lexer {
  mutating func word(from start: Int) -> Token {
    while byte().isIdentifierByte { position += 1 }
    switch byte() {
    case UInt8(ascii: "\"") where isRawPrefix(start..<position):
      if let token = rawLiteral(from: start) { return token }
    case UInt8(ascii: "\"") where isPrefix(start..<position): return literal(from: start)
    case UInt8(ascii: "'") where isPrefix(start..<position):
      character(from: start)
      return Token(kind: .constant, range: start..<position)
    default: break
    }
    return Token(kind: .identifier, range: start..<position)
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

  /// Takes a literal whose opening quotation mark stands at `position`.
  mutating func literal(from start: Int) -> Token {
    let content = position + 1
    let isClosed = skipLiteral(to: UInt8(ascii: "\""))
    if !isClosed { note(start..<position) }
    let end = isClosed ? position - 1 : position
    let string = StringToken(content: content..<max(content, end), isRaw: false)
    return Token(kind: .literal(string), range: start..<position)
  }

  mutating func character(from start: Int) {
    if !skipLiteral(to: UInt8(ascii: "'")) { note(start..<position) }
  }

  /// Skips to the end of a literal; returns whether it ends before its line does.
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

  /// Takes `R"x(…)x"`; `nil` if what follows is none.
  private mutating func rawLiteral(from start: Int) -> Token? {
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
        return Token(kind: .literal(string), range: start..<position)
      }
      position += 1
    }
    note(start..<position)
    let string = StringToken(content: content..<position, isRaw: true)
    return Token(kind: .literal(string), range: start..<position)
  }
}
