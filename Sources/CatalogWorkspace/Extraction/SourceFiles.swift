import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringExtraction

/// The sources whose strings are extracted.
package struct SourceFiles: Sendable {
  /// The paths, each once.
  package var paths: [String]
  /// The files that a person names and that are no sources.
  package var ignored: [String] = []
  /// The files that a list names and that are not there: build systems list files that they make later.
  package var missing: [String] = []
  /// What the file system said of those that a list names.
  package var stamps = SourceStamps()

  /// Whether nothing is left to read, as all that was named is no source.
  package var areAllIgnored: Bool { paths.isEmpty && !ignored.isEmpty }

  /// Creates the files of a project.
  package init(paths: [String]) {
    self.paths = paths
  }

  /// Creates the files at `paths` and those that a list names, each once, however many paths lead
  /// to it.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders, which stand for the sources in them.
  ///   - fileList: The path of a file with a path a line; `-` is standard input.
  /// - Throws: That a folder or the list cannot be read.
  package init(paths: [String], fileList: String?) async throws {
    ignored = paths.filter {
      SourceKind(ofFileAt: $0) == nil && FileSystem.kind(of: $0) == .file
    }
    let others = Set(ignored)
    var tree = ProjectFiles(includesForeign: true)
    self.paths = try tree.sources(at: paths.filter { !others.contains($0) })
    if let fileList { try await add(fileList) }
    var seen: Set<String> = []
    self.paths.removeAll { !seen.insert(FileSystem.absolutePath(of: $0)).inserted }
  }

  private mutating func add(_ fileList: String) async throws(FileError) {
    let listed = try Self.lines(of: fileList).filter { SourceKind(ofFileAt: $0) != nil }
    stamps = await SourceStamps(of: listed)
    missing = listed.filter { stamps[$0] == nil }
    paths += listed.filter { stamps[$0] != nil }
  }

  private static func lines(of list: String) throws(FileError) -> [String] {
    let bytes = list == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(list)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What the file system says of sources, asked once for each of them.
package struct SourceStamps: Sendable {
  /// When the first question was asked.
  private var start = FileSystem.now()
  private var stamps: [String: FileStamp] = [:]

  /// How long a file must have been left alone before its stamp is trusted, in nanoseconds: the
  /// clocks of some file systems take steps of two seconds.
  private static let settlingTime: Int64 = 2_000_000_000

  /// Creates stamps of no files.
  package init() {}

  /// Takes the stamps of files.
  package init(of files: [String]) async {
    await add(files)
  }

  /// Takes the stamps of further files.
  package mutating func add(_ files: [String]) async {
    let files = files.filter { stamps[$0] == nil }
    let taken = await FileSystem.stamps(of: files)
    for (file, stamp) in zip(files, taken) { stamps[file] = stamp }
  }

  /// The stamp of a file; `nil` if none was taken, or if there is no file.
  subscript(file: String) -> FileStamp? { stamps[file] }

  /// Returns a source with the stamp that tells whether it has changed, if that can be trusted.
  package func reference(to file: String) -> SourceReference {
    guard let stamp = stamps[file],
      max(stamp.modified, stamp.changed) < start - Self.settlingTime
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
