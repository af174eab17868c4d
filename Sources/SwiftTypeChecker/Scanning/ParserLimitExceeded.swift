package import Diagnostics

/// The reason why a source is not parsed: it would take too much time or stack.
package enum ParserLimitExceeded: Error {
  /// The source is nested deeper than any realistic source.
  case tooDeep
  /// The source is so far from valid Swift that the parser would backtrack excessively.
  case tooBroken

  /// The message of the diagnostic.
  private var message: Diagnostic.Message {
    switch self {
    case .tooDeep: .sourceTooDeep
    case .tooBroken: .sourceTooBroken
    }
  }

  /// Returns the diagnostic for a source.
  ///
  /// - Parameter file: The path for the location, which is the start of the file.
  /// - Returns: An error.
  package func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(message, .error, at: LineIndex([]).location(of: 0..<0, in: file))
  }
}

/// An estimate of the nesting of a source from its bytes.
///
/// It treats strings and comments as code; ``ErasedLiterals`` removes their text if it matters. It is
/// only a guard against pathological sources.
struct NestingDepthEstimate {
  /// The greatest depth.
  private(set) var deepest = 0
  private var brackets = 0
  /// The ternaries that are open since the last brace.
  private var ternaries = 0
  /// The conditions that are open since the last brace: `if let a = if let b = …`.
  private var conditions = 0
  /// The lists of generic arguments that are open since the last brace: `A<B<C<…`.
  private var angles = 0
  /// The attributes since the last brace or value: `@A @A @A …`.
  private var attributes = 0
  /// The types in `a < b < c …`, each of which may be an argument of the one before.
  private var comparisons = 0
  /// The packs that are expanded since the last brace or value: `repeat repeat …`.
  private var expansions = 0
  /// The number of open brackets at the start of each open interpolation.
  private var interpolations: [Int] = []
  /// The braces that are open.
  private var braces = 0
  /// The number of open braces at the start of each open `switch`.
  private var switches: [Int] = []
  /// The types of functions that return functions on the current line: `(A) -> (B) -> …`.
  private var arrows = 0

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      // Most of the bytes are parts of words, or white space that does not end a counted word.
      let (symbols, wordEnds) = (Self.symbols, Self.wordEnds)
      var previous: UInt8 = 0
      for offset in bytes.indices {
        let byte = bytes[offset]
        if byte.isSpace {
          if byte == UInt8(ascii: "\n") { arrows = 0 }
          if wordEnds.contains(previous) { noteWord(in: bytes, endingBefore: offset) }
        } else if symbols.contains(byte) {
          step(to: bytes, offset)
        }
        previous = byte
      }
    }
  }

  /// The symbols that affect the estimate.
  private static let symbols = ASCIISet("()[]{}\"/=;?:<>@")
  /// The last letters of the words that affect it.
  private static let wordEnds = ASCIISet("hft")

  private mutating func step(to bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) {
    let byte = bytes[offset]
    let before = offset > 0 ? bytes[offset - 1] : 0
    let previous = before.isSpace ? UInt8(ascii: " ") : before
    switch byte {
    case UInt8(ascii: "("):
      open()
      if bytes.endsInInterpolation(at: offset) { noteInterpolation() }
    case UInt8(ascii: "["):
      open()
    case UInt8(ascii: ")"):
      brackets = max(brackets - 1, 0)
      while let last = interpolations.last, brackets < last { interpolations.removeLast() }
      comparisons = 0
    case UInt8(ascii: "]"):
      brackets = max(brackets - 1, 0)
      comparisons = 0
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      step(overBrace: byte)
    case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: ";"):
      comparisons = 0
      if byte == UInt8(ascii: "=") {
        attributes = 0
        expansions = 0
      } else {
        conditions = 0
        angles = 0
      }
    case UInt8(ascii: "?") where previous == UInt8(ascii: " "):
      ternaries += 1
      deepest = max(deepest, ternaries)
    case UInt8(ascii: ":") where previous == UInt8(ascii: " "): ternaries = max(ternaries - 1, 0)
    case UInt8(ascii: "<") where previous.isWordByte:
      angles += 1
      deepest = max(deepest, angles)
    case UInt8(ascii: "<"):
      comparisons += 1
      deepest = max(deepest, comparisons)
    case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
      arrows += 1
      deepest = max(deepest, arrows)
    case UInt8(ascii: ">"): angles = max(angles - 1, 0)
    case UInt8(ascii: "@") where previous.isSpace: noteAttribute()
    default: break
    }
  }

  private mutating func step(overBrace brace: UInt8) {
    ternaries = 0
    conditions = 0
    angles = 0
    attributes = 0
    comparisons = 0
    expansions = 0
    braces = brace == UInt8(ascii: "{") ? braces + 1 : max(braces - 1, 0)
    while let last = switches.last, braces < last { switches.removeLast() }
  }

  /// Counts a word after which the parser starts a new nested construct.
  private mutating func noteWord(
    in bytes: UnsafeBufferPointer<UInt8>,
    endingBefore end: Int
  ) {
    guard end > 1 else { return }
    switch bytes[end - 1] {
    case UInt8(ascii: "h") where bytes.ends(in: "switch", at: end):
      // The parser reads the body several times.
      switches.append(braces)
      deepest = max(deepest, 2 * switches.count)
    case UInt8(ascii: "f") where bytes.ends(in: "if", at: end):
      conditions += 1
      // Each one uses more stack in the parser than a bracket.
      deepest = max(deepest, 2 * conditions)
    case UInt8(ascii: "t") where bytes.ends(in: "repeat", at: end):
      expansions += 1
      deepest = max(deepest, expansions)
    default: break
    }
  }

  /// Counts an attribute; at each one, the parser looks ahead over all that follow.
  private mutating func noteAttribute() {
    attributes += 1
    deepest = max(deepest, attributes)
  }

  /// Counts an interpolation; at each one, the lexer stores all that enclose it.
  private mutating func noteInterpolation() {
    interpolations.append(brackets)
    deepest = max(deepest, 4 * interpolations.count)
  }

  private mutating func open() {
    brackets += 1
    deepest = max(deepest, brackets)
  }
}

