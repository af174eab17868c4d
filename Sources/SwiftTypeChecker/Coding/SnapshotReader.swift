/// Reads the bytes that a ``SnapshotWriter`` wrote.
///
/// Bytes that no writer wrote are no error: the reader notes the damage, reads nothing more, and returns
/// zeros from there on. The values are of no use then, but they are finite.
package struct SnapshotReader {
  private let bytes: UnsafeRawBufferPointer
  /// The path of the file whose values are read, which locations in this file do not repeat.
  package let path: String
  /// The offset of the next value.
  package private(set) var offset: Int
  /// Whether no writer can have written the bytes.
  package private(set) var isDamaged = false
  private var depth = 0

  /// How deep values may enclose each other.
  ///
  /// The parser of sources stops far above, and the stack has room for more.
  private static let maximumDepth = 1_000

  /// Creates a reader of bytes, which have to outlive the reader.
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0, path: String = "") {
    self.bytes = bytes
    self.offset = offset
    self.path = path
    if !(0...bytes.count).contains(offset) { noteDamage() }
  }

  /// The offset at which the bytes end.
  package var end: Int { bytes.count }

  /// Reads values, one after another.
  package mutating func read<each Value: SnapshotCodable>() -> (repeat each Value) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { noteDamage() }
    return (repeat (each Value)(from: &self))
  }

  /// Reads the number of a case.
  ///
  /// Damaged bytes read as the case 0 without an end, and bytes that nest values too deep are
  /// damaged. The associated values of the case 0 must not have the same type, therefore.
  package mutating func caseNumber() -> UInt8 {
    byte()
  }

  /// Notes that no writer can have written the bytes.
  ///
  /// - Returns: `substitute`, for the value that cannot be read.
  package mutating func damaged<Value>(_ substitute: Value) -> Value {
    noteDamage()
    return substitute
  }

  private mutating func noteDamage() {
    isDamaged = true
    offset = bytes.count
  }

  /// Reads a byte.
  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return damaged(0) }
    offset += 1
    return bytes[offset - 1]
  }

  /// Reads a count of values, each of which has at least one byte.
  mutating func count() -> Int {
    let count = Int(from: &self)
    return count <= bytes.count - offset ? count : damaged(0)
  }

  /// Reads a count of bytes, and what `body` makes of them.
  package mutating func withCountedBytes<Result>(
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let count = count()
    let range = offset..<offset + count
    offset += count
    return body(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }
}
