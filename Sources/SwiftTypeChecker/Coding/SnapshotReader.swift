/// Reads the bytes that a ``SnapshotWriter`` wrote.
///
/// Invalid bytes are not an error: the reader sets ``isDamaged``, and reads zeros from there on.
/// The values are not valid then, but they are finite.
package struct SnapshotReader {
  private let bytes: UnsafeRawBufferPointer
  /// The path of the file whose values are read, which locations in this file do not repeat.
  package let path: String
  /// The offset of the next value.
  package private(set) var offset: Int
  /// Whether the bytes are invalid.
  package private(set) var isDamaged = false
  private var depth = 0

  /// The maximum nesting of values.
  ///
  /// The parser of sources has a lower limit, and the stack has room for more.
  private static let maximumDepth = 1_000

  /// Creates a reader of bytes, which have to outlive the reader.
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0, path: String = "") {
    self.bytes = bytes
    self.offset = offset
    self.path = path
    if !(0...bytes.count).contains(offset) { markDamage() }
  }

  /// The offset at which the bytes end.
  package var end: Int { bytes.count }

  /// Reads values, one after another.
  package mutating func read<each Value: SnapshotCodable>() -> (repeat each Value) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { markDamage() }
    return (repeat (each Value)(from: &self))
  }

  /// Reads the number of a case.
  ///
  /// Damaged bytes are read as the case 0, and bytes that exceed the maximum nesting are damaged.
  /// The case 0 of an enum must therefore not enclose values of the same enum.
  package mutating func caseNumber() -> UInt8 {
    byte()
  }

  /// Marks the bytes as damaged.
  ///
  /// - Returns: `substitute`, as the value that cannot be read.
  package mutating func damaged<Value>(_ substitute: Value) -> Value {
    markDamage()
    return substitute
  }

  private mutating func markDamage() {
    isDamaged = true
    offset = bytes.count
  }

  /// Reads a byte.
  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return damaged(0) }
    offset += 1
    return bytes[offset - 1]
  }

  /// Reads the count of values that have at least one byte each.
  mutating func count() -> Int {
    let count = Int(from: &self)
    return count <= bytes.count - offset ? count : damaged(0)
  }

  /// Reads a count and that many bytes, and returns the result of `body` for them.
  package mutating func withCountedBytes<Result>(
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let count = count()
    let range = offset..<offset + count
    offset += count
    return body(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }
}
