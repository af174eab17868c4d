import Diagnostics

/// Takes a PO file apart into the pieces that its grammar is made of.
///
/// Source: the lexer of GNU gettext, `po-lex.c`: line breaks end comments and nothing else, and what
/// stands behind `#~` or `#|` is read as if these were not there.
struct Lexer {
  let bytes: [UInt8]
  private let file: String
  var diagnostics: [Diagnostic] = []
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

  /// Returns the next piece; `nil` at the end of the file.
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
      default: skipStrangeCharacter()
      }
    }
    return nil
  }
}

// MARK: - Pieces

extension Lexer {
  /// Takes a comment; `nil` where it only says that the rest of its line is obsolete or previous.
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
    // One blank is layout, the others are the comment's.
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

  /// Takes `[1]`; `nil` if that is not what the bracket begins.
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
    skipStrangeCharacter()
    return nil
  }

  /// Passes over what the format has no name for, and over the rest of its line.
  private mutating func skipStrangeCharacter() {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        .portableObjectCharacter,
        .error,
        at: place(from: start),
        arguments: [.text(text)]
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

  /// Where the line ends, its carriage return left out.
  private var endOfLine: Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
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

  func place(from start: Int) -> Place {
    Place(file: file, utf8Range: start..<offset, line: line, column: start - lineStart + 1)
  }

  func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(
      kind: kind,
      place: place(from: start),
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
