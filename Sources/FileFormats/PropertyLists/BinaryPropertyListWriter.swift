/// Writes binary property lists (`bplist00`), in which each scalar value is stored once.
struct BinaryPropertyListWriter {
  /// An object of the file; objects that the file may share are equal.
  private enum Object: Hashable {
    case string([UInt8])
    case data([UInt8])
    case integer(Int64)
    case real(UInt64)
    case boolean(Bool)
    case date(UInt64)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var numbers: [Object: Int] = [:]

  /// Returns the file content for a value.
  static func write(_ list: PropertyList) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(list)
    return writer.file()
  }

  /// Adds a value with all its elements, and returns its object number.
  private mutating func add(_ list: PropertyList) -> Int {
    switch list.value {
    // By bytes, because canonically equivalent strings are different strings.
    case .string(let text): return addOnce(.string(Array(text.utf8)))
    case .data(let bytes): return addOnce(.data(bytes))
    case .integer(let number): return addOnce(.integer(number))
    case .real(let number): return addOnce(.real(number.bitPattern))
    case .boolean(let isTrue): return addOnce(.boolean(isTrue))
    case .date(let seconds): return addOnce(.date(seconds.bitPattern))
    case .array(let elements):
      let number = reserve()
      objects[number] = .array(elements.map { add($0) })
      return number
    case .dictionary(let entries):
      let entries = entries.sortedByKey
      let number = reserve()
      let keys = entries.map { addOnce(.string(Array($0.key.utf8))) }
      objects[number] = .dictionary(keys: keys, values: entries.map { add($0.value) })
      return number
    }
  }

  private mutating func reserve() -> Int {
    objects.append(.array([]))
    return objects.count - 1
  }

  private mutating func addOnce(_ object: Object) -> Int {
    if let number = numbers[object] { return number }
    objects.append(object)
    numbers[object] = objects.count - 1
    return objects.count - 1
  }

  private func file() -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    let referenceSize = Self.size(of: objects.count - 1)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      Self.write(object, referenceSize: referenceSize, into: &bytes)
    }
    let tableOffset = bytes.count
    let offsetSize = Self.size(of: tableOffset)
    for offset in offsets { Self.write(UInt64(offset), size: offsetSize, into: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, tableOffset] {
      Self.write(UInt64(number), size: 8, into: &bytes)
    }
    return bytes
  }

  private static func write(_ object: Object, referenceSize: Int, into bytes: inout [UInt8]) {
    switch object {
    case .boolean(let isTrue): bytes.append(isTrue ? 0x09 : 0x08)
    case .integer(let number): write(number, into: &bytes)
    case .real(let bits):
      bytes.append(0x23)
      write(bits, size: 8, into: &bytes)
    case .date(let bits):
      bytes.append(0x33)
      write(bits, size: 8, into: &bytes)
    case .data(let data):
      write(marker: 0x40, count: data.count, into: &bytes)
      bytes += data
    case .string(let text): write(text, into: &bytes)
    case .array(let elements):
      write(marker: 0xA0, count: elements.count, into: &bytes)
      for element in elements { write(UInt64(element), size: referenceSize, into: &bytes) }
    case .dictionary(let keys, let values):
      write(marker: 0xD0, count: keys.count, into: &bytes)
      for number in keys + values { write(UInt64(number), size: referenceSize, into: &bytes) }
    }
  }

  private static func write(_ text: [UInt8], into bytes: inout [UInt8]) {
    if text.allSatisfy({ $0 < 0x80 }) {
      write(marker: 0x50, count: text.count, into: &bytes)
      bytes += text
    } else {
      let units = Array(String(decoding: text, as: UTF8.self).utf16)
      write(marker: 0x60, count: units.count, into: &bytes)
      for unit in units { write(UInt64(unit), size: 2, into: &bytes) }
    }
  }

  private static func write(_ number: Int64, into bytes: inout [UInt8]) {
    // Negative numbers always have eight bytes.
    let size = number < 0 ? 8 : Self.size(of: Int(number))
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    write(UInt64(bitPattern: number), size: size, into: &bytes)
  }

  private static func write(marker: UInt8, count: Int, into bytes: inout [UInt8]) {
    bytes.append(marker | UInt8(min(count, 15)))
    if count >= 15 { write(Int64(count), into: &bytes) }
  }

  private static func write(_ number: UInt64, size: Int, into bytes: inout [UInt8]) {
    for shift in stride(from: 8 * (size - 1), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Returns the number of bytes for a number: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    switch number {
    case ..<0x100: 1
    case ..<0x1_0000: 2
    case ..<0x1_0000_0000: 4
    default: 8
    }
  }
}
