import CArchive
package import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads what is in a zip from its first entry to its last; nothing is unpacked to the disk.
///
/// ```swift
/// let archive = try ArchiveReader(file, .byDirectory)
/// while let entry = try archive.next() { print(entry.path) }
/// ```
package final class ArchiveReader {
  /// How the entries are found.
  package enum Manner: Hashable, Sendable {
    /// By the directory at the end, which tells of all sizes.
    case byDirectory
    /// One behind the other, which also serves an archive that ends too early.
    case inSequence
  }

  private let archive: OpaquePointer
  /// Whether libarchive knows what kind of archive it is; before that it must not be asked.
  private var isOpen = false
  /// What is left of the block that came last.
  private var block: UnsafeRawBufferPointer = .init(start: nil, count: 0)
  /// What was wrong with it.
  private var damage: ArchiveError?

  private static let blockLength = 1 << 18
  /// A locale with all alphabets, made once and never freed.
  ///
  /// libarchive gives names in the alphabet of the locale, and none that cannot be written in it.
  nonisolated(unsafe) private static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Begins to read an archive.
  ///
  /// - Parameters:
  ///   - file: The open file, which is read from its beginning, and must stay open.
  ///   - manner: How the entries are found.
  /// - Throws: That there is no memory, or that it is no archive.
  package init(_ file: FileDescriptor, _ manner: Manner) throws(ArchiveError) {
    guard let archive = archive_read_new() else { throw ArchiveError(.unreadable) }
    self.archive = archive
    switch manner {
    case .byDirectory: archive_read_support_format_zip_seekable(archive)
    case .inSequence: archive_read_support_format_zip_streamable(archive)
    }
    let former = uselocale(Self.locale)
    defer { uselocale(former) }
    // Names that do not say what they are written in; of others than UTF-8 only ASCII is understood.
    archive_read_set_options(archive, "hdrcharset=UTF-8")
    _ = try? file.seek(offset: 0, from: .start)
    let state = archive_read_open_fd(archive, file.rawValue, Self.blockLength)
    guard state == ARCHIVE_OK else { throw failure(.damaged) }
    isOpen = true
  }

  deinit {
    archive_read_free(archive)
  }

  /// Moves to the next entry.
  ///
  /// - Returns: What it is; `nil` behind the last.
  /// - Throws: That the archive is damaged or encrypted.
  package func next() throws(ArchiveError) -> ArchiveEntry? {
    block = .init(start: nil, count: 0)
    damage = nil
    let former = uselocale(Self.locale)
    defer { uselocale(former) }
    var entry: OpaquePointer?
    let state = archive_read_next_header(archive, &entry)
    if state == ARCHIVE_EOF { return nil }
    // A warning is about the name alone.
    guard state == ARCHIVE_OK || state == ARCHIVE_WARN, let entry else { throw failure(.damaged) }
    return ArchiveEntry(
      path: Self.path(of: entry),
      size: archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : nil,
      isEncrypted: archive_entry_is_encrypted(entry) != 0
    )
  }

  private static func path(of entry: OpaquePointer) -> String {
    let path = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
    return path.map { String(cString: $0) } ?? ""
  }

  /// Reads more of the entry.
  ///
  /// - Returns: How many bytes came; 0 at its end.
  /// - Throws: That the archive is damaged or encrypted; all before has been returned then.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(ArchiveError) -> Int {
    if block.isEmpty, !buffer.isEmpty { try readBlock() }
    let count = min(block.count, buffer.count)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<count]))
    block = UnsafeRawBufferPointer(rebasing: block[count...])
    return count
  }

  /// Reads the next block that is not empty, or none at the end.
  private func readBlock() throws(ArchiveError) {
    if let damage { throw damage }
    while block.isEmpty {
      var start: UnsafeRawPointer?
      var count = 0
      var offset: Int64 = 0
      let state = archive_read_data_block(archive, &start, &count, &offset)
      if state == ARCHIVE_EOF { return }
      guard state == ARCHIVE_OK || state == ARCHIVE_WARN else { throw failure(.damaged) }
      block = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
      // A wrong checksum comes as a warning, with the last block.
      if state == ARCHIVE_WARN {
        damage = failure(.damaged)
        if block.isEmpty { throw failure(.damaged) }
      }
    }
  }

  private func failure(_ code: ArchiveError.Code) -> ArchiveError {
    let detail = archive_error_string(archive).map { String(cString: $0) } ?? ""
    let isEncrypted = isOpen && archive_read_has_encrypted_entries(archive) == 1
    return ArchiveError(isEncrypted ? .encrypted : code, detail: detail)
  }
}

/// What an archive says of a file in it.
package struct ArchiveEntry: Hashable, Sendable {
  /// The path, as the archive spells it; parts that are no UTF-8 are replaced.
  package let path: String
  /// How many bytes it has when it is read; `nil` if the archive does not tell beforehand.
  package let size: Int64?
  /// Whether it can only be read with a password.
  package let isEncrypted: Bool

  /// Creates an entry.
  package init(path: String, size: Int64?, isEncrypted: Bool = false) {
    self.path = path
    self.size = size
    self.isEncrypted = isEncrypted
  }
}

/// Why an archive cannot be read on.
package struct ArchiveError: Error, Hashable {
  /// What is wrong.
  package enum Code: Hashable, Sendable {
    /// It is no archive, or damaged, or it ends too early.
    case damaged
    /// It can only be read with a password.
    case encrypted
    /// The system could not read, or there is no memory.
    case unreadable
  }

  /// What is wrong.
  package let code: Code
  /// What libarchive says of it.
  package let detail: String

  /// Creates an error.
  package init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }
}
