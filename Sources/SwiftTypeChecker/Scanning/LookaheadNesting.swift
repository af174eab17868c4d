/// The nesting of the constructs at which the parser looks ahead over all that they contain.
///
/// At a `[` or at the generic arguments of an attribute, the parser first tries to read a type. If
/// that fails, it reads the same code again, so its time at least doubles with each level. Comments
/// and strings can be between the levels, so they are skipped here as the parser's lexer does.
struct LookaheadNesting {
  /// The greatest depth.
  private(set) var deepest = 0
  /// The number of times that the parser may begin to read a construct.
  private(set) var readCount = 0
  private var depth = 0
  private var contexts: [Context] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether the last word is the name of an attribute.
  private var isAttributeName = false

  /// A bracket that is open.
  private enum Context {
    case square
    case round
    /// The generic arguments of an attribute.
    case attributeArguments
    /// Generic arguments in those of an attribute.
    case genericArguments
    /// A block, and the depth outside of it: the parser does not look into blocks.
    case brace(outerDepth: Int)
    /// An interpolation, and the depth outside of its string.
    case interpolation(Delimiter, outerDepth: Int)

    var isAngle: Bool {
      switch self {
      case .attributeArguments, .genericArguments: true
      default: false
      }
    }

    /// Whether a closing bracket within it closes none outside.
    var isBarrier: Bool {
      switch self {
      case .brace, .interpolation: true
      default: false
      }
    }
  }

  /// The quotation marks of a string.
  private struct Delimiter {
    var quoteCount: Int
    var poundCount: Int
  }

  /// The greatest depth that is parsed.
  private static let maximumDepth = 12
  /// The number of times that is allowed in all sources, and for each byte of a long one.
  ///
  /// Large tables of numbers have three or four levels.
  private static let maximumReadCount = (inAll: 1 << 16, perByte: 16)

