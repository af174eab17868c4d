@_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The code of a source without the text of its comments and literals.
///
/// The checks of a source before it is parsed treat the bytes of comments and literals as code. If
/// one of them refuses a source, it is repeated with this text. The lexer of the parser finds the
/// literals, so both take the same bytes for code.
struct ErasedLiterals {
  /// The source with spaces for comments, and underscores for the text of literals.
  ///
  /// Line breaks, quotation marks, interpolations and offsets do not change.
  private(set) var bytes: [UInt8]
  private var nesting = InterpolationNesting()

  /// The greatest nesting of interpolations; the lexer stores all that enclose one.
  private static let maximumInterpolationCount = 50

  /// Erases the literals of a source.
  ///
  /// - Parameter source: The bytes of the source.
  /// - Returns: `nil` if interpolations are nested too deeply.
  /// - Complexity: O(*n*) in the number of bytes.
  static func erasing(_ source: [UInt8]) -> [UInt8]? {
    var erased = ErasedLiterals(bytes: source)
    return erased.erase(source) ? erased.bytes : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func erase(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { source in
      guard !source.isEmpty else { return true }
      var tracker = LookaheadTracker()
      return withUnsafeMutablePointer(to: &tracker) { tracker in
        var lexemes = Self.lexemes(of: source, tracker)
        var offset = 0
        while let lexeme = lexemes.next() {
          let text = lexeme.textRange
          erase(offset..<offset + text.lowerBound, with: UInt8(ascii: " "))
          erase(offset + text.upperBound..<offset + lexeme.byteLength, with: UInt8(ascii: " "))
          switch lexeme.rawTokenKind {
          case .endOfFile: return true
          case .stringSegment, .regexLiteralPattern, .regexSlash:
            erase(offset + text.lowerBound..<offset + text.upperBound, with: UInt8(ascii: "_"))
          default: nesting.add(lexeme.rawTokenKind)
          }
          guard nesting.depth <= Self.maximumInterpolationCount else { return false }
          offset += lexeme.byteLength
        }
        return true
      }
    }
  }

  private static func lexemes(
    of source: UnsafeBufferPointer<UInt8>,
    _ tracker: UnsafeMutablePointer<LookaheadTracker>
  ) -> Lexer.LexemeSequence {
    #if canImport(SwiftSyntax603)
    Lexer.tokenize(source, lookaheadTracker: tracker, experimentalFeatures: [])
    #else
    Lexer.tokenize(source, lookaheadTracker: tracker)
    #endif
  }

  private mutating func erase(_ range: Range<Int>, with byte: UInt8) {
    for offset in range where bytes.indices.contains(offset) && bytes[offset] != UInt8(ascii: "\n")
    {
      bytes[offset] = byte
    }
  }
}

/// The nesting of interpolations in the tokens of a source.
private struct InterpolationNesting {
  private var parentheses = 0
  private var isAfterBackslash = false
  /// The number of open parentheses at the start of each interpolation.
  private var starts: [Int] = []

  var depth: Int { starts.count }

  mutating func add(_ token: RawTokenKind) {
    switch token {
    case .leftParen:
      if isAfterBackslash { starts.append(parentheses) }
      parentheses += 1
    case .rightParen:
      parentheses = max(parentheses - 1, 0)
      while let last = starts.last, parentheses <= last { starts.removeLast() }
    default: break
    }
    // Pounds are between the backslash and the parenthesis of a raw literal.
    isAfterBackslash = token == .backslash || isAfterBackslash && token == .rawStringPoundDelimiter
  }
}
