/// One value, or one key, of a JSON text: where it stands and where the next one follows.
///
/// A document keeps its nodes in one array, in the order of the text: a container, then all that is
/// in it, keys and values in turn. Sixteen bytes a node are what makes a catalog of many megabytes
/// cheap to hold; nothing is decoded before somebody asks.
///
/// What reads a format goes over all nodes of a big text, so that what it asks of them, of elements and
/// of the writer can be inlined there. The compiler does that for `package` declarations only if they,
/// and all that they touch, are `@usableFromInline`.
@usableFromInline
package struct JSONNode: BitwiseCopyable, Sendable {
  /// The offset of the first byte, of a string its quotation mark.
  @usableFromInline package internal(set) var start: UInt32
  /// The offset behind the last byte.
  @usableFromInline package internal(set) var end: UInt32
  /// The index of the first node behind this one and all that is in it.
  @usableFromInline package internal(set) var next: UInt32
  /// What the text is.
  @usableFromInline package internal(set) var kind: Kind
  /// Whether the text of a string holds a backslash.
  package internal(set) var hasEscapes = false
  /// Whether an object has keys that are not in the order of their bytes.
  var isUnordered = false

  /// What a text is.
  @usableFromInline
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case object
    case array
    case string
    case number
    case boolean
    case null

    /// Returns whether both are the same, in the place of what the compiler makes, which cannot be inlined.
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

  /// Creates a node; what does not fit into 32 bits is cut off, and no text that is read is as long.
  init(_ kind: Kind, from start: Int, to end: Int, next: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
  }

  /// The range of bytes, of a string with its quotation marks.
  @inlinable
  package var range: Range<Int> {
    Int(start)..<Int(end)
  }
}

extension JSONNode {
  /// Returns whether the key is known to stand before another one in the order of their bytes.
  @inline(__always)
  func precedes(_ other: JSONNode, in bytes: Span<UInt8>) -> Bool {
    guard !hasEscapes, !other.hasEscapes else { return false }
    var left = Int(start) + 1
    var right = Int(other.start) + 1
    // The quotation mark that ends a key takes part, so that no key is the start of another one:
    // where the first eight bytes that differ begin within this key, they decide.
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
