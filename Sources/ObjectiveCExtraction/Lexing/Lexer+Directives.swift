/// White space, comments and directives.
extension Lexer {
  /// Skips to the next token; returns the end of a directive if that comes first.
  mutating func skipTrivia() -> Token? {
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

  private mutating func endDirective() -> Token {
    isInDirective = false
    return Token(kind: .endOfDirective, range: position..<position)
  }

  /// Returns how long a backslash and the end of the line behind it are; `nil` if none follows.
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

  /// Takes the sign and the name of a directive.
  mutating func directive() -> Token {
    position += 1
    isInDirective = true
    if let end = skipTrivia() { return end }
    let start = position
    while byte().isIdentifierByte { position += 1 }
    return Token(kind: .directive, range: start..<position)
  }

  /// Skips the rest of the line of a directive; apostrophes in it are no characters.
  ///
  /// - Returns: The offsets of what was skipped.
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

  /// Skips lines that nobody compiles, up to the sign of the next directive.
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

  /// Skips what stands in quotation marks, at most up to the end of the line.
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
