import CJSONSyntax

extension JSONScanner {
  /// Scans a valid document.
  ///
  /// Nearly all documents are valid, so this only has to recognize that one is not. It stops at the
  /// first deviation from the grammar, and ``scan(_:from:)`` finds out what it is.
  ///
  /// - Returns: Whether the whole document was scanned. Otherwise, nothing changed.
  mutating func scanStructure(
    of bytes: Span<UInt8>,
    from start: Int,
    _ instructions: cjson_instructions = cjson_best_instructions()
  ) -> Bool {
    var scan = self
    guard scan.scanItems(of: bytes, from: start, instructions) else { return false }
    self = scan
    return true
  }

  private mutating func scanItems(
    of bytes: Span<UInt8>,
    from start: Int,
    _ instructions: cjson_instructions
  ) -> Bool {
    var structure = StructureOffsets(of: bytes, from: start, instructions)
    var tree = PartialTree()
    var isValid = true
    // Nodes are written to memory that is not initialized. If there is too little, they are copied.
    var capacity = bytes.count / 16 + Self.leastCapacity
    while isValid, !tree.isComplete {
      let scanned = nodes
      nodes = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        _ = buffer.initialize(from: scanned)
        var nodes = buffer.mutableSpan
        isValid = scanItems(&tree, &structure, &nodes, bytes)
        count = tree.count
      }
      capacity *= 2
    }
    return isValid
  }

  /// The number of nodes that is always worth their memory.
  private static let leastCapacity = 64

  /// Scans items as long as there is memory for their nodes, and returns whether they are valid.
  private mutating func scanItems(
    _ tree: inout PartialTree,
    _ structure: inout StructureOffsets,
    _ nodes: inout MutableSpan<JSONNode>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    while !tree.isComplete, tree.count + PartialTree.itemCount <= nodes.count {
      if structure.isExhausted(at: tree.depth) { structure.read(bytes) }
      let position = scanPart(structure, &tree, &nodes, bytes)
      guard !structure.isInvalid, tree.count < JSONNode.greatestCount, let position else {
        return false
      }
      structure.position = position
    }
    return true
  }

  /// Scans items as long as there are enough offsets and enough memory.
  ///
  /// - Returns: The first offset that was not used, or `nil` if the items are not valid.
  private mutating func scanPart(
    _ structure: StructureOffsets,
    _ sharedTree: inout PartialTree,
    _ nodes: inout MutableSpan<JSONNode>,
    _ bytes: Span<UInt8>
  ) -> Int? {
    let offsets = structure.offsets.span.extracting(..<structure.end)
    // A local variable, so that its fields are in registers.
    var tree = sharedTree
    var position = structure.position
    while position + tree.depth + StructureOffsets.itemCount <= offsets.count,
      tree.count + PartialTree.itemCount <= nodes.count
    {
      if tree.closing == UInt8(ascii: "}") {
        let key = tree.count
        guard scanString(&tree, &position, offsets, &nodes, bytes),
          bytes.byte(at: Int(offsets[position])) == UInt8(ascii: ":")
        else { return nil }
        position += 1
        if tree.breaksOrder(key, nodes, bytes) {
          nodes[tree.container].isUnordered = true
          unorderedObjects.append(tree.container)
        }
      }
      let start = Int(offsets[position])
      switch bytes.byte(at: start) {
      case UInt8(ascii: "\""):
        tree.lastValue = tree.count
        guard scanString(&tree, &position, offsets, &nodes, bytes) else { return nil }
      case UInt8(ascii: "{"):
        guard tree.open(.object, at: start, &nodes) else { return nil }
        position += 1
        guard bytes.byte(at: Int(offsets[position])) == UInt8(ascii: "}") else { continue }
      case UInt8(ascii: "["):
        guard tree.open(.array, at: start, &nodes) else { return nil }
        position += 1
        guard bytes.byte(at: Int(offsets[position])) == UInt8(ascii: "]") else { continue }
      default:
        position += 1
        guard tree.append(bytes.numberOrWord(at: start), at: start, &nodes),
          bytes.endOfWhitespace(from: Int(nodes[tree.lastValue].end)) == Int(offsets[position])
        else { return nil }
      }
      // Containers may end here, and so may the document.
      while true {
        let offset = Int(offsets[position])
        let byte = bytes.byte(at: offset)
        position += 1
        if byte == UInt8(ascii: ","), tree.depth > 0 { break }
        guard byte == tree.closing else { return nil }
        guard tree.depth > 0 else {
          tree.isComplete = offset == bytes.count
          sharedTree = tree
          return tree.isComplete ? position : nil
        }
        tree.close(at: offset, &nodes)
      }
    }
    sharedTree = tree
    return position
  }

  /// Scans the string whose quotation mark is next.
  ///
  /// - Returns: Whether it is valid.
  @inline(__always)
  private mutating func scanString(
    _ tree: inout PartialTree,
    _ position: inout Int,
    _ offsets: Span<UInt32>,
    _ nodes: inout MutableSpan<JSONNode>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let start = Int(offsets[position])
    guard bytes.byte(at: start) == UInt8(ascii: "\"") else { return false }
    var end = Int(offsets[position + 1])
    var hasEscapes = false
    position += 2
    if bytes.byte(at: end) != UInt8(ascii: "\"") {
      let firstEscape = end
      end = Int(offsets[position])
      hasEscapes = true
      position += 1
      guard isValidString(from: start, escapedAt: firstEscape, to: end, bytes) else { return false }
    }
    tree.append(.string, from: start, to: end + 1, hasEscapes: hasEscapes, &nodes)
    return true
  }

  /// Returns whether a string with escapes is valid, and reports the problems that it may have.
  @inline(never)
  private mutating func isValidString(
    from start: Int,
    escapedAt escape: Int,
    to end: Int,
    _ bytes: Span<UInt8>
  ) -> Bool {
    guard let string = try? endOfString(from: start, at: escape, bytes) else { return false }
    return string.end == end + 1 && end < bytes.count
  }
}

