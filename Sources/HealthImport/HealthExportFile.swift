import ArchiveReading

/// An export of Apple Health that was found: a file of its own, or one in an archive.
package struct HealthExportFile: Hashable, Sendable {
  /// The path of the file, or of the archive.
  package let path: String
  /// The name within the archive; `nil` if the export is a file of its own.
  package let entry: String?
  /// How many bytes there are to be read.
  package let size: Int64
  /// Where it is in the archive.
  let archived: ArchivePosition?

  /// Where an export is in an archive.
  struct ArchivePosition: Hashable {
    /// Which entry it is, counted from 0.
    let entry: Int
    /// How the entries are counted.
    let manner: ArchiveReader.Manner
  }

  init(path: String, entry: String? = nil, size: Int64, archived: ArchivePosition? = nil) {
    self.path = path
    self.entry = entry
    self.size = size
    self.archived = archived
  }
}
