import Diagnostics

/// Divides a PO file into tokens.
///
/// Source: the lexer of GNU gettext, `po-lex.c`. Line breaks end comments and have no other
/// meaning. The content after `#~` or `#|` is read as if these prefixes were not there.
struct Lexer {
  let bytes: [UInt8]
  private let file: String
  var diagnostics = LimitedDiagnostics()
  var offset = 0
  private var line = 1
  private var lineStart = 0
  private var isObsolete = false
  private var isPrevious = false

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// Returns the next token; `nil` at the end of the file.
  mutating func next() -> Token? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n"): endLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: offset += 1
      case UInt8(ascii: "#"):
        if let comment = comment() { return comment }
      case UInt8(ascii: "\""): return text()
      case UInt8(ascii: "["):
        if let index = index() { return index }
      case _ where byte.isPartOfWord: return word()
      default: skipUnexpectedCharacter()
      }
    }
    return nil
  }
}

// MARK: - Tokens

extension Lexer {
  /// Reads a comment; `nil` if it is only the prefix of an obsolete or previous line.
  private mutating func comment() -> Token? {
    let start = offset
    offset += 1
    if take("~") {
      isObsolete = true
      isPrevious = take("|")
      return nil
    }
    if take("|") {
      isPrevious = true
      return nil
    }
    var kind = Token.Comment.translator
    if take(".") {
      kind = .extracted
    } else if take(":") {
      kind = .reference
    } else if take(",") || take("=") {
      kind = .flag
    }
    // One space is layout, further ones are part of the comment.
    _ = take(" ")
    let content = offset..<endOfLine
    offset = content.upperBound
    return token(.comment(kind, Array(bytes[content])), from: start)
  }

  private mutating func word() -> Token {
    let start = offset
    while offset < bytes.count, bytes[offset].isPartOfWord { offset += 1 }
    return token(.word(String(decoding: bytes[start..<offset], as: UTF8.self)), from: start)
  }

  /// Reads an index such as `[1]`; `nil` if the bracket begins something else.
  private mutating func index() -> Token? {
    let start = offset
    offset += 1
    skipBlanks()
    var number: Int?
    while offset < bytes.count, bytes[offset].isDigit, (number ?? 0) < 1_000 {
      number = (number ?? 0) * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    skipBlanks()
    if let number, take("]") { return token(.index(number), from: start) }
    offset = start
    skipUnexpectedCharacter()
    return nil
  }

  /// Skips an unexpected character and the rest of its line.
  private mutating func skipUnexpectedCharacter() {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        .portableObjectCharacter(text),
        .error,
        at: location(from: start)
      )
    )
    offset = endOfLine
  }
}

// MARK: - Characters

extension Lexer {
  private mutating func endLine() {
    offset += 1
    line += 1
    lineStart = offset
    isObsolete = false
    isPrevious = false
  }

  /// The end of the line, without its carriage return.
  private var endOfLine: Int {
    let end = bytes.withUnsafeBufferPointer { bytes in
      var end = offset
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return end
    }
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  func location(from start: Int) -> Location {
    Location(file: file, utf8Range: start..<offset, line: line, column: start - lineStart + 1)
  }

  func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(
      kind: kind,
      location: location(from: start),
      isObsolete: isObsolete,
      isPrevious: isPrevious
    )
  }
}

extension UInt8 {
  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: isDigit
    }
  }
}

// MARK: - Strings

extension Lexer {
  /// Reads a string up to its closing quotation mark, or to the end of the line if there is none.
  mutating func text() -> Token {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while true {
      let end = endOfPlainText
      content += bytes[offset..<end]
      offset = end
      if take("\"") { return token(.text(content), from: start) }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") else { break }
      appendEscape(to: &content)
    }
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    let token = token(.text(content), from: start)
    diagnostics.append(Diagnostic(.portableObjectUnclosed, .error, at: token.location))
    return token
  }

  /// The offset of the next byte that ends the string or its line, or begins an escape sequence.
  private var endOfPlainText: Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = offset
      while end < bytes.count {
        switch bytes[end] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"): return end
        default: end += 1
        }
      }
      return end
    }
  }

  /// Reads an escape sequence and appends the bytes that it represents.
  private mutating func appendEscape(to content: inout [UInt8]) {
    let start = offset
    offset += 1
    var byte: UInt8?
    if offset < bytes.count, !bytes[offset].isLineEnd {
      let letter = bytes[offset]
      offset += 1
      switch letter {
      case UInt8(ascii: "n"): byte = 0x0A
      case UInt8(ascii: "t"): byte = 0x09
      case UInt8(ascii: "r"): byte = 0x0D
      case UInt8(ascii: "a"): byte = 0x07
      case UInt8(ascii: "b"): byte = 0x08
      case UInt8(ascii: "f"): byte = 0x0C
      case UInt8(ascii: "v"): byte = 0x0B
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): byte = letter
      case UInt8(ascii: "x"): byte = number(radix: 16, digits: .max)
      case _ where letter.isDigit:
        offset -= 1
        byte = number(radix: 8, digits: 3)
      default: break
      }
    }
    if let byte { content.append(byte) } else { appendUnknownEscape(from: start, to: &content) }
  }

  /// Reads the digits of a byte; `nil` if there are none.
  ///
  /// As in C, only the lowest bits of a longer number are kept.
  private mutating func number(radix: UInt8, digits: Int) -> UInt8? {
    var value: UInt8?
    var count = 0
    while offset < bytes.count, count < digits,
      let digit = bytes[offset].digit(radix: radix)
    {
      value = (value ?? 0) &* radix &+ digit
      offset += 1
      count += 1
    }
    return value
  }

  /// Keeps an unknown escape sequence literally, and never only a part of a multi-byte character.
  private mutating func appendUnknownEscape(from start: Int, to content: inout [UInt8]) {
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    let escape = bytes[start..<offset]
    content += escape
    let location = location(from: start)
    diagnostics.append(
      "portable-object-escape",
      Diagnostic(
        .portableObjectEscape(String(decoding: escape, as: UTF8.self)),
        .error,
        at: location
      )
    )
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  fileprivate func digit(radix: UInt8) -> UInt8? {
    let value: UInt8
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = self - UInt8(ascii: "A") + 10
    default: return nil
    }
    return value < radix ? value : nil
  }
}

/// A token of a PO file.
struct Token {
  /// The kind of token.
  let kind: Kind
  /// The location of the token.
  let location: Location
  /// Whether its line begins with `#~`.
  let isObsolete: Bool
  /// Whether its line begins with `#|` or `#~|`.
  let isPrevious: Bool

  /// The kinds of tokens.
  enum Kind {
    /// A keyword, such as `msgid`.
    case word(String)
    /// `[1]`.
    case index(Int)
    /// The content of a string, without quotation marks and with resolved escape sequences.
    case text([UInt8])
    /// A comment, without the prefix that indicates its kind.
    case comment(Comment, [UInt8])
  }

  /// The kinds of comments, by the character after the number sign.
  enum Comment {
    /// `#`.
    case translator
    /// `#.`.
    case extracted
    /// `#:`.
    case reference
    /// `#,`.
    case flag
  }
}
