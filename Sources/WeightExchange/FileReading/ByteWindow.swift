#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The part of an export that is looked at, which moves along the file.
struct ByteWindow: ~Copyable {
  /// How many bytes it can hold, and so how long an element can be.
  static let capacity = 1 << 20
  /// Zeros behind the last byte, so that a name can be compared without a look at the end.
  private static let margin = 64

  private let storage: UnsafeMutableRawBufferPointer
  /// How many bytes there are.
  private(set) var count = 0
  /// How many bytes came before them.
  private(set) var offset: Int64 = 0
  /// How many lines ended in these.
  private var lineCount = 0
  /// Where the line of the first byte began, counted from the beginning of the file.
  private var lineStart: Int64 = 0
  /// Whether the last byte is the last of the file.
  private(set) var isAtEnd = false

  init() {
    storage = .allocate(byteCount: Self.capacity + Self.margin, alignment: 64)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    storage.deallocate()
  }

  /// Whether there is no room for more.
  var isFull: Bool { count == Self.capacity }

  /// The byte at a position, or 0 a few bytes behind the last.
  subscript(position: Int) -> UInt8 { storage[position] }

  /// The bytes of a range.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: storage[range])
  }

  /// Forgets the bytes before a position, and reads more behind the others.
  mutating func move(
    to position: Int,
    reading source: inout some ExportBytes
  ) throws(HealthExportError) {
    guard let bytes = storage.baseAddress else { return }
    let (lines, start) = lines(before: position)
    lineCount += lines
    lineStart = start
    offset += Int64(position)
    count -= position
    memmove(bytes, bytes + position, count)
    let room = UnsafeMutableRawBufferPointer(start: bytes + count, count: Self.capacity - count)
    let more = room.isEmpty ? 0 : try source.read(into: room)
    if more == 0, !room.isEmpty { isAtEnd = true }
    count += more
    memset(bytes + count, 0, Self.margin)
  }

  /// Returns where a byte stands next.
  func firstIndex(of byte: UInt8, from position: Int) -> Int? {
    guard let start = storage.baseAddress, position < count,
      let found = memchr(start + position, Int32(byte), count - position)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Whether a text stands at a position, which may be at most a little behind the last byte.
  func has(_ text: StaticString, at position: Int) -> Bool {
    guard let start = storage.baseAddress, position + text.utf8CodeUnitCount <= storage.count else {
      return false
    }
    return memcmp(start + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Whether some bytes stand at a position.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard let start = storage.baseAddress, position + bytes.count <= storage.count else {
      return false
    }
    return memcmp(start + position, bytes, bytes.count) == 0
  }

  /// Whether the bytes of a range hold some others.
  func contains(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard let first = bytes.first else { return true }
    var next = range.lowerBound
    while let found = firstIndex(of: first, from: next), found + bytes.count <= range.upperBound {
      if has(bytes, at: found) { return true }
      next = found + 1
    }
    return false
  }

  /// Returns the line and the column of a position, counted from 1.
  func place(of position: Int) -> (line: Int, column: Int) {
    let (lines, start) = lines(before: position)
    return (lineCount + lines + 1, Int(offset + Int64(position) - start) + 1)
  }

  /// Returns how many lines of the window end before a position, and where the line of the position
  /// begins in the file.
  private func lines(before position: Int) -> (count: Int, start: Int64) {
    var (count, start, next) = (0, lineStart, 0)
    while let found = firstIndex(of: UInt8(ascii: "\n"), from: next), found < position {
      count += 1
      next = found + 1
      start = offset + Int64(next)
    }
    return (count, start)
  }
}

// MARK: - Tags

extension ByteWindow {
  /// How a tag ends.
  enum TagEnd {
    /// The position behind its last angle bracket, and whether the tag is an element of its own.
    case found(Int, isEmptyElement: Bool)
    /// Another tag begins at this position, before the first one has ended.
    case broken(Int)
    /// Not within the window.
    case beyond
  }

  /// Returns where the tag that begins at a position ends; an angle bracket in a value ends none.
  func endOfTag(at position: Int) -> TagEnd {
    var quote: UInt8?
    var last: UInt8 = 0
    var next = position + 1
    while next < count {
      let byte = self[next]
      if let open = quote {
        if byte == open {
          quote = nil
        } else if byte == UInt8(ascii: "<"), beginsElement(at: next) {
          return .broken(next)
        }
      } else if byte == UInt8(ascii: ">") {
        return .found(next + 1, isEmptyElement: last == UInt8(ascii: "/"))
      } else if byte == UInt8(ascii: "<") {
        return .broken(next)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), last == UInt8(ascii: "=") {
        quote = byte
      }
      // A blank between the sign and the value changes nothing.
      if byte > 0x20 { last = byte }
      next += 1
    }
    return .beyond
  }

  /// Whether a name stands at a position, and ends there.
  func hasName(_ name: StaticString, at position: Int) -> Bool {
    guard has(name, at: position) else { return false }
    let behind = self[position + name.utf8CodeUnitCount]
    return behind <= 0x20 || behind == UInt8(ascii: ">") || behind == UInt8(ascii: "/")
  }

  /// Whether it looks as if an element of an export begins or ends at an angle bracket.
  private func beginsElement(at position: Int) -> Bool {
    let name = self[position + 1] == UInt8(ascii: "/") ? position + 2 : position + 1
    return hasName("Record", at: name) || hasName("MetadataEntry", at: name)
      || hasName("Correlation", at: name) || hasName("Workout", at: name)
      || hasName("ActivitySummary", at: name) || hasName("HealthData", at: name)
  }
}
