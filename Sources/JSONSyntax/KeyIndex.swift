import Diagnostics

/// Finds the members of an object by their keys, without creating strings.
///
/// The members are numbered in document order. Keys are compared by code points, with escapes
/// resolved. For a duplicate key, the first member is found.
package struct KeyIndex: Sendable {
  /// The nodes of the keys.
  private var nodes: [UInt32] = []
  /// The numbers of the members plus one, each in the first free bucket from its key's hash on.
  ///
  /// A free bucket is 0. At least a third of the buckets is free.
  private var buckets: [UInt32] = []

  /// The number of members.
  package var count: Int { nodes.count }

  /// Creates the index of an object without members.
  package init() {}

  /// Creates the index of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - report: A function that accepts the number of a member with a duplicate key, and that of
  ///     the first member with the key.
  package init(_ object: JSONElement, _ report: (_ position: Int, _ first: Int) -> Void) {
    nodes = object.members.map { UInt32(truncatingIfNeeded: $0.key.index) }
    buckets = [UInt32](repeating: 0, count: Self.bucketCount(for: nodes.count))
    for position in nodes.indices {
      let key = JSONElement(document: object.document, index: Int(nodes[position]))
      key.withText { text in
        let bucket = bucket(of: text, in: object.document)
        if buckets[bucket] == 0 {
          buckets[bucket] = UInt32(truncatingIfNeeded: position + 1)
        } else {
          report(position, Int(buckets[bucket]) - 1)
        }
      }
    }
  }

  /// Returns the node of the key of a member.
  package func node(at position: Int) -> Int {
    Int(nodes[position])
  }

  /// Returns the number of the first member with a key, or `nil` if there is none.
  package func position(of key: String, in document: JSONDocument) -> Int? {
    guard !buckets.isEmpty else { return nil }
    var key = key
    return key.withUTF8 { utf8 in
      let bucket = bucket(of: utf8.span, in: document)
      return buckets[bucket] == 0 ? nil : Int(buckets[bucket]) - 1
    }
  }

  /// Returns the bucket of a key, or a free one if the key is not in the index.
  private func bucket(of text: Span<UInt8>, in document: JSONDocument) -> Int {
    let mask = buckets.count - 1
    var bucket = text.textHash & mask
    while buckets[bucket] != 0 {
      let other = JSONElement(document: document, index: Int(nodes[Int(buckets[bucket]) - 1]))
      if other.withText({ $0.hasSameBytes(as: text) }) { break }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  /// Returns a power of two that leaves a third of the buckets free.
  private static func bucketCount(for count: Int) -> Int {
    guard count > 0 else { return 0 }
    let least = count + count / 2 + 1
    return 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount)
  }
}

extension JSONElement {
  /// Calls a function with the content of a string, with escapes resolved.
  fileprivate func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let node = node
    guard !node.hasEscapes else { return body(Array((string ?? "").utf8).span) }
    let bytes = document.bytes
    return body(bytes.span.extracting(node.range.lowerBound + 1..<node.range.upperBound - 1))
  }
}

extension Span<UInt8> {
  /// A hash that differs from run to run, which prevents files whose keys all collide.
  fileprivate var textHash: Int {
    withUnsafeBytes { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: bytes)
      return hasher.finalize()
    }
  }

  fileprivate func hasSameBytes(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
