/// Takes a C, C++ or Objective-C source apart into tokens.
///
/// Comments and the joints of continued lines are no tokens. It knows of no preprocessor but that a
/// directive is a line by itself.
///
/// - Complexity: O(*n*) for all tokens together, where *n* is the number of bytes.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  /// Where the first literal or comment begins that does not end as it should.
  private(set) var fault: Range<Int>?
  var isInDirective = false
  /// Whether nothing but white space and comments stands before `position` in its line.
  var isAtLineStart = true

  /// How long the delimiter of a raw literal can be.
  static let longestDelimiter = 16

  /// Creates a lexer at the start of a source in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte that stands some bytes on; 0 outside of the source.
  func byte(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset < bytes.count ? bytes[offset] : 0
  }

  /// Returns the next token.
  mutating func next() -> Token {
    if let end = skipTrivia() { return end }
    let start = position
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    let isFirst = isAtLineStart
    isAtLineStart = false
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "#") where isFirst && !isInDirective: return directive()
    case UInt8(ascii: "\""): return literal(from: start)
    case UInt8(ascii: "'"):
      character(from: start)
      return Token(kind: .constant, range: start..<position)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return Token(kind: .constant, range: start..<position)
    case _ where first.isIdentifierByte: return word(from: start)
    default:
      position += 1
      return Token(kind: .sign(first), range: start..<position)
    }
  }

  /// Notes that something does not end; in a directive that can be a word of a person.
  mutating func note(_ range: Range<Int>) {
    if fault == nil, !isInDirective { fault = range }
  }
}
