import Diagnostics

/// Scans a JSON document from start to end: finds the position of each value, and violations of the
/// grammar of RFC 8259.
///
/// Nearly all documents are valid, so the fast scan of the structure comes first. If it fails, a scan
/// of all bytes finds the problem, or accepts what the tolerance permits.
///
/// The scanner keeps no stack: the node of an open container stores the index of the enclosing one
/// until it is closed. Malicious input can therefore exhaust neither the thread's stack nor the
/// memory. Each step gets the span of the bytes and an offset, and returns the offset after its
/// input. Access is bounds-checked, and nothing is copied.
struct JSONScanner {
  /// The maximum nesting depth of brackets.
  ///
  /// Catalogs need about a dozen.
  static let greatestDepth = 512

  /// The values and keys in document order.
  var nodes: [JSONNode] = []
  /// The problems that do not prevent parsing.
  private(set) var problems: [JSONProblem] = []
  /// The number of problems, including those that exceed the limit of ``problems``.
  private(set) var problemCount = 0
  /// The objects in which a key does not follow the one before it in byte order.
  ///
  /// Only these can have duplicate keys.
  var unorderedObjects: [Int] = []
  /// The offsets of the commas before closing brackets.
  private(set) var trailingCommas: [Int] = []
  /// The repairs of damage that the tolerance permits, without missing brackets.
  private(set) var repairs: [JSONRepair] = []
  /// The offsets of the brackets that are not closed at the end of the document, innermost first.
  private(set) var unclosed: [Int] = []

  /// The deviations from the grammar that do not end the scan.
  private let tolerance: JSONTolerance

  /// The number of open containers.
  private var depth = 0
  /// The innermost open container, if any.
  private var container = 0
  /// The bracket that closes it.
  private var closing: UInt8 = 0
  /// The last complete value.
  private var lastValue = 0

  /// Creates a scanner.
  init(tolerance: JSONTolerance = .none) {
    self.tolerance = tolerance
  }

  /// Scans the whole document from an offset on.
  mutating func scan(_ bytes: Span<UInt8>, from start: Int) throws(JSONProblem) {
    guard tolerance == .repair || !scanStructure(of: bytes, from: start) else { return }
    try scanBytes(of: bytes, from: start)
  }

  /// Scans the whole document, byte by byte.
  mutating func scanBytes(of bytes: Span<UInt8>, from start: Int) throws(JSONProblem) {
    nodes.reserveCapacity(bytes.count / 16)
    var offset = skipSecondByteOrderMark(at: bytes.endOfWhitespace(from: start), bytes)
    guard offset < bytes.count else { throw JSONProblem(.fileEmpty, at: offset..<offset) }
    repeat {
      let depthBefore = depth
      offset = try scanValue(at: offset, bytes)
      guard depth == depthBefore else { continue }
      offset = try closeContainers(at: offset, bytes)
    } while depth > 0
    offset = bytes.endOfWhitespace(from: offset)
    guard offset == bytes.count else {
      throw unexpected(Diagnostic.Message.jsonEndExpected, at: offset, bytes)
    }
  }

  /// Scans a value.
  ///
  /// For a container that is not empty, only the part before its first value is scanned.
  @inline(__always)
  private mutating func scanValue(at offset: Int, _ bytes: Span<UInt8>) throws(JSONProblem) -> Int {
    switch bytes.byte(at: offset) {
    case UInt8(ascii: "\""):
      lastValue = nodes.count
      return try scanString(at: offset, bytes)
    case UInt8(ascii: "{"): return try open(.object, at: offset, bytes)
    case UInt8(ascii: "["): return try open(.array, at: offset, bytes)
    default:
      lastValue = nodes.count
      return try scanNumberOrWord(at: offset, bytes)
    }
  }
}

// MARK: - Containers

