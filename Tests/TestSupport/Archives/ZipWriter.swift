import CArchive

/// Writes a ZIP archive with libarchive, entry by entry.
package final class ZipWriter {
  /// An error of libarchive.
  package struct Failure: Error {}

  private let archive: OpaquePointer

  /// Creates an archive at a path.
  ///
  /// - Throws: An error if it cannot be written.
  package init(_ path: String) throws(Failure) {
    guard let archive = archive_write_new() else { throw Failure() }
    self.archive = archive
    archive_write_set_format_zip(archive)
    archive_write_set_options(archive, "hdrcharset=UTF-8")
    guard archive_write_open_filename(archive, path) == ARCHIVE_OK else { throw Failure() }
  }

  deinit {
    archive_write_free(archive)
  }

  /// Begins an entry.
  ///
  /// - Throws: An error if it cannot be written.
  package func begin(_ path: String) throws(Failure) {
    guard let entry = archive_entry_new() else { throw Failure() }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname_utf8(entry, path)
    archive_entry_set_filetype(entry, UInt32(regularFile))
    archive_entry_set_perm(entry, 0o644)
    guard archive_write_header(archive, entry) >= ARCHIVE_WARN else { throw Failure() }
  }

  /// Adds bytes to the entry.
  ///
  /// - Throws: An error if they cannot be written.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes the directory and closes the archive.
  ///
  /// - Throws: An error if it cannot be written.
  package func close() throws(Failure) {
    guard archive_write_close(archive) == ARCHIVE_OK else { throw Failure() }
  }
}

/// The file type that libarchive uses for regular files on every system.
private let regularFile = 0o100000