  /// Returns whether the parser would read some code of a source too often.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    let nesting = bytes.withUnsafeBufferPointer { bytes in
      var nesting = LookaheadNesting(bytes: bytes)
      nesting.scan()
      return (deepest: nesting.deepest, readCount: nesting.readCount)
    }
    return nesting.deepest > maximumDepth
      || nesting.readCount > maximumReadCount.inAll + maximumReadCount.perByte * bytes.count
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at a distance from the position; 0 outside of the source.
  private func byte(_ distance: Int) -> UInt8 {
    let offset = position + distance
    return bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  /// The bytes of words, white space and dots, which do not end the name of an attribute.
  private static let inert = ASCIISet(
    " \n\t\r.0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  )

  private mutating func scan() {
    let inert = Self.inert
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x80 || inert.contains(byte) {
        position += 1
        continue
      }
      let wasAttributeName = isAttributeName
      isAttributeName = false
      switch byte {
      case UInt8(ascii: "["): open(.square)
      case UInt8(ascii: "]"): close { if case .square = $0 { true } else { false } }
      case UInt8(ascii: "("): open(.round)
      case UInt8(ascii: ")"): closeRound()
      case UInt8(ascii: "{"): open(.brace(outerDepth: depth))
      case UInt8(ascii: "}"): closeBrace()
      case UInt8(ascii: "<"):
        if wasAttributeName {
          open(.attributeArguments)
        } else if contexts.last?.isAngle == true {
          open(.genericArguments)
        }
      case UInt8(ascii: ">"):
        if contexts.last?.isAngle == true, self.byte(-1) != UInt8(ascii: "-") { closeLast() }
      case UInt8(ascii: "@"):
        isAttributeName = true
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        openLiteral()
        continue
      case UInt8(ascii: "/"):
        skipSlash()
        isAttributeName = wasAttributeName
        continue
      default: break
      }
      position += 1
    }
  }

  // MARK: - Brackets

  private mutating func open(_ context: Context) {
    switch context {
    case .square, .attributeArguments:
      depth += 1
      deepest = max(deepest, depth)
      readCount += 1 << min(depth, Self.maximumDepth)
    case .brace, .interpolation: depth = 0
    case .round, .genericArguments: break
    }
    contexts.append(context)
  }

  private mutating func closeLast() {
    switch contexts.popLast() {
    case .square, .attributeArguments: depth -= 1
    case .brace(let outerDepth), .interpolation(_, let outerDepth): depth = outerDepth
    case .round, .genericArguments, nil: break
    }
  }

  /// The number of brackets among which the one that a bracket closes is looked for.
  ///
  /// Only invalid code has brackets that do not match.
  private static let maximumMismatch = 64

  /// Closes the innermost bracket of a kind, and those in it, unless a block is between them.
  private mutating func close(_ isWanted: (Context) -> Bool) {
    for context in contexts.suffix(Self.maximumMismatch).reversed() {
      if isWanted(context) {
        while let last = contexts.last {
          closeLast()
          if isWanted(last) { return }
        }
      }
      if context.isBarrier { return }
    }
  }

  private mutating func closeBrace() {
    close { if case .brace = $0 { true } else { false } }
  }

  private mutating func closeRound() {
    var ended: Delimiter?
    close { context in
      switch context {
      case .round: return true
      case .interpolation(let delimiter, _):
        ended = delimiter
        return true
      default: return false
      }
    }
    guard let ended else { return }
    position += 1
    scanString(ended)
    // The caller advances over the bracket again.
    position -= 1
  }

  // MARK: - Comments and literals

  private mutating func skipSlash() {
    switch byte(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipComment()
    default: skipRegularExpression()
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
  }

  private mutating func skipComment() {
    var level = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        level += 1
        position += 1
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        level -= 1
        position += 1
      }
      position += 1
    } while level > 0 && position < bytes.count
  }

  /// Skips a regular expression that begins with this slash, or the slash if it is an operator.
  private mutating func skipRegularExpression() {
    let start = position
    position += 1
    let isBehindOperand = start > 0 && bytes[start - 1].endsOperand
    guard !isBehindOperand, position < bytes.count, !bytes[position].isSpace else { return }
    while position < bytes.count, !bytes[position].isLineBreak {
      if bytes[position] == UInt8(ascii: "/") {
        position += 1
        return
      }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start + 1
  }

  /// Skips a string up to its first interpolation, or a regular expression with pounds.
  private mutating func openLiteral() {
    var poundCount = 0
    while byte(poundCount) == UInt8(ascii: "#") { poundCount += 1 }
    switch byte(poundCount) {
    case UInt8(ascii: "\""):
      position += poundCount
      let isMultiLine =
        byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        && !(poundCount > 0 && isClosedOnLine(poundCount))
      let delimiter = Delimiter(quoteCount: isMultiLine ? 3 : 1, poundCount: poundCount)
      position += delimiter.quoteCount
      scanString(delimiter)
    case UInt8(ascii: "/") where poundCount > 0:
      position += poundCount + 1
      while position < bytes.count {
        position += 1
        if byte(-1) == UInt8(ascii: "/"), isAtPounds(poundCount) { break }
      }
      position = min(position + poundCount, bytes.count)
    default: position += max(poundCount, 1)
    }
  }

  /// Skips the rest of a string, or its part before an interpolation.
  private mutating func scanString(_ delimiter: Delimiter) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLineBreak, delimiter.quoteCount == 1 { return }
      if byte == UInt8(ascii: "\""), ends(delimiter) {
        position += delimiter.quoteCount + delimiter.poundCount
        return
      }
      position += 1
      guard byte == UInt8(ascii: "\\"), isAtPounds(delimiter.poundCount) else { continue }
      position += delimiter.poundCount
      if self.byte(0) == UInt8(ascii: "(") {
        position += 1
        return open(.interpolation(delimiter, outerDepth: depth))
      }
      if !self.byte(0).isLineBreak { position += 1 }
    }
  }

  /// Whether a string of one line begins here, such as `#"""#`.
  private func isClosedOnLine(_ poundCount: Int) -> Bool {
    var distance = 1
    while position + distance < bytes.count, !byte(distance).isLineBreak {
      if byte(distance) == UInt8(ascii: "\""), isAtPounds(poundCount, after: distance + 1) {
        return true
      }
      distance += 1
    }
    return false
  }

  private func ends(_ delimiter: Delimiter) -> Bool {
    for distance in 0..<delimiter.quoteCount where byte(distance) != UInt8(ascii: "\"") {
      return false
    }
    return isAtPounds(delimiter.poundCount, after: delimiter.quoteCount)
  }

  private func isAtPounds(_ count: Int, after distance: Int = 0) -> Bool {
    for index in 0..<count where byte(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether an operand can end with the byte, so that a slash after it is an operator.
  fileprivate var endsOperand: Bool {
    switch self {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "`"):
      true
    default: isWordByte
    }
  }
}
