package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringExtraction

/// The sources whose strings are extracted.
package struct SourceFiles: Sendable {
  /// The paths, without duplicates.
  package var paths: [String]
  /// The storyboards, XIBs and property lists that the user named.
  package var resources: [String] = []
  /// The Core Data models in the folders that the user named.
  package var models: [String] = []
  /// The files that the user named and that are not sources.
  package var ignored: [String] = []
  /// The files in a file list that do not exist.
  ///
  /// Build systems list generated files in advance.
  package var missing: [String] = []
  /// The problems of paths in a file list that differ from their files.
  package var nameProblems: [Diagnostic] = []
  /// The file system stamps of the files in a file list.
  package var stamps = SourceStamps()

  /// Whether nothing is left to read, because none of the named files is a source.
  package var areAllIgnored: Bool { paths.isEmpty && resources.isEmpty && !ignored.isEmpty }

  /// Creates the files of a project.
  package init(paths: [String]) {
    self.paths = paths
  }

  /// Creates the files at `paths` and those in a file list, without duplicates.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders with sources.
  ///   - fileList: The path of a file with one path per line; `-` for standard input.
  /// - Throws: `FileError` if a folder or the list cannot be read.
  package init(paths: [String], fileList: String?) async throws {
    let paths = paths.map { FileSystem.shortenedPath($0) }
    let files = paths.filter {
      SourceKind(ofFileAt: $0) == nil && FileSystem.kind(of: $0) == .file
    }
    let others = Set(files)
    resources = files.filter(CatalogResources.isResource)
    ignored = files.filter { !CatalogResources.isResource($0) }
    var tree = ProjectFiles(includesForeign: true)
    self.paths = try tree.sources(at: paths.filter { !others.contains($0) })
    models = try tree.dataModels(at: paths)
    if let fileList { try await add(fileList) }
    var seen: Set<String> = []
    self.paths.removeAll { !seen.insert(FileSystem.absolutePath(of: $0)).inserted }
  }

  private mutating func add(_ fileList: String) async throws(FileError) {
    let list = try ListedPaths(fileList)
    var listed = list.paths
    var files = await FileSystem.listedFiles(at: listed)
    try await findOthers(than: &files, of: list, &listed)
    FileSystem.addNamed(listed) { files[$0]?.kind == .file }
    for (path, file) in zip(listed, files) {
      if let stamp = file?.stamp {
        stamps[path] = stamp
        paths.append(path)
      } else {
        missing.append(path)
      }
    }
  }

  /// Looks for the paths that do not exist as macOS does, and replaces those that differ.
  private mutating func findOthers(
    than files: inout [ListedFile?],
    of list: ListedPaths,
    _ listed: inout [String]
  ) async throws(FileError) {
    let absent = files.indices.filter { files[$0] == nil }
    guard !absent.isEmpty else { return }
    let named = UserPaths(absent.map { listed[$0] }, at: list.locations(of: absent))
    nameProblems = named.problems
    let found = await FileSystem.listedFiles(at: named.paths)
    for (position, index) in absent.enumerated() {
      listed[index] = named.paths[position]
      files[index] = found[position]
    }
  }
}

/// The paths of sources in a list.
private struct ListedPaths {
  /// The paths, relative to the current folder if they are inside of it.
  private(set) var paths: [String] = []
  private var ranges: [Range<Int>] = []
  private let list: String
  private let bytes: [UInt8]

  /// Reads a list with a path per line.
  ///
  /// - Parameter list: The path of the list; `-` for standard input.
  /// - Throws: `FileError` if the list cannot be read.
  init(_ list: String) throws(FileError) {
    self.list = list
    bytes =
      list == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(list, as: .project)
    let isOfXcode = list.hasSuffix(".xcfilelist")
    var shortening = FileSystem.PathShortening()
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    ) {
      let text = String(decoding: line, as: UTF8.self)
      guard let path = isOfXcode ? Self.pathOfXcode(text) : text else { continue }
      let shortened = shortening.shortened(path)
      guard SourceKind(ofFileAt: shortened) != nil else { continue }
      paths.append(shortened)
      ranges.append(line.indices)
    }
  }

  /// Returns the locations of the paths with these positions.
  func locations(of positions: [Int]) -> [Location] {
    let index = LineIndex(bytes)
    return positions.map { index.location(of: ranges[$0], in: list) }
  }

  /// Returns the path on a line of an `.xcfilelist`, relative to the folder of the project; `nil` if
  /// the line has none, or one that only a build knows.
  private static func pathOfXcode(_ line: String) -> String? {
    let path = line.drop(while: \.isWhitespace)
    for name in ["SRCROOT", "PROJECT_DIR"] {
      for prefix in ["$(\(name))/", "${\(name)}/"] where path.hasPrefix(prefix) {
        return String(path.dropFirst(prefix.count))
      }
    }
    return path.isEmpty || path.hasPrefix("#") || path.hasPrefix("$") ? nil : String(path)
  }
}

/// The file system stamps of sources, read only once per file.
package struct SourceStamps: Sendable {
  /// The time of the first request.
  private var start = FileSystem.now()
  private var stamps: [String: FileStamp] = [:]

  /// The minimum age of a change before a stamp is trusted, in nanoseconds.
  ///
  /// Some file systems store times with a resolution of two seconds.
  private static let quietPeriod: Int64 = 2_000_000_000

  /// Creates an empty set of stamps.
  package init() {}

  /// Reads the stamps of files.
  package init(of files: [String]) async {
    await add(files)
  }

  /// Reads the stamps of further files.
  package mutating func add(_ files: [String]) async {
    let files = files.filter { stamps[$0] == nil }
    let taken = await FileSystem.stamps(of: files)
    for (file, stamp) in zip(files, taken) { stamps[file] = stamp }
  }

  /// The stamp of a file; `nil` if it was not read, or if the file does not exist.
  fileprivate(set) subscript(file: String) -> FileStamp? {
    get { stamps[file] }
    set { stamps[file] = newValue }
  }

  /// Returns a source with the stamp that indicates changes, if it can be trusted.
  package func reference(to file: String) -> SourceReference {
    guard let stamp = stamps[file],
      max(stamp.modified, stamp.changed) < start - Self.quietPeriod
    else { return SourceReference(path: file) }
    return SourceReference(path: file, stamp: SourceStamp(stamp))
  }
}

extension SourceStamp {
  fileprivate init(_ stamp: FileStamp) {
    self.init(
      size: stamp.size,
      modified: stamp.modified,
      changed: stamp.changed,
      identifier: stamp.identifier
    )
  }
}