extension JSONScanner {
  @inline(__always)
  private mutating func open(
    _ kind: JSONNode.Kind,
    at offset: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    guard nodes.count < JSONNode.greatestCount else {
      throw JSONProblem(.fileTooLarge, at: offset..<offset)
    }
    guard depth < Self.greatestDepth else {
      throw JSONProblem(
        .jsonNestingTooDeep(limit: Self.greatestDepth),
        at: offset..<offset + 1
      )
    }
    let outer = container
    container = nodes.count
    closing = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    depth += 1
    nodes.append(JSONNode(kind, from: offset, inside: outer))
    var next = bytes.endOfWhitespace(from: offset + 1)
    if bytes.byte(at: next) == closing { return close(at: next) }
    if bytes.byte(at: next) == UInt8(ascii: ",") { next = try skipCommas(at: next, bytes) }
    return kind == .object ? try scanKey(at: next, bytes) : next
  }

  /// Closes the innermost container with the bracket at an offset.
  @inline(__always)
  private mutating func close(at offset: Int) -> Int {
    let outer = nodes[container].outer
    nodes[container].close(at: offset + 1, next: nodes.count)
    lastValue = container
    container = outer
    closing = nodes[outer].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    depth -= 1
    return offset + 1
  }

  /// Moves past a complete value, and past the containers that end there, to the next value.
  @inline(__always)
  private mutating func closeContainers(
    at start: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    var offset = start
    while depth > 0 {
      offset = bytes.endOfWhitespace(from: offset)
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: ",") {
        let next = bytes.endOfWhitespace(from: offset + 1)
        guard bytes.byte(at: next) == closing || isRepairableEnd(next, bytes) else {
          return try moveToItem(at: next, bytes)
        }
        try accept(trailingComma: offset)
        offset = next
        guard offset < bytes.count else { continue }
      } else if byte != closing {
        guard try repairMissing(at: offset, bytes) else { return try moveToItem(at: offset, bytes) }
        continue
      }
      offset = close(at: offset)
    }
    return offset
  }

  /// Moves from the start of the next item of the innermost container to its value.
  @inline(__always)
  private mutating func moveToItem(
    at start: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    var offset = start
    if bytes.byte(at: start) == UInt8(ascii: ",") { offset = try skipCommas(at: start, bytes) }
    guard closing == UInt8(ascii: "}") else { return offset }
    let key = nodes.count
    let next = try scanKey(at: offset, bytes)
    noteOrder(of: key, bytes)
    return next
  }

  /// Scans a key and the colon after it.
  @inline(__always)
  private mutating func scanKey(at start: Int, _ bytes: Span<UInt8>) throws(JSONProblem) -> Int {
    guard bytes.byte(at: start) == UInt8(ascii: "\"") else {
      throw unexpected(Diagnostic.Message.jsonKeyExpected, at: start, bytes)
    }
    let end = try scanString(at: start, bytes)
    let colon = bytes.endOfWhitespace(from: end)
    guard bytes.byte(at: colon) == UInt8(ascii: ":") else {
      throw unexpected(Diagnostic.Message.jsonColonExpected, at: colon, bytes)
    }
    return bytes.endOfWhitespace(from: colon + 1)
  }

  /// Records whether the keys of the innermost object ascend.
  ///
  /// The previous key is the node before its value.
  @inline(__always)
  private mutating func noteOrder(of key: Int, _ bytes: Span<UInt8>) {
    guard !nodes[container].isUnordered,
      !nodes[lastValue - 1].precedes(nodes[key], in: bytes)
    else { return }
    nodes[container].isUnordered = true
    unorderedObjects.append(container)
  }
}

// MARK: - Tolerance

extension JSONScanner {
  /// Adds a comma before a closing bracket, or throws if the tolerance does not permit it.
  @inline(never)
  private mutating func accept(trailingComma offset: Int) throws(JSONProblem) {
    let range = offset..<offset + 1
    guard tolerance != .none else { throw JSONProblem(.jsonTrailingComma, at: range) }
    trailingCommas.append(offset)
  }

