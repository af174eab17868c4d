/// The places of all declarations by their names.
///
/// Rows are put into buckets by the first bits of their keys, and a look-up reads one bucket, a
/// handful of rows. Keys are spread evenly, so that this is as good as sorting, in linear time.
struct DeclarationTable: Sendable {
  /// The rows, those of one bucket beside each other.
  let rows: [DeclarationRow]
  /// Where the buckets start, and where the last one ends.
  private let starts: [UInt32]
  /// How many bits of a key tell its bucket.
  private let bucketBits: Int

  static let empty = DeclarationTable([])

  /// Creates a table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(_ rows: [DeclarationRow]) {
    let bits = max(1, Int.bitWidth - (rows.count / 4).leadingZeroBitCount)
    bucketBits = bits
    var counts = [UInt32](repeating: 0, count: 1 << bits + 1)
    for row in rows { counts[Self.bucket(of: row.key, bits) + 1] += 1 }
    for bucket in 1..<counts.count { counts[bucket] += counts[bucket - 1] }
    starts = counts
    self.rows = [DeclarationRow](unsafeUninitializedCapacity: rows.count) { buffer, count in
      for row in rows {
        let bucket = Self.bucket(of: row.key, bits)
        buffer.initializeElement(at: Int(counts[bucket]), to: row)
        counts[bucket] += 1
      }
      count = rows.count
    }
  }

  private static func bucket(of key: DeclarationKey, _ bits: Int) -> Int {
    Int(truncatingIfNeeded: key.rawValue >> UInt64(64 - bits))
  }

  /// Returns the rows of the bucket of a name.
  private func bucket(of key: DeclarationKey) -> Range<Int> {
    let bucket = Self.bucket(of: key, bucketBits)
    return Int(starts[bucket])..<Int(starts[bucket + 1])
  }

  /// Returns the places of a name, in the order of files and of the entries in them.
  func places(of key: DeclarationKey) -> [DeclarationPlace] {
    var places: [DeclarationPlace] = []
    for index in bucket(of: key) where rows[index].key == key {
      places.append(rows[index].place)
    }
    if places.count > 1 { places.sort() }
    return places
  }

  /// Returns whether anything is declared under a name.
  func contains(_ key: DeclarationKey) -> Bool {
    bucket(of: key).contains { rows[$0].key == key }
  }
}
