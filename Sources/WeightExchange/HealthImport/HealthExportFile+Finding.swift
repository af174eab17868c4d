import FileSystem
import SystemPackage

extension HealthExportFile {
  /// How many bytes at the beginning of a file must tell that it is an export.
  static let signatureLength = 1_024

  /// Finds the export at a path, whatever language the phone names its files in.
  ///
  /// Of several the one that is called `export.xml` is taken, or else the largest. The clinical
  /// document, which stands beside the export, is none.
  ///
  /// - Parameter path: A file of its own, an archive, or a folder with such a file in it or in a
  ///   folder below.
  /// - Returns: What was found.
  /// - Throws: `.notAnExport` if there is none, or that something cannot be read.
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

  /// Returns the positions of the names that an export can have, the likeliest one first.
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

  /// Whether an export can have the name that a path ends in.
  ///
  /// A path that is in no known alphabet is empty, and then the content alone decides.
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

  /// Whether a file that begins with these bytes is an export.
  static func isExport(_ beginning: [UInt8]) -> Bool {
    let text = String(decoding: beginning.prefix(signatureLength), as: UTF8.self)
    return text.contains("<!DOCTYPE HealthData") || text.contains("<HealthData")
  }
}

extension ExportBytes {
  /// Reads some bytes, or as many as there are.
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

/// The files of a folder, and of those in it, among which an export may be.
enum HealthExportFolder {
  /// A file and its size.
  struct File: Hashable {
    let path: String
    let size: Int64
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) throws(HealthExportError) -> Bool {
    do {
      return try FileSystem.status(of: path).type == .directory
    } catch {
      throw HealthExportError(error)
    }
  }

  /// Returns the regular files of a folder and of the folders in it, by their paths.
  static func files(in path: String) throws(HealthExportError) -> [File] {
    var files: [File] = []
    for inner in try paths(in: path) {
      if FileSystem.kind(of: inner) == .folder {
        // A folder in it that cannot be read does not matter.
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

  /// Returns the paths of what is in a folder, sorted, without those that begin with a dot.
  private static func paths(in path: String) throws(HealthExportError) -> [String] {
    do {
      return try FileSystem.names(in: path).sorted().map { "\(path)/\($0)" }
    } catch {
      throw HealthExportError(error)
    }
  }
}
