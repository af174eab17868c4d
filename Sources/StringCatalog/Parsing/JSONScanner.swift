import Diagnostics

/// Reads a JSON text once from start to end: finds where each value stands, and what breaks the
/// grammar of RFC 8259.
///
/// The scanner keeps its open brackets on a stack of its own, so that a hostile text cannot exhaust
/// the thread's. Each step is handed the span of the bytes: access is checked, and nothing is copied.
struct JSONScanner {
  /// How deep brackets may be nested; catalogs need about a dozen.
  static let greatestDepth = 512

  var offset: Int
  var nodes: [JSONNode] = []
  var lineStarts: [UInt32] = [0]
  /// What is wrong but does not keep the text from being read.
  var problems: [JSONProblem] = []
  /// The objects in which a key does not come after the one before it in the order of bytes; only
  /// they can have a key twice.
  private(set) var unorderedObjects: [Int] = []
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let node: Int
    let isObject: Bool
    var lastKey: Int?
    var keysAscend = true

    var closing: UInt8 { UInt8(ascii: isObject ? "}" : "]") }
  }

  /// Creates a scanner that starts at an offset.
  init(from offset: Int) {
    self.offset = offset
  }

  /// Scans the whole text.
  mutating func scan(_ bytes: Span<UInt8>) throws(JSONProblem) {
    nodes.reserveCapacity(bytes.count / 16)
    lineStarts.reserveCapacity(bytes.count / 24)
    skipBlanks(bytes)
    guard offset < bytes.count else { throw JSONProblem(.fileEmpty, at: offset..<offset) }
    var isComplete = false
    while !isComplete {
      guard try scanValue(bytes) else { continue }
      isComplete = try !moveToNextValue(bytes)
    }
    skipBlanks(bytes)
    guard offset == bytes.count else { throw unexpected(.jsonEndExpected, bytes) }
  }

  /// Scans a value, of a container that is not empty only what stands before its first value.
  ///
  /// - Returns: Whether the value is complete.
  private mutating func scanValue(_ bytes: Span<UInt8>) throws(JSONProblem) -> Bool {
    guard offset < bytes.count else { throw endOfText() }
    switch bytes[offset] {
    case UInt8(ascii: "\""): try scanString(bytes)
    case UInt8(ascii: "{"): return try openContainer(.object, bytes)
    case UInt8(ascii: "["): return try openContainer(.array, bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber(bytes)
    case UInt8(ascii: "t"): try scanWord("true", .boolean, bytes)
    case UInt8(ascii: "f"): try scanWord("false", .boolean, bytes)
    case UInt8(ascii: "n"): try scanWord("null", .null, bytes)
    default: throw unexpected(.jsonValueExpected, bytes)
    }
    return true
  }

  private mutating func openContainer(
    _ kind: JSONNode.Kind,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Bool {
    guard open.count < Self.greatestDepth else {
      let limit = Self.greatestDepth
      throw JSONProblem(
        .jsonNestingTooDeep,
        at: offset..<offset + 1,
        arguments: [.integer(limit)]
      )
    }
    let container = OpenContainer(node: nodes.count, isObject: kind == .object)
    appendNode(kind, from: offset, to: offset)
    open.append(container)
    offset += 1
    skipBlanks(bytes)
    if offset < bytes.count, bytes[offset] == container.closing {
      closeContainer(container)
      return true
    }
    if container.isObject { try scanKey(bytes) }
    return false
  }

  private mutating func closeContainer(_ container: OpenContainer) {
    offset += 1
    nodes[container.node].end = UInt32(truncatingIfNeeded: offset)
    nodes[container.node].next = UInt32(truncatingIfNeeded: nodes.count)
    if !container.keysAscend { unorderedObjects.append(container.node) }
    open.removeLast()
  }

  /// Moves behind a complete value to where the next one starts.
  ///
  /// - Returns: Whether there is a next one.
  private mutating func moveToNextValue(_ bytes: Span<UInt8>) throws(JSONProblem) -> Bool {
    while let container = open.last {
      skipBlanks(bytes)
      guard offset < bytes.count else { throw endOfText() }
      switch bytes[offset] {
      case UInt8(ascii: ","):
        try moveBehindComma(in: container, bytes)
        return true
      case container.closing: closeContainer(container)
      default: throw unexpected(.jsonCommaExpected, bytes)
      }
    }
    return false
  }

  private mutating func moveBehindComma(
    in container: OpenContainer,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) {
    let comma = offset..<offset + 1
    offset += 1
    skipBlanks(bytes)
    if offset < bytes.count, bytes[offset] == container.closing {
      throw JSONProblem(.jsonTrailingComma, at: comma)
    }
    if container.isObject { try scanKey(bytes) }
  }

  private mutating func scanKey(_ bytes: Span<UInt8>) throws(JSONProblem) {
    guard offset < bytes.count else { throw endOfText() }
    guard bytes[offset] == UInt8(ascii: "\"") else { throw unexpected(.jsonKeyExpected, bytes) }
    let key = nodes.count
    try scanString(bytes)
    noteOrder(of: key, bytes)
    skipBlanks(bytes)
    guard offset < bytes.count else { throw endOfText() }
    guard bytes[offset] == UInt8(ascii: ":") else { throw unexpected(.jsonColonExpected, bytes) }
    offset += 1
    skipBlanks(bytes)
  }

  private mutating func noteOrder(of key: Int, _ bytes: Span<UInt8>) {
    let container = open.count - 1
    if open[container].keysAscend, let last = open[container].lastKey {
      open[container].keysAscend = nodes[last].precedes(nodes[key], in: bytes)
    }
    open[container].lastKey = key
  }

  func endOfText() -> JSONProblem {
    let end = offset..<offset
    let notes = open.last.map { container in
      let start = nodes[container.node].range.lowerBound
      return JSONProblem.Note(id: .jsonOpenedHere, range: start..<start + 1)
    }
    return JSONProblem(.jsonEndUnexpected, at: end, notes: notes.map { [$0] } ?? [])
  }
}

extension JSONScanner {
  /// Adds a node that ends the run of nodes so far; a container's end is set when it is known.
  mutating func appendNode(
    _ kind: JSONNode.Kind,
    from start: Int,
    to end: Int,
    hasEscapes: Bool = false
  ) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1),
        kind: kind,
        hasEscapes: hasEscapes
      )
    )
  }
}

extension JSONNode {
  /// Returns whether the key is known to stand before another one in the order of their bytes.
  fileprivate func precedes(_ other: JSONNode, in bytes: Span<UInt8>) -> Bool {
    guard !hasEscapes, !other.hasEscapes else { return false }
    // The quotation mark that ends a key takes part, so that no key is the start of another one.
    var left = Int(start) + 1
    var right = Int(other.start) + 1
    while left < Int(end), right < Int(other.end) {
      if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
      left += 1
      right += 1
    }
    return false
  }
}
