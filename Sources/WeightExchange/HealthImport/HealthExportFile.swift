import FileSystem
package import WeightCore

/// The location of an Apple Health export: a file, or an entry of an archive.
package struct HealthExportFile: Hashable, Sendable {
  /// The path of the file, or of the archive.
  package let path: String
  /// The name in the archive, or `nil` if the export is not in an archive.
  package let entry: String?
  /// The size in bytes.
  package let size: Int64
  /// The position in the archive.
  let archived: ArchivePosition?

  /// The position of an export in an archive.
  struct ArchivePosition: Hashable {
    /// The index of the entry.
    let entry: Int
    /// The method by which entries are counted.
    let manner: ArchiveReader.Manner
  }

  init(path: String, entry: String? = nil, size: Int64, archived: ArchivePosition? = nil) {
    self.path = path
    self.entry = entry
    self.size = size
    self.archived = archived
  }
}

// MARK: - Archive

extension HealthExportFile {
  /// Finds the export in an archive.
  static func inArchive(_ file: OpenFile) throws(HealthExportError) -> HealthExportFile {
    let entries: [ArchiveEntry]
    do throws(ArchiveError) {
      entries = try directory(of: file)
    } catch {
      guard error.code == .damaged else { throw HealthExportError(error, path: file.path) }
      // An archive without its central directory must be read from its start.
      return try inSequence(file)
    }
    let candidates = candidates(entries.map { ($0.path, $0.size) })
    for candidate in candidates {
      guard !entries[candidate].isEncrypted else {
        throw HealthExportError(.encryptedArchive, path: file.path)
      }
      var export = try ArchivedExport(file, entry: candidate, .byDirectory)
      guard isExport(try export.bytes(signatureLength)) else { continue }
      return HealthExportFile(
        path: file.path,
        entry: entries[candidate].path,
        size: entries[candidate].size ?? file.size,
        archived: ArchivePosition(entry: candidate, manner: .byDirectory)
      )
    }
    throw HealthExportError(.notAnExport, path: file.path)
  }

  private static func directory(of file: OpenFile) throws(ArchiveError) -> [ArchiveEntry] {
    let archive = try ArchiveReader(file.descriptor, .byDirectory)
    var entries: [ArchiveEntry] = []
    while let entry = try archive.next() { entries.append(entry) }
    return entries
  }

  /// Finds the first export of a truncated archive.
  private static func inSequence(_ file: OpenFile) throws(HealthExportError) -> HealthExportFile {
    do throws(ArchiveError) {
      let archive = try ArchiveReader(file.descriptor, .inSequence)
      var position = 0
      while let entry = try archive.next() {
        if isName(ofExport: entry.path) {
          guard !entry.isEncrypted else { throw ArchiveError(.encrypted) }
          if isExport(try archive.bytes(signatureLength)) {
            return HealthExportFile(
              path: file.path,
              entry: entry.path,
              size: entry.size ?? file.size,
              archived: ArchivePosition(entry: position, manner: .inSequence)
            )
          }
        }
        position += 1
      }
    } catch {
      throw HealthExportError(error, path: file.path)
    }
    throw HealthExportError(.damagedArchive, path: file.path)
  }
}

extension ArchiveReader {
  /// Reads a number of bytes of the entry, or fewer at the end.
  fileprivate func bytes(_ count: Int) throws(ArchiveError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    var filled = 0
    while filled < count {
      let more = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      guard more > 0 else { break }
      filled += more
    }
    return Array(buffer[..<filled])
  }
}

// MARK: - Exported

extension HealthExportFile {
  /// The maximum length of the text before the records, including the document type declaration.
  private static let greatestHeadLength = 1 << 16

  /// Reads only the start of the export, and returns the time at which the phone wrote it.
  ///
  /// - Returns: `nil` if the export does not contain the time.
  /// - Throws: ``HealthExportError`` if the file cannot be read.
  package func exported() throws(HealthExportError) -> Timestamp? {
    let file = try OpenFile(export: path)
    let head: [UInt8]
    if let archived {
      var export = try ArchivedExport(file, entry: archived.entry, archived.manner)
      head = try export.bytes(Self.greatestHeadLength)
    } else {
      var export = PlainExport(file: file)
      head = try export.bytes(Self.greatestHeadLength)
    }
    let parts = String(decoding: head, as: UTF8.self).split(separator: "<ExportDate ", maxSplits: 1)
    guard parts.count == 2, let tag = parts[1].split(separator: ">", maxSplits: 1).first else {
      return nil
    }
    let values = tag.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    return values.count > 1 ? RawInstant(String(values[1]))?.moment : nil
  }
}