extension UInt8 {
  /// Whether the byte is white space.
  var isSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bracket at an offset ends `\(` or `\#(`, and not an escaped backslash and a
  /// bracket.
  fileprivate func endsInInterpolation(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let escape = UInt8(ascii: "\\")
    if self[offset - 1] == UInt8(ascii: "#") { return offset > 1 && self[offset - 2] == escape }
    return self[offset - 1] == escape && (offset < 2 || self[offset - 2] != escape)
  }

  /// Whether a word ends before an offset, and is not the end of a longer word.
  fileprivate func ends(in word: StaticString, at end: Int) -> Bool {
    let start = end - word.utf8CodeUnitCount
    guard start >= 0, start == 0 || !self[start - 1].isWordByte else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(self[start..<end]) }
  }
}

/// A set of ASCII characters, for scanners that skip all other bytes.
struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates the set of the characters of a text.
  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for byte in bytes where byte < 0x80 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
  }

  /// Returns whether a byte is one of the characters.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }
}

/// The number of adjacent words and literals on one line, without symbols between them.
///
/// Valid Swift has few of them, such as `public static func` and `case let value`. In a line with
/// hundreds, such as a list without commas, the parser searches the rest of the line from each of
/// them.
struct AdjacentOperandCheck {
  private var greatestCount = 0
  private var count = 0
  private var isBehindOperand = false

  /// The greatest number of restarts after code that the scanner does not understand.
  private static let maximumFreshStarts = 20

  /// Returns whether a line of a source has more of them than a limit.
  static func isFound(moreThan limit: Int, in bytes: [UInt8]) -> Bool {
    // Each one has at least two bytes, and few sources have lines of sufficient length.
    guard hasLine(longerThan: 2 * limit, in: bytes) else { return false }
    return AdjacentOperandCheck(bytes).greatestCount > limit
  }

  private static func hasLine(longerThan limit: Int, in bytes: [UInt8]) -> Bool {
    var start = 0
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      if offset - start > limit { return true }
      start = offset + 1
    }
    return bytes.count - start > limit
  }

  private init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for _ in 0...Self.maximumFreshStarts where start < bytes.count {
        start = scan(bytes, from: start)
      }
    }
  }

  /// Scans a source up to code that the scanner does not understand.
  ///
  /// - Returns: The position after that code, or the end of the source.
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var scanner = SourceScanner(bytes, from: start)
    while let byte = scanner.next {
      let position = scanner.position
      let literalCount = scanner.literalCount
      if byte == UInt8(ascii: "\n") { endLine() }
      if scanner.skipInert() {
        if scanner.literalCount > literalCount || byte == UInt8(ascii: "`") { noteOperand() }
        if scanner.isLost { return position + 1 }
      } else if byte.isWordByte {
        _ = scanner.word()
        noteOperand()
      } else {
        scanner.advance()
        isBehindOperand = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      }
    }
    return bytes.count
  }

  private mutating func noteOperand() {
    if isBehindOperand { count += 1 }
    isBehindOperand = true
    greatestCount = max(greatestCount, count)
  }

  private mutating func endLine() {
    count = 0
    isBehindOperand = false
  }
}
