/// A value or a key of a JSON document, with its position and that of the next node.
///
/// A document stores its nodes in one array, in document order: a container is followed by its
/// content, keys and values alternately. With twelve bytes a node, a catalog of many megabytes needs
/// little memory. Values are decoded only on access.
///
/// Decoders visit all nodes of a large document, so the members that they use must be inlinable,
/// including those of elements and of the writer. The compiler inlines `package` declarations only
/// if they, and all that they use, are `@usableFromInline`.
@usableFromInline
package struct JSONNode: BitwiseCopyable, Sendable {
  /// The offset of the first byte.
  ///
  /// For a string, this is the quotation mark.
  @usableFromInline package internal(set) var start: UInt32
  /// The offset after the last byte.
  ///
  /// Until a container is closed, this is 1 if the keys of an object are not in byte order, and
  /// otherwise 0.
  @usableFromInline package internal(set) var end: UInt32
  /// The kind in the three lowest bits.
  ///
  /// The others of a container are the index of the first node after it and its content, or that of
  /// the enclosing container until it is closed. Those of a string are flags.
  @usableFromInline var details: UInt32

  /// The limit of the number of nodes, which have less than 30 bits for an index.
  ///
  /// A document of one gigabyte has fewer.
  static let greatestCount = 1 << 29

  /// The kinds of values.
  @usableFromInline
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case object
    case array
    case string
    case number
    case boolean
    case null

    /// Returns whether both kinds are equal.
    ///
    /// The operator that the compiler synthesizes cannot be inlined.
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.object, .object), (.array, .array), (.string, .string), (.number, .number),
        (.boolean, .boolean), (.null, .null):
        true
      default: false
      }
    }
  }

  /// Creates a node of a value without members, or of a key.
  ///
  /// Offsets beyond 32 bits are truncated, but longer documents are never parsed.
  @inline(__always)
  init(_ kind: Kind, from start: Int, to end: Int, hasEscapes: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    details = UInt32(kind.rawValue) | (hasEscapes ? Self.escapesFlag : 0)
  }

  /// Creates a node of a container that is open.
  @inline(__always)
  init(_ kind: Kind, from start: Int, inside outer: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    end = 0
    details = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: outer) << 3
  }

  /// The range of bytes, including the quotation marks of a string.
  ///
  /// - Precondition: If this is a container, it is closed.
  @inlinable
  package var range: Range<Int> {
    Int(start)..<Int(end)
  }

  /// The kind of value.
  @inlinable
  package var kind: Kind {
    switch details & 7 {
    case 0: .object
    case 1: .array
    case 2: .string
    case 3: .number
    case 4: .boolean
    default: .null
    }
  }

  /// Returns the index of the first node after this one and its content.
  ///
  /// - Parameter index: The index of this node.
  /// - Returns: The index, or the number of nodes if there is none.
  /// - Precondition: If this is a container, it is closed.
  @inlinable
  package func next(after index: Int) -> Int {
    details & 7 < 2 ? Int(details >> 3) : index + 1
  }
}

// MARK: - Strings

extension JSONNode {
  private static var escapesFlag: UInt32 { 1 << 3 }
  @inlinable static var duplicateFlag: UInt32 { 1 << 4 }

  /// Whether a string contains a backslash.
  package var hasEscapes: Bool {
    details & (7 | Self.escapesFlag) == UInt32(Kind.string.rawValue) | Self.escapesFlag
  }

  /// Whether the key occurs earlier in its object, so that the member does not count.
  @usableFromInline package internal(set) var isDuplicate: Bool {
    @inlinable get { details & (7 | Self.duplicateFlag) == 2 | Self.duplicateFlag }
    set { details = newValue ? details | Self.duplicateFlag : details & ~Self.duplicateFlag }
  }

  /// Returns whether the key is known to precede another one in byte order.
  @inline(__always)
  func precedes(_ other: JSONNode, in bytes: Span<UInt8>) -> Bool {
    guard !hasEscapes, !other.hasEscapes else { return false }
    var left = Int(start) + 1
    var right = Int(other.start) + 1
    // The comparison includes the closing quotation mark, so no key is a prefix of another one. If
    // the first eight bytes that differ begin within this key, they determine the order.
    while left < Int(end) {
      let leftWord = bytes.bigEndianWord(at: left)
      let rightWord = bytes.bigEndianWord(at: right)
      let equalCount = (leftWord ^ rightWord).leadingZeroBitCount / 8
      if equalCount < 8 { return left + equalCount < Int(end) && leftWord < rightWord }
      left += 8
      right += 8
    }
    return false
  }
}

// MARK: - Open containers

extension JSONNode {
  /// The index of the enclosing container.
  var outer: Int { Int(details >> 3) }

  /// Whether the keys of an object are not in byte order.
  var isUnordered: Bool {
    get { end == 1 }
    set { end = newValue ? 1 : 0 }
  }

  /// Closes the container.
  @inline(__always)
  mutating func close(at end: Int, next: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    details = details & 7 | UInt32(truncatingIfNeeded: next) << 3
  }
}
