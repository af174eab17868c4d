import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringExtraction

/// The sources whose strings are extracted.
struct SourceFiles {
  /// The paths, each once.
  var paths: [String]
  /// The files that a list names and that are not there.
  var missing: [String] = []
  /// What the file system said of those that a list names.
  var stamps = SourceStamps()

  /// Creates the files of a project.
  init(paths: [String]) {
    self.paths = paths
  }

  /// Creates the files at `paths` and those that a list names, each once, however many paths lead
  /// to it.
  ///
  /// What is no source is told and left out. So is a file of the list that is not there: build
  /// systems list files that they make later.
  init(paths: [String], fileList: String?, _ console: Console) async throws {
    let others = paths.filter {
      SourceKind(ofFileAt: $0) == nil && FileSystem.kind(of: $0) == .file
    }
    for file in others { console.remark(Self.noSource(file)) }
    self.paths = try FileSystem.sources(at: paths.filter { !others.contains($0) })
    if let fileList { try await add(fileList, console) }
    guard others.isEmpty || !self.paths.isEmpty else { throw ExitStatus.data }
    var seen: Set<String> = []
    self.paths.removeAll { !seen.insert(FileSystem.absolutePath(of: $0)).inserted }
  }

  private mutating func add(_ fileList: String, _ console: Console) async throws(FileError) {
    let listed = try Self.lines(of: fileList).filter { SourceKind(ofFileAt: $0) != nil }
    stamps = await SourceStamps(of: listed)
    for file in listed {
      if stamps[file] != nil {
        paths.append(file)
      } else {
        missing.append(file)
        console.remark(
          String(
            localized: "There is no file '\(file)'; it is ignored.",
            comment: "A list of sources names a file that does not exist"
          )
        )
      }
    }
  }

  private static func noSource(_ file: String) -> String {
    String(
      localized: "'\(file)' is not a Swift, C or Objective-C file; it is ignored.",
      comment: "The user names a file whose name does not end in .swift, .m or the like"
    )
  }

  private static func lines(of list: String) throws(FileError) -> [String] {
    let bytes = list == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(list)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension FileSystem {
  /// Returns the Swift files at several paths and below them.
  static func files(at paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    for path in paths { files += try FileSystem.files(at: path, withExtension: "swift") }
    return files
  }

  /// Returns the sources at several paths and below them, in Swift and in C and Objective-C.
  ///
  /// What dependencies have in C and Objective-C is left out, wherever a path leads through them: its
  /// keys are in tables of their own.
  static func sources(at paths: [String]) throws(FileError) -> [String] {
    var sources: [String] = []
    for path in paths {
      sources += try FileSystem.files(at: path, withExtensions: SourceKind.allFileExtensions)
        .filter { file in
          SourceKind(ofFileAt: file) != .objectiveC
            || !file.dropFirst(path.count).split(separator: "/").dropLast()
              .contains { ProjectFiles.foreignFolders.contains(String($0)) }
        }
    }
    return sources
  }
}

/// The files of some folders, by their paths from the root of the file system, without its slash.
///
/// So a project can name what lies beside the folder that is looked at, and a file has one path,
/// whoever names it.
struct ProjectFiles {
  /// The files.
  private(set) var files = FileTree([])
  /// The folders whose files are known.
  private var roots: [String] = []

  /// The folders in which dependencies and products lie.
  static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// Returns the path in a tree of a path from the current folder.
  static func path(of name: String) -> String {
    String(FileSystem.absolutePath(of: name).dropFirst())
  }

  /// Returns the path from the current folder of a path in the tree.
  func name(of path: String) -> String {
    FileSystem.relativePath(of: "/" + path)
  }

  /// Returns the content of a file; `nil` if it cannot be read.
  func content(of path: String) -> [UInt8]? {
    try? FileSystem.read("/" + path)
  }

  /// Returns whether there is a file, known or not.
  func hasFile(_ path: String) -> Bool {
    files.contains(path) || FileSystem.kind(of: "/" + path) == .file
  }

  /// Adds the files of a folder and of those in it; where there is none, nothing.
  ///
  /// - Returns: Whether they were not known before.
  /// - Throws: That a folder cannot be read.
  mutating func add(_ folder: String) throws(FileError) -> Bool {
    guard !covers(folder), FileSystem.kind(of: "/" + folder) == .folder else { return false }
    let found = try FileSystem.tree(of: name(of: folder), skipping: Self.foreignFolders)
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = FileTree(Set(files.paths).union(found.map { prefix + $0 }))
    roots.append(folder)
    return true
  }

  /// Takes files for known that there are not yet.
  mutating func assume(_ paths: [String]) {
    files = FileTree(Set(files.paths).union(paths))
  }

  /// Returns whether the files of a folder are known.
  private func covers(_ folder: String) -> Bool {
    roots.contains { root in
      RelativePath.contains(root, folder)
        && folder.dropFirst(root.count).split(separator: "/")
          .allSatisfy { !$0.hasPrefix(".") && !Self.foreignFolders.contains(String($0)) }
    }
  }
}

/// What the file system says of sources, asked once for each of them.
struct SourceStamps {
  /// When the first question was asked.
  private var start = FileSystem.now()
  private var stamps: [String: FileStamp] = [:]

  /// How long a file must have been left alone before its stamp is trusted, in nanoseconds: the
  /// clocks of some file systems take steps of two seconds.
  private static let settlingTime: Int64 = 2_000_000_000

  /// Creates stamps of no files.
  init() {}

  /// Takes the stamps of files.
  init(of files: [String]) async {
    await add(files)
  }

  /// Takes the stamps of further files.
  mutating func add(_ files: [String]) async {
    let files = files.filter { stamps[$0] == nil }
    let taken = await FileSystem.stamps(of: files)
    for (file, stamp) in zip(files, taken) { stamps[file] = stamp }
  }

  /// The stamp of a file; `nil` if none was taken, or if there is no file.
  subscript(file: String) -> FileStamp? { stamps[file] }

  /// Returns a source with the stamp that tells whether it has changed, if that can be trusted.
  func reference(to file: String) -> SourceReference {
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
