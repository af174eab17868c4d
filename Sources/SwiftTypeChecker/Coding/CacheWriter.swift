/// Writes values as bytes, compactly: numbers take seven bits a byte, texts their length before them.
package struct CacheWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer without bytes.
  package init() {}

  /// Writes a byte.
  package mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a flag as a byte.
  package mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Writes a number, a small one in one byte.
  ///
  /// - Precondition: The number is not negative.
  package mutating func write(_ number: Int) {
    var rest = UInt(number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a text with the count of its bytes before it.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Writes bytes with their count before them.
  package mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes a value.
  package mutating func write(_ value: some ImageCodable) {
    value.encode(into: &self)
  }

  /// Writes a flag that tells whether there is a value, and the value.
  package mutating func write(_ value: (some ImageCodable)?) {
    write(value != nil)
    if let value { write(value) }
  }

  /// Writes values with their count before them.
  package mutating func write(_ values: [some ImageCodable]) {
    write(values.count)
    for value in values { write(value) }
  }
}

/// A value that an image keeps.
///
/// What is read is what was written, but for places in sources: a declaration is the same wherever
/// it stands, so that its neighbours may move it without a change.
package protocol ImageCodable {
  func encode(into writer: inout CacheWriter)
  init(from reader: inout ImageReader)
}

extension String: ImageCodable {
  package func encode(into writer: inout CacheWriter) { writer.write(self) }
  package init(from reader: inout ImageReader) { self = reader.text() }
}
