import FileSystem
import SystemPackage

extension HealthExportFile {
  /// The number of bytes at the start of a file that identify it as an export.
  static let signatureLength = 1_024

  /// Finds the export at a path, regardless of the phone's language.
  ///
  /// If there are several candidates, `export.xml` is preferred, then the largest. The clinical
  /// document next to the export is not a candidate.
  ///
  /// - Parameter path: A file, an archive, or a folder that contains one directly or in a
  ///   subfolder.
  /// - Returns: The export.
  /// - Throws: `.notAnExport` if there is none, or the error that occurred when reading.
  package static func find(at path: String) throws(HealthExportError) -> HealthExportFile {
    try HealthExportFolder.isFolder(path) ? inFolder(at: path) : inFile(at: path)
  }

  private static func inFile(at path: String) throws(HealthExportError) -> HealthExportFile {
    let file = try OpenFile(export: path)
    var export = PlainExport(file: file)
    let beginning = try export.bytes(signatureLength)
    if isArchive(beginning) { return try inArchive(file) }
    guard isExport(beginning) else { throw HealthExportError(.notAnExport, path: path) }
    return HealthExportFile(path: path, size: file.size)
  }

  private static func inFolder(at path: String) throws(HealthExportError) -> HealthExportFile {
    let files = try HealthExportFolder.files(in: path)
    let candidates = candidates(files.map { ($0.path, $0.size) })
    for candidate in candidates {
      let file = try OpenFile(export: files[candidate].path)
      var export = PlainExport(file: file)
      guard isExport(try export.bytes(signatureLength)) else { continue }
      return HealthExportFile(path: file.path, size: file.size)
    }
    throw HealthExportError(.notAnExport, path: path)
  }

  /// Returns the positions of file names that may be exports, the most likely one first.
  static func candidates(_ files: [(path: String, size: Int64?)]) -> [Int] {
    files.indices
      .filter { isName(ofExport: files[$0].path) }
      .sorted { first, second in
        rank(files[first].path, files[first].size) > rank(files[second].path, files[second].size)
      }
  }

  private static func rank(_ path: String, _ size: Int64?) -> (Int, Int64) {
    (name(path) == "export.xml" ? 1 : 0, size ?? 0)
  }

  /// Returns whether the last component of a path may be the name of an export.
  ///
  /// A path in an unknown encoding is empty. In that case, only the content is checked.
  static func isName(ofExport path: String) -> Bool {
    guard !path.isEmpty else { return true }
    let name = name(path)
    return name.hasSuffix(".xml") && !name.hasSuffix("_cda.xml") && !name.hasPrefix(".")
  }

  private static func name(_ path: String) -> String {
    (path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "").lowercased()
  }

  private static func isArchive(_ beginning: [UInt8]) -> Bool {
    [[3, 4], [5, 6], [7, 8]].contains { beginning.starts(with: Array("PK".utf8) + $0) }
  }

  /// Returns whether a file with these first bytes is an export.
  static func isExport(_ beginning: [UInt8]) -> Bool {
    let text = String(decoding: beginning.prefix(signatureLength), as: UTF8.self)
    return text.contains("<!DOCTYPE HealthData") || text.contains("<HealthData")
  }
}

extension ExportBytes {
  /// Reads a number of bytes, or fewer at the end.
  mutating func bytes(_ count: Int) throws(HealthExportError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    var filled = 0
    while filled < count {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let more = try read(into: room)
      guard more > 0 else { break }
      filled += more
    }
    return Array(buffer[..<filled])
  }
}

/// The files of a folder and its subfolders that may be exports.
enum HealthExportFolder {
  /// A file and its size.
  struct File: Hashable {
    let path: String
    let size: Int64
  }

  /// Returns whether a path is a folder.
  static func isFolder(_ path: String) throws(HealthExportError) -> Bool {
    do {
      return try FileSystem.status(of: path).type == .directory
    } catch {
      throw HealthExportError(error)
    }
  }

  /// Returns the regular files of a folder and its subfolders, by path.
  static func files(in path: String) throws(HealthExportError) -> [File] {
    var files: [File] = []
    for inner in try paths(in: path) {
      if FileSystem.kind(of: inner) == .folder {
        // Subfolders that cannot be read are ignored.
        for path in (try? paths(in: inner)) ?? [] { add(path, to: &files) }
      } else {
        add(inner, to: &files)
      }
    }
    return files
  }

  private static func add(_ path: String, to files: inout [File]) {
    guard let stamp = FileSystem.stamp(of: path) else { return }
    files.append(File(path: path, size: stamp.size))
  }

  /// Returns the sorted paths in a folder, without names that begin with a dot.
  private static func paths(in path: String) throws(HealthExportError) -> [String] {
    do {
      return try FileSystem.names(in: path).sorted().map { "\(path)/\($0)" }
    } catch {
      throw HealthExportError(error)
    }
  }
}
