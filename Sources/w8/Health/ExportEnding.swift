import CommandSupport

/// Tells by its last bytes whether an export is there as a whole.
enum ExportEnding {
  /// How the names of the files end that may be exports.
  static let suffixes = [".xml", ".zip", ".XML", ".ZIP"]

  /// Whether a name may be that of an export: that of clinical documents beside it is not.
  static func mayBeExport(_ path: String) -> Bool {
    suffixes.contains(where: path.hasSuffix) && !path.lowercased().hasSuffix("_cda.xml")
  }

  /// Whether a file ends as a whole export does: with its last tag, or with the list of an archive.
  static func isWhole(_ path: String) -> Bool {
    guard isArchive(path) else {
      return ends(path, within: 256, with: Array("</HealthData>".utf8))
    }
    // The list may be followed by a comment, which hardly any archive has.
    return ends(path, within: 22, with: endOfArchive)
      || ends(path, within: 22 + 0xFFFF, with: endOfArchive)
  }

  /// Whether a file is called an archive.
  static func isArchive(_ path: String) -> Bool { path.lowercased().hasSuffix(".zip") }

  private static let endOfArchive: [UInt8] = [0x50, 0x4B, 0x05, 0x06]

  private static func ends(_ path: String, within count: Int, with mark: [UInt8]) -> Bool {
    guard let bytes = try? FileSystem.ending(of: path, count: count) else { return false }
    return !bytes.ranges(of: mark).isEmpty
  }
}
