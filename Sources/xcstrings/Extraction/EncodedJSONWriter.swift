import StringExtraction

/// Writes the strings of a snapshot as an `ExtractionJSONWriter` writes decoded ones.
///
/// The bytes are copied into memory that has room for all of them.
struct EncodedJSONWriter {
  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0
  /// Whether the room was not sufficient.
  private(set) var isFull = false

  /// Creates a writer.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    self.memory = memory
  }

  /// Returns a number of bytes that is sufficient for the strings of a file.
  ///
  /// - Parameters:
  ///   - strings: The strings.
  ///   - other: The number of bytes of the JSON strings of the path and the table.
  /// - Returns: The number of bytes.
  static func room(for strings: EncodedStrings, other: Int) -> Int {
    strings.count * (fixedRoom + other) + strings.byteCount * greatestEscape
  }

  /// The number of bytes that a string has at most, besides its texts.
  private static let fixedRoom = 320
  /// The number of bytes of the longest escape sequence of a byte.
  private static let greatestEscape = 6

  /// Writes a string.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - file: The JSON string of the path of its file.
  ///   - table: The JSON string of its table.
  mutating func write(_ string: EncodedString, inFile file: [UInt8], _ table: [UInt8]) {
    write(",\n    {\n      \"column\" : ")
    write(string.column)
    write(",\n      \"comment\" : \"", string.comment)
    write(",\n      \"debugOnly\" : ")
    write(string.isDebugOnly ? "true" : "false")
    write(",\n      \"defaultValue\" : \"", string.defaultValue)
    write(",\n      \"file\" : ")
    file.withUnsafeBytes { write($0) }
    write(",\n      \"key\" : \"")
    write(text: string.key)
    write("\",\n      \"line\" : ")
    write(string.line)
    write(",\n      \"table\" : ")
    table.withUnsafeBytes { write($0) }
    write("\n    }")
  }

  /// Writes a field with a text, unless there is none.
  private mutating func write(_ opening: StaticString, _ text: UnsafeRawBufferPointer?) {
    guard let text else { return }
    write(opening)
    write(text: text)
    write("\"")
  }

  private mutating func write(text: UnsafeRawBufferPointer) {
    let start = count
    var (copied, offset) = (0, 0)
    while true {
      let stop = PlainText.skip(text, &offset)
      guard stop != .interpreted else {
        count = start
        return ExtractionJSONWriter.escaped(text).withUnsafeBytes { write($0) }
      }
      write(UnsafeRawBufferPointer(rebasing: text[copied..<offset]))
      guard stop != .end else { return }
      write(escaped: text[offset])
      offset += 1
      copied = offset
    }
  }

  private mutating func write(escaped byte: UInt8) {
    if byte >= 0x20 {
      write("\\")
      withUnsafeBytes(of: byte) { write($0) }
    } else {
      ExtractionJSONWriter.escapes[Int(byte)].utf8
        .withContiguousStorageIfAvailable {
          write(UnsafeRawBufferPointer($0))
        }
    }
  }

  @inline(__always)
  private mutating func write(_ text: StaticString) {
    write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func write(_ number: Int) {
    var rest = number
    // A number of 64 bits has at most 20 digits.
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { digits in
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0 && start > 0
      write(UnsafeRawBufferPointer(rebasing: digits[start...]))
    }
  }

  @inline(__always)
  private mutating func write(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count <= memory.count - count, let start = memory.baseAddress,
      let source = bytes.baseAddress
    else {
      isFull = isFull || !bytes.isEmpty
      return
    }
    (start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }
}