/// The part of a document that has been scanned.
private struct PartialTree {
  /// The maximum number of nodes of one item of a container, without those inside of it.
  static let itemCount = 2

  /// The number of nodes.
  private(set) var count = 0
  /// The number of open containers.
  private(set) var depth = 0
  /// The innermost open container, if any.
  private(set) var container = 0
  /// The bracket that closes it, or 0, which represents the end of the document.
  private(set) var closing: UInt8 = 0
  /// The last complete value.
  var lastValue = 0
  /// Whether the document ends here.
  var isComplete = false

  /// Adds a value without members, or a key.
  @inline(__always)
  mutating func append(
    _ kind: JSONNode.Kind,
    from start: Int,
    to end: Int,
    hasEscapes: Bool = false,
    _ nodes: inout MutableSpan<JSONNode>
  ) {
    nodes[count] = JSONNode(kind, from: start, to: end, hasEscapes: hasEscapes)
    count += 1
  }

  /// Adds a number or a word, and returns whether there is one.
  mutating func append(
    _ value: (kind: JSONNode.Kind?, end: Int),
    at start: Int,
    _ nodes: inout MutableSpan<JSONNode>
  ) -> Bool {
    guard let kind = value.kind else { return false }
    lastValue = count
    append(kind, from: start, to: value.end, &nodes)
    return true
  }

  /// Opens a container, and returns whether it is not nested too deeply.
  @inline(__always)
  mutating func open(
    _ kind: JSONNode.Kind,
    at offset: Int,
    _ nodes: inout MutableSpan<JSONNode>
  ) -> Bool {
    guard depth < JSONScanner.greatestDepth else { return false }
    nodes[count] = JSONNode(kind, from: offset, inside: container)
    container = count
    closing = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    count += 1
    depth += 1
    return true
  }

  /// Closes the innermost container with the bracket at an offset.
  @inline(__always)
  mutating func close(at offset: Int, _ nodes: inout MutableSpan<JSONNode>) {
    let outer = nodes[container].outer
    nodes[container].close(at: offset + 1, next: count)
    lastValue = container
    container = outer
    depth -= 1
    closing =
      depth == 0 ? 0 : nodes[outer].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  /// Returns whether a key is the first one that does not follow the one before it in byte order.
  ///
  /// The previous key is the node before its value.
  @inline(__always)
  func breaksOrder(
    _ key: Int,
    _ nodes: borrowing MutableSpan<JSONNode>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    key > container + 1 && !nodes[container].isUnordered
      && !nodes[lastValue - 1].precedes(nodes[key], in: bytes)
  }
}