  /// Repairs a missing comma, or a missing bracket at the end of the document.
  ///
  /// Returns whether a bracket was closed. Otherwise, the next item starts at the offset.
  @inline(never)
  private mutating func repairMissing(
    at offset: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Bool {
    let problem = unexpected(Diagnostic.Message.jsonCommaExpected, at: offset, bytes)
    guard tolerance == .repair else { throw problem }
    if offset == bytes.count {
      unclosed.append(Int(nodes[container].start))
      _ = close(at: offset - 1)
      return true
    }
    let starts = closing == UInt8(ascii: "}") ? "\"" : "\"{["
    guard starts.utf8.contains(bytes.byte(at: offset)) else { throw problem }
    let end = nodes[lastValue].range.upperBound
    repairs.append(JSONRepair(.insertComma, at: end..<end, with: ","))
    return false
  }

  /// Returns whether the document ends after a comma, and the tolerance permits it.
  private func isRepairableEnd(_ offset: Int, _ bytes: Span<UInt8>) -> Bool {
    offset >= bytes.count && tolerance == .repair
  }

  /// Skips commas that do not follow a value.
  @inline(never)
  private mutating func skipCommas(
    at start: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    var offset = start
    while tolerance == .repair, bytes.byte(at: offset) == UInt8(ascii: ",") {
      repairs.append(JSONRepair(.removeComma, at: offset..<offset + 1, with: ""))
      offset = bytes.endOfWhitespace(from: offset + 1)
    }
    return offset
  }

  /// Accepts a control character in a string, or throws if the tolerance does not permit it.
  @inline(never)
  mutating func accept(
    controlCharacterAt offset: Int,
    inStringFrom start: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) {
    guard tolerance == .repair, offset < bytes.count else {
      throw controlCharacter(at: offset, inStringFrom: start, bytes)
    }
    repairs.append(JSONRepair(escaping: bytes[offset], at: offset))
  }

  private mutating func skipSecondByteOrderMark(at offset: Int, _ bytes: Span<UInt8>) -> Int {
    let range = offset..<offset + JSONDocument.byteOrderMark.count
    guard tolerance == .repair, range.upperBound <= bytes.count,
      range.map({ bytes[$0] }) == JSONDocument.byteOrderMark
    else { return offset }
    repairs.append(JSONRepair(.removeByteOrderMark, at: range, with: ""))
    return bytes.endOfWhitespace(from: range.upperBound)
  }
}

// MARK: - Nodes and problems

extension JSONScanner {
  /// Adds a value without members, or a key.
  @inline(__always)
  mutating func append(
    _ kind: JSONNode.Kind,
    _ range: Range<Int>,
    hasEscapes: Bool = false
  ) {
    nodes.append(
      JSONNode(kind, from: range.lowerBound, to: range.upperBound, hasEscapes: hasEscapes)
    )
  }

  /// Records a problem that does not prevent parsing.
  mutating func report(_ problem: @autoclosure () -> JSONProblem) {
    problemCount += 1
    if problemCount <= DiagnosticList.greatestCount { problems.append(problem()) }
  }

  /// Returns the problem of an unexpected character, or of an unexpected end of the document.
  @inline(never)
  func unexpected(
    _ message: (String) -> Diagnostic.Message,
    at offset: Int,
    _ bytes: Span<UInt8>
  ) -> JSONProblem {
    guard offset < bytes.count else { return endOfText(at: offset) }
    let isMultibyte = bytes[offset] >= 0x80
    guard let length = isMultibyte ? bytes.multibyteLength(at: offset) : 1 else {
      return JSONProblem(.utf8Invalid, at: offset..<offset + 1)
    }
    let range = offset..<offset + length
    let name = bytes.text(range).unicodeScalars.first?.visibleName ?? ""
    return JSONProblem(message(name), at: range)
  }

  private func endOfText(at offset: Int) -> JSONProblem {
    let start = nodes.isEmpty ? 0 : Int(nodes[container].start)
    let note = JSONProblem.Note(message: .jsonOpenedHere, range: start..<start + 1)
    return JSONProblem(.jsonEndUnexpected, at: offset..<offset, notes: depth > 0 ? [note] : [])
  }
}
