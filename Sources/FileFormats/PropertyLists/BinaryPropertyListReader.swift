import Diagnostics

/// Reads binary property lists.
///
/// An object may be referenced by several containers. The reader rejects files in which shared
/// references expand the value beyond the size of the file, or in which a container contains
/// itself.
struct BinaryPropertyListReader {
  /// The maximum nesting depth of containers.
  static let greatestDepth = PropertyListParser.greatestDepth

  private let bytes: [UInt8]
  private let trailer: Trailer
  private var valueCount = 0
  /// The strings and data that were read, cached so that each is in memory only once.
  private var cachedValues: [Int: PropertyList.Value] = [:]

  /// Returns the value of a file.
  ///
  /// - Throws: `PropertyListProblem` if the file is malformed. The problem has no location, because
  ///   the file has no lines.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyList {
    var reader = BinaryPropertyListReader(bytes, try Trailer(bytes))
    return try reader.object(reader.trailer.root, depth: 0)
  }

  private init(_ bytes: [UInt8], _ trailer: Trailer) {
    self.bytes = bytes
    self.trailer = trailer
  }

  private mutating func object(
    _ number: Int,
    depth: Int
  ) throws(PropertyListProblem) -> PropertyList {
    valueCount += 1
    // Every reference to a value occupies at least one byte.
    guard valueCount <= bytes.count else { throw .binary }
    if let value = cachedValues[number] { return PropertyList(value) }
    var cursor = try BinaryCursor(
      bytes,
      at: trailer.offset(of: number, in: bytes),
      end: trailer.table
    )
    let marker = try cursor.byte()
    let value = try self.value(marker, &cursor, depth: depth)
    switch value {
    case .string, .data: cachedValues[number] = value
    default: break
    }
    return PropertyList(value)
  }

  private mutating func value(
    _ marker: UInt8,
    _ cursor: inout BinaryCursor,
    depth: Int
  ) throws(PropertyListProblem) -> PropertyList.Value {
    switch (marker >> 4, marker & 0xF) {
    case (0x0, 0x8): return .boolean(false)
    case (0x0, 0x9): return .boolean(true)
    case (0x1, let exponent): return .integer(try cursor.signed(exponent: exponent))
    case (0x2, 0x2): return .real(Double(Float(bitPattern: UInt32(try cursor.integer(size: 4)))))
    case (0x2, 0x3): return .real(Double(bitPattern: try cursor.integer(size: 8)))
    case (0x3, 0x3): return .date(Double(bitPattern: try cursor.integer(size: 8)))
    case (0x4, let count): return .data(try cursor.bytes(count: cursor.count(count)))
    case (0x5, let count): return .string(try cursor.ascii(count: cursor.count(count)))
    case (0x6, let count): return .string(try cursor.utf16(count: cursor.count(count)))
    case (0x7, let count): return .string(try cursor.utf8(count: cursor.count(count)))
    case (0xA, let count): return .array(try elements(&cursor, cursor.count(count), depth))
    case (0xD, let count): return .dictionary(try entries(&cursor, cursor.count(count), depth))
    default: throw .binary
    }
  }

  private mutating func elements(
    _ cursor: inout BinaryCursor,
    _ count: Int,
    _ depth: Int
  ) throws(PropertyListProblem) -> [PropertyList] {
    try references(&cursor, count, depth)
      .map { number throws(PropertyListProblem) in try object(number, depth: depth + 1) }
  }

  private mutating func entries(
    _ cursor: inout BinaryCursor,
    _ count: Int,
    _ depth: Int
  ) throws(PropertyListProblem) -> [PropertyList.Entry] {
    let keys = try references(&cursor, count, depth)
    let values = try references(&cursor, count, depth)
    var entries: [PropertyList.Entry] = []
    for (key, value) in zip(keys, values) {
      guard let key = try object(key, depth: depth + 1).string else { throw .binary }
      entries.append(PropertyList.Entry(key: key, value: try object(value, depth: depth + 1)))
    }
    return entries
  }

  private func references(
    _ cursor: inout BinaryCursor,
    _ count: Int,
    _ depth: Int
  ) throws(PropertyListProblem) -> [Int] {
    guard depth < Self.greatestDepth else {
      throw PropertyListProblem(.propertyListTooDeep(limit: Self.greatestDepth), at: 0..<0)
    }
    try cursor.require(count, of: trailer.referenceSize)
    var numbers: [Int] = []
    for _ in 0..<count {
      numbers.append(Int(clamping: try cursor.integer(size: trailer.referenceSize)))
    }
    return numbers
  }
}

// MARK: - Trailer

extension BinaryPropertyListReader {
  /// The last 32 bytes of a file, which contain the layout of the objects.
  private struct Trailer {
    let offsetSize: Int
    let referenceSize: Int
    let objectCount: Int
    let root: Int
    /// The start of the offset table, which is also the end of the objects.
    let table: Int

    init(_ bytes: [UInt8]) throws(PropertyListProblem) {
      guard bytes.starts(with: "bplist0".utf8), bytes.count >= 40 else { throw .binary }
      var cursor = try BinaryCursor(bytes, at: bytes.count - 26, end: bytes.count)
      offsetSize = Int(try cursor.byte())
      referenceSize = Int(try cursor.byte())
      objectCount = Int(clamping: try cursor.integer(size: 8))
      root = Int(clamping: try cursor.integer(size: 8))
      table = Int(clamping: try cursor.integer(size: 8))
      let end = bytes.count - 32
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        (8...end).contains(table),
        (end - table) / offsetSize >= objectCount, objectCount > 0
      else { throw .binary }
    }

    func offset(of number: Int, in bytes: [UInt8]) throws(PropertyListProblem) -> Int {
      guard number < objectCount else { throw .binary }
      var cursor = try BinaryCursor(bytes, at: table + number * offsetSize, end: bytes.count)
      return Int(clamping: try cursor.integer(size: offsetSize))
    }
  }
}

extension PropertyListProblem {
  /// The error for a malformed binary property list.
  static var binary: PropertyListProblem { PropertyListProblem(.propertyListBinary, at: 0..<0) }
}

/// Reads the parts of one object of a binary property list.
struct BinaryCursor {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  /// Creates a cursor at an offset after the first eight bytes.
  ///
  /// - Throws: `PropertyListProblem` if the offset is out of range.
  init(_ bytes: [UInt8], at offset: Int, end: Int) throws(PropertyListProblem) {
    guard offset >= 8, offset < end, end <= bytes.count else { throw .binary }
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  /// Checks that enough bytes remain for a number of elements of a size.
  func require(_ count: Int, of size: Int) throws(PropertyListProblem) {
    guard count >= 0, count <= (end - offset) / size else { throw .binary }
  }

  mutating func byte() throws(PropertyListProblem) -> UInt8 {
    try require(1, of: 1)
    offset += 1
    return bytes[offset - 1]
  }

  /// Reads an unsigned number of at most eight bytes.
  mutating func integer(size: Int) throws(PropertyListProblem) -> UInt64 {
    try bytes(count: size).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads an integer: one of eight bytes is signed, and one of 16 is signed and must fit into
  /// eight.
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
    // An unpaired surrogate is replaced, as in the text format.
    return String(decoding: Array(units), as: UTF16.self)
  }
}
