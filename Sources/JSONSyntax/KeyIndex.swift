import Diagnostics

/// Finds the members of an object by their keys, without creating strings.
///
/// The members are numbered in document order. Keys are compared by code points, with escapes
/// resolved. For a duplicate key, the first member is found.
package struct KeyIndex: Sendable {
  /// The nodes of the keys.
  private var nodes: [UInt32] = []
  /// The numbers of the members plus one, each in the first free bucket from its key's hash on, and
  /// the upper half of the hash in the upper half of the bucket.
  ///
  /// A free bucket is 0. At least a third of the buckets is free. The keys are compared only if the
  /// hashes agree, because those of a large catalog are not in the processor's cache.
  private var buckets: [UInt64] = []

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
    buckets = [UInt64](repeating: 0, count: Self.bucketCount(for: nodes.count))
    for position in nodes.indices {
      let key = JSONElement(document: object.document, index: Int(nodes[position]))
      key.withText { text in
        let hash = text.textHash
        let bucket = bucket(of: text, hash, in: object.document)
        if let first = number(in: bucket) {
          report(position, first)
        } else {
          buckets[bucket] = hash & Self.upperHalf | UInt64(position + 1)
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
      let text = utf8.span
      return number(in: bucket(of: text, text.textHash, in: document))
    }
  }

  /// Returns the numbers of the first members with some keys, or `nil` for keys without a member.
  ///
  /// The memory of a large object is not in the processor's cache. Several keys are looked up step by
  /// step together, so that the processor waits for the memory of all of them at the same time.
  package func positions(of keys: [String], in document: JSONDocument) -> [Int?] {
    guard !buckets.isEmpty else { return [Int?](repeating: nil, count: keys.count) }
    var positions: [Int?] = []
    positions.reserveCapacity(keys.count)
    var (hashes, found) = ([UInt64](), [(number: Int, key: JSONNode)?]())
    for start in stride(from: 0, to: keys.count, by: Self.batchSize) {
      let batch = start..<min(start + Self.batchSize, keys.count)
      hashes.removeAll(keepingCapacity: true)
      found.removeAll(keepingCapacity: true)
      for number in batch {
        var key = keys[number]
        hashes.append(key.withUTF8 { $0.span.textHash })
      }
      for hash in hashes { found.append(candidate(hash, in: document)) }
      for number in batch {
        guard let (position, node) = found[number - start] else {
          positions.append(nil)
          continue
        }
        var key = keys[number]
        let isFound = key.withUTF8 { node.isPlain($0.span, in: document) }
        positions.append(isFound ? position : self.position(of: key, in: document))
      }
    }
    return positions
  }

  /// The number of keys that are looked up together.
  private static let batchSize = 32

  /// Returns the first member whose key has a hash, without comparing the keys; `nil` if there is
  /// none.
  private func candidate(
    _ hash: UInt64,
    in document: JSONDocument
  ) -> (number: Int, key: JSONNode)? {
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while let number = number(in: bucket) {
      if (buckets[bucket] ^ hash) & Self.upperHalf == 0 {
        return (number, document.nodes[Int(nodes[number])])
      }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  /// Returns the number of the member in a bucket, or `nil` if the bucket is free.
  private func number(in bucket: Int) -> Int? {
    buckets[bucket] == 0 ? nil : Int(buckets[bucket] & ~Self.upperHalf) - 1
  }

  private static let upperHalf: UInt64 = 0xFFFF_FFFF_0000_0000

  /// Returns the bucket of a key, or a free one if the key is not in the index.
  private func bucket(of text: Span<UInt8>, _ hash: UInt64, in document: JSONDocument) -> Int {
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while let number = number(in: bucket) {
      if (buckets[bucket] ^ hash) & Self.upperHalf == 0 {
        let other = JSONElement(document: document, index: Int(nodes[number]))
        if other.withText({ $0.hasSameBytes(as: text) }) { break }
      }
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

extension JSONNode {
  /// Returns whether a string without escapes has a content.
  fileprivate func isPlain(_ text: Span<UInt8>, in document: JSONDocument) -> Bool {
    guard !hasEscapes, range.count == text.count + 2 else { return false }
    let bytes = document.bytes
    return bytes.span.extracting(range.lowerBound + 1..<range.upperBound - 1)
      .hasSameBytes(as: text)
  }
}

extension Span<UInt8> {
  /// A hash that differs from run to run, which prevents files whose keys all collide.
  fileprivate var textHash: UInt64 {
    withUnsafeBytes { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: bytes)
      return UInt64(truncatingIfNeeded: hasher.finalize())
    }
  }

  fileprivate func hasSameBytes(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        var offset = 0
        while bytes.count - offset >= 8 {
          let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let other = others.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          guard word == other else { return false }
          offset += 8
        }
        while offset < bytes.count {
          guard bytes[offset] == others[offset] else { return false }
          offset += 1
        }
        return true
      }
    }
  }
}
