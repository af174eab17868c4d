#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A sliding window over the bytes of an export.
struct ByteWindow: ~Copyable {
  /// The capacity in bytes, which limits the length of an element.
  static let capacity = 1 << 20
  /// The number of zeros after the last byte, which allow comparing names without a check for the
  /// end.
  private static let margin = 64

  private let storage: UnsafeMutableRawBufferPointer
  /// The number of bytes in the window.
  private(set) var count = 0
  /// The number of bytes before the window.
  private(set) var offset: Int64 = 0
  /// The number of line breaks before the window.
  private var lineCount = 0
  /// The file offset at which the line of the first byte begins.
  private var lineStart: Int64 = 0
  /// Whether the window contains the last byte of the file.
  private(set) var isAtEnd = false

  init() {
    storage = .allocate(byteCount: Self.capacity + Self.margin, alignment: 64)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    storage.deallocate()
  }

  /// Whether the window is full.
  var isFull: Bool { count == Self.capacity }

  /// The byte at a position, or 0 up to a few bytes after the last one.
  subscript(position: Int) -> UInt8 { storage[position] }

  /// Returns the bytes of a range.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: storage[range])
  }

  /// Discards the bytes before a position, and reads more after the remaining ones.
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

  /// Returns the next position of a byte.
  func firstIndex(of byte: UInt8, from position: Int) -> Int? {
    guard let start = storage.baseAddress, position < count,
      let found = memchr(start + position, Int32(byte), count - position)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Returns whether a string is at a position, which may be slightly after the last byte.
  func has(_ text: StaticString, at position: Int) -> Bool {
    guard let start = storage.baseAddress, position + text.utf8CodeUnitCount <= storage.count else {
      return false
    }
    return memcmp(start + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Returns whether bytes are at a position.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard let start = storage.baseAddress, position + bytes.count <= storage.count else {
      return false
    }
    return memcmp(start + position, bytes, bytes.count) == 0
  }

  /// Returns whether a range contains a sequence of bytes.
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
  func location(of position: Int) -> (line: Int, column: Int) {
    let (lines, start) = lines(before: position)
    return (lineCount + lines + 1, Int(offset + Int64(position) - start) + 1)
  }

  /// Returns the number of line breaks in the window before a position, and the file offset at
  /// which its line begins.
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
  /// The end of a tag.
  enum TagEnd {
    /// The position after the closing angle bracket, and whether the tag is an empty element.
    case found(Int, isEmptyElement: Bool)
    /// Another tag begins at this position, before the end of the first one.
    case broken(Int)
    /// The end is not in the window.
    case beyond
  }

  /// Returns the end of the tag at a position.
  ///
  /// Angle brackets in attribute values are ignored.
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
      // Whitespace between the equals sign and the value is allowed.
      if byte > 0x20 { last = byte }
      next += 1
    }
    return .beyond
  }

  /// Returns whether a name is at a position and ends there.
  func hasName(_ name: StaticString, at position: Int) -> Bool {
    guard has(name, at: position) else { return false }
    let next = self[position + name.utf8CodeUnitCount]
    return next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }

  /// Returns whether an element of an export seems to begin or end at an angle bracket.
  private func beginsElement(at position: Int) -> Bool {
    let name = self[position + 1] == UInt8(ascii: "/") ? position + 2 : position + 1
    return hasName("Record", at: name) || hasName("MetadataEntry", at: name)
      || hasName("Correlation", at: name) || hasName("Workout", at: name)
      || hasName("ActivitySummary", at: name) || hasName("HealthData", at: name)
  }
}
