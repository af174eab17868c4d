import CArchive
package import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A reader of the entries of a ZIP archive, which unpacks nothing to the disk.
///
/// ```swift
/// let archive = try ArchiveReader(file, .byDirectory)
/// while let entry = try archive.next() { print(entry.path) }
/// ```
package final class ArchiveReader {
  /// The method by which entries are found.
  package enum Manner: Hashable, Sendable {
    /// By the central directory, which contains all sizes.
    case byDirectory
    /// Sequentially, which also works for truncated archives.
    case inSequence
  }

  private let archive: OpaquePointer
  /// Whether libarchive has detected the archive format.
  ///
  /// It must not be read before that.
  private var isOpen = false
  /// The unread part of the current block.
  private var block: UnsafeRawBufferPointer = .init(start: nil, count: 0)
  /// The error of the current block.
  private var damage: ArchiveError?

  private static let blockLength = 1 << 18
  /// A UTF-8 locale, created once and never freed.
  ///
  /// libarchive converts names to the encoding of the locale, and fails for names that it cannot
  /// represent.
  nonisolated(unsafe) private static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Opens an archive.
  ///
  /// - Parameters:
  ///   - file: The open file, which is read from its start and must stay open.
  ///   - manner: The method by which entries are found.
  /// - Throws: ``ArchiveError`` if the file is not an archive, or if there is not enough memory.
  package init(_ file: FileDescriptor, _ manner: Manner) throws(ArchiveError) {
    guard let archive = archive_read_new() else { throw ArchiveError(.unreadable) }
    self.archive = archive
    switch manner {
    case .byDirectory: archive_read_support_format_zip_seekable(archive)
    case .inSequence: archive_read_support_format_zip_streamable(archive)
    }
    let former = uselocale(Self.locale)
    defer { uselocale(former) }
    // Names without a declared encoding are UTF-8. In other encodings, only ASCII is supported.
    archive_read_set_options(archive, "hdrcharset=UTF-8")
    _ = try? file.seek(offset: 0, from: .start)
    let state = archive_read_open_fd(archive, file.rawValue, Self.blockLength)
    guard state == ARCHIVE_OK else { throw failure(.damaged) }
    isOpen = true
  }

  deinit {
    archive_read_free(archive)
  }

  /// Advances to the next entry.
  ///
  /// - Returns: The entry, or `nil` after the last one.
  /// - Throws: ``ArchiveError`` if the archive is damaged or encrypted.
  package func next() throws(ArchiveError) -> ArchiveEntry? {
    block = .init(start: nil, count: 0)
    damage = nil
    let former = uselocale(Self.locale)
    defer { uselocale(former) }
    var entry: OpaquePointer?
    let state = archive_read_next_header(archive, &entry)
    if state == ARCHIVE_EOF { return nil }
    // A warning only concerns the name.
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

  /// Reads more data of the entry.
  ///
  /// - Returns: The number of bytes, or 0 at the end.
  /// - Throws: ``ArchiveError`` if the archive is damaged or encrypted. All data before the error
  ///   has already been returned.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(ArchiveError) -> Int {
    if block.isEmpty, !buffer.isEmpty { try readBlock() }
    let count = min(block.count, buffer.count)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<count]))
    block = UnsafeRawBufferPointer(rebasing: block[count...])
    return count
  }

  /// Reads the next non-empty block, or none at the end.
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
      // A checksum mismatch is reported as a warning with the last block.
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

/// The metadata of an archive entry.
package struct ArchiveEntry: Hashable, Sendable {
  /// The path as in the archive; invalid UTF-8 is replaced.
  package let path: String
  /// The uncompressed size in bytes, or `nil` if it is not known in advance.
  package let size: Int64?
  /// Whether reading the entry requires a password.
  package let isEncrypted: Bool

  /// Creates an entry.
  package init(path: String, size: Int64?, isEncrypted: Bool = false) {
    self.path = path
    self.size = size
    self.isEncrypted = isEncrypted
  }
}

/// An error that prevents further reading of an archive.
package struct ArchiveError: Error, Hashable {
  /// The kind of error.
  package enum Code: Hashable, Sendable {
    /// The file is not an archive, or it is damaged or truncated.
    case damaged
    /// Reading requires a password.
    case encrypted
    /// The system could not read the file, or there is not enough memory.
    case unreadable
  }

  /// The kind of error.
  package let code: Code
  /// The message of libarchive.
  package let detail: String

  /// Creates an error.
  package init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }
}
