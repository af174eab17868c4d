/// Reads what an ``CacheWriter`` wrote.
///
/// Bytes that are not what was written are no error of the reader's user: it notes the damage, and
/// goes on with values that stand for nothing, up to the end.
package struct ImageReader {
  private let bytes: UnsafeRawBufferPointer
  /// Where the next value starts.
  package private(set) var offset: Int
  /// Whether the bytes were found not to be what was written.
  package private(set) var isDamaged = false
  private var depth = 0

  /// How deep values may enclose each other: deeper than the reader of sources goes, and less than
  /// the stack holds.
  private static let maximumDepth = 1_000

  /// Creates a reader of `bytes`, which have to stay as long as it is used.
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    if !(0...bytes.count).contains(offset) { noteDamage() }
  }

  /// Where the bytes end.
  package var end: Int { bytes.count }

  /// Notes that the bytes are not what was written; nothing more is read.
  package mutating func noteDamage() {
    isDamaged = true
    offset = bytes.count
  }

  /// Reads a byte.
  package mutating func byte() -> UInt8 {
    guard offset < bytes.count else {
      noteDamage()
      return 0
    }
    offset += 1
    return bytes[offset - 1]
  }

  /// Reads a flag.
  package mutating func flag() -> Bool {
    byte() == 1
  }

  /// Reads a number, which is not negative.
  package mutating func number() -> Int {
    var result = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      let next = byte()
      result |= Int(next & 0x7F) << shift
      if next < 0x80 { return result }
    }
    noteDamage()
    return 0
  }

  /// Returns a count of values, each of which takes a byte or more.
  package mutating func count() -> Int {
    let count = number()
    guard count <= bytes.count - offset else {
      noteDamage()
      return 0
    }
    return count
  }

  /// Reads a text.
  package mutating func text() -> String {
    let count = count()
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// Reads bytes with their count before them.
  package mutating func data() -> [UInt8] {
    let count = count()
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  /// Reads a value.
  package mutating func value<Value: ImageCodable>() -> Value {
    Value(from: &self)
  }

  /// Reads a value that may be missing.
  package mutating func optional<Value: ImageCodable>() -> Value? {
    flag() ? value() : nil
  }

  /// Reads as many values as a count before them says.
  package mutating func values<Value: ImageCodable>() -> [Value] {
    let count = count()
    var result: [Value] = []
    result.reserveCapacity(count)
    for _ in 0..<count where !isDamaged { result.append(value()) }
    return result
  }

  /// Returns what `body` reads one level deeper, or `substitute` where the bytes go too deep.
  package mutating func deeper<Result>(
    else substitute: @autoclosure () -> Result,
    _ body: (inout ImageReader) -> Result
  ) -> Result {
    guard depth < Self.maximumDepth else {
      noteDamage()
      return substitute()
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

extension ImageReader {
  /// Returns the one of `values` that a number names.
  package mutating func choice<Value>(among values: [Value]) -> Value {
    let index = number()
    guard values.indices.contains(index) else {
      noteDamage()
      return values[0]
    }
    return values[index]
  }
}

/// The bytes of an image, of which parts are read when they are needed.
package final class CacheBytes: Sendable {
  // Nobody changes the bytes: they are a copy, or stay what they are as long as their owner does.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let owner: (any AnyObject & Sendable)?

  /// Creates the bytes of an image from a copy.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    owner = nil
  }

  /// Creates the bytes of an image where they are.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which stay as they are as long as `owner` does.
  ///   - owner: What keeps the bytes.
  package init(_ bytes: UnsafeRawBufferPointer, keptBy owner: any AnyObject & Sendable) {
    self.bytes = bytes
    self.owner = owner
  }

  deinit {
    if owner == nil { bytes.deallocate() }
  }

  /// An image without bytes.
  package static let none = CacheBytes([])

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// Returns what `body` reads from a range; nothing stands in one that is not within the image.
  package func withBytes<Result>(
    _ range: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return withExtendedLifetime(self) { body(UnsafeRawBufferPointer(rebasing: bytes[range])) }
  }
}
