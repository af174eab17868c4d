/// Writes the bytes that a ``SnapshotReader`` reads.
package struct SnapshotWriter {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []
  /// The path of the file whose values are written, which locations in this file do not repeat.
  package let path: String

  /// Creates a writer without bytes.
  package init(path: String = "") {
    self.path = path
  }

  /// Writes values in their order.
  package mutating func write<each Value: SnapshotCodable>(_ values: repeat each Value) {
    repeat (each values).encode(to: &self)
  }

  /// Writes the number of a case and its associated values, for ``SnapshotReader/caseNumber()``.
  package mutating func write<each Value: SnapshotCodable>(
    case number: UInt8,
    _ values: repeat each Value
  ) {
    append(number)
    repeat (each values).encode(to: &self)
  }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends the count of some bytes, and the bytes.
  package mutating func append(counted content: UnsafeRawBufferPointer) {
    write(content.count)
    bytes.append(contentsOf: content)
  }
}
