/// Reads the parts of one object of a property list in the binary form.
struct BinaryCursor {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  /// Creates a cursor at an offset behind the first eight bytes.
  ///
  /// - Throws: That no object is there.
  init(_ bytes: [UInt8], at offset: Int, end: Int) throws(PropertyListProblem) {
    guard offset >= 8, offset < end, end <= bytes.count else { throw .binary }
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  /// Checks that as many things of a size are left.
  func require(_ count: Int, of size: Int) throws(PropertyListProblem) {
    guard count >= 0, count <= (end - offset) / size else { throw .binary }
  }

  mutating func byte() throws(PropertyListProblem) -> UInt8 {
    try require(1, of: 1)
    offset += 1
    return bytes[offset - 1]
  }

  /// Reads a number without a sign, of eight bytes at most.
  mutating func integer(size: Int) throws(PropertyListProblem) -> UInt64 {
    try bytes(count: size).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a number: of eight bytes it has a sign, and of 16 it has one too and must fit into eight.
  mutating func signed(exponent: UInt8) throws(PropertyListProblem) -> Int64 {
    guard exponent <= 4 else { throw .binary }
    guard exponent == 4 else {
      return Int64(bitPattern: try integer(size: 1 << exponent))
    }
    let high = try integer(size: 8)
    let low = Int64(bitPattern: try integer(size: 8))
    guard high == 0 && low >= 0 || high == .max && low < 0 else { throw .binary }
    return low
  }

  /// Returns a count: that of the marker, or the number that follows it.
  mutating func count(_ nibble: UInt8) throws(PropertyListProblem) -> Int {
    guard nibble == 0xF else { return Int(nibble) }
    let marker = try byte()
    guard marker >> 4 == 1, marker & 0xF <= 3 else { throw .binary }
    return Int(clamping: try integer(size: 1 << (marker & 0xF)))
  }

  mutating func bytes(count: Int) throws(PropertyListProblem) -> [UInt8] {
    try require(count, of: 1)
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func ascii(count: Int) throws(PropertyListProblem) -> String {
    let text = try bytes(count: count)
    guard text.allSatisfy({ $0 < 0x80 }) else { throw .binary }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func utf8(count: Int) throws(PropertyListProblem) -> String {
    guard let text = String(validating: try bytes(count: count), as: UTF8.self) else {
      throw .binary
    }
    return text
  }

  mutating func utf16(count: Int) throws(PropertyListProblem) -> String {
    try require(count, of: 2)
    let bytes = try bytes(count: 2 * count)
    let units = stride(from: 0, to: bytes.count, by: 2).lazy
      .map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
    // A surrogate that stands alone is replaced, as in the text form.
    return String(decoding: Array(units), as: UTF16.self)
  }
}
