/// A ZIP archive that is assembled byte by byte, with optional errors.
///
/// Its files are not compressed.
package struct RawZipBuilder: Sendable {
  /// A file in the archive.
  package struct Entry: Sendable {
    /// The bytes of the path.
    package var path: [UInt8]
    /// The content of the file.
    package var content: [UInt8]
    /// Whether the UTF-8 flag is set.
    package var isUTF8 = false
    /// Whether the encryption flag is set.
    package var isEncrypted = false
    /// Whether its checksum is wrong.
    package var isDamaged = false

    /// Creates an entry.
    package init(_ path: some Sequence<UInt8>, _ content: [UInt8]) {
      self.path = Array(path)
      self.content = content
    }
  }

  /// The files.
  package var entries: [Entry]
  /// Whether sizes and offsets are in Zip64 format.
  package var isLarge = false
  /// Whether there is a central directory at the end.
  package var hasDirectory = true

  /// Creates a zip.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The bytes of the archive.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = bytes.count
      bytes += number(0x0403_4B50, 4) + header(entry, extra: sizes(entry, offset: nil))
      bytes += entry.path + sizes(entry, offset: nil) + entry.content
      let extra = sizes(entry, offset: offset)
      directory += number(0x0201_4B50, 4) + number(45, 2) + header(entry, extra: extra)
      directory += number(0, 10) + number(isLarge ? 0xFFFF_FFFF : offset, 4) + entry.path + extra
    }
    guard hasDirectory else { return bytes }
    let start = bytes.count
    bytes += directory
    if isLarge { bytes += largeEnd(directory.count, at: start) }
    bytes += number(0x0605_4B50, 4) + number(0, 4)
    bytes +=
      number(isLarge ? 0xFFFF : entries.count, 2) + number(isLarge ? 0xFFFF : entries.count, 2)
    bytes += number(isLarge ? 0xFFFF_FFFF : directory.count, 4)
    return bytes + number(isLarge ? 0xFFFF_FFFF : start, 4) + number(0, 2)
  }

  /// Returns the part that local headers and the central directory have in common, from the version
  /// on.
  private func header(_ entry: Entry, extra: [UInt8]) -> [UInt8] {
    let flags = (entry.isUTF8 ? 0x0800 : 0) | (entry.isEncrypted ? 1 : 0)
    let checksum = Self.checksum(entry.content) ^ (entry.isDamaged ? 1 : 0)
    let size = isLarge ? 0xFFFF_FFFF : entry.content.count
    return number(45, 2) + number(flags, 2) + number(0, 2) + number(0x5A61_6000, 4)
      + number(Int(checksum), 4) + number(size, 4) + number(size, 4)
      + number(entry.path.count, 2) + number(extra.count, 2)
  }

  /// Returns the sizes and the offset of an entry in Zip64 format.
  private func sizes(_ entry: Entry, offset: Int?) -> [UInt8] {
    guard isLarge else { return [] }
    let fields =
      number(entry.content.count, 8) + number(entry.content.count, 8)
      + (offset.map { number($0, 8) } ?? [])
    return number(1, 2) + number(fields.count, 2) + fields
  }

  private func largeEnd(_ length: Int, at start: Int) -> [UInt8] {
    number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8)
      + number(entries.count, 8) + number(entries.count, 8) + number(length, 8) + number(start, 8)
      + number(0x0706_4B50, 4) + number(0, 4) + number(start + length, 8) + number(1, 4)
  }

  private func number(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  /// Returns the CRC-32 checksum.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { checksum, byte in
      checksum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)]
    }
  }

  private static let remainders: [UInt32] = (0..<256 as Range<UInt32>)
    .map { byte in
      (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
}
