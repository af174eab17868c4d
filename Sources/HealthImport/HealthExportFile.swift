/// An export of Apple Health that was found: a file of its own, or one in an archive.
package struct HealthExportFile: Hashable, Sendable {
  /// The path of the file, or of the archive.
  package let path: String
  /// The name within the archive; `nil` if the export is a file of its own.
  package let entry: String?
  /// How many bytes there are to be read.
  package let size: Int64
  /// Which entry of the archive it is, counted from 0.
  let entryPosition: Int

  init(path: String, entry: String? = nil, size: Int64, entryPosition: Int = 0) {
    self.path = path
    self.entry = entry
    self.size = size
    self.entryPosition = entryPosition
  }
}
