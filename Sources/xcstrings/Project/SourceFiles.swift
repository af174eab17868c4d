import CommandSupport
import Localization
import ProjectModel

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
              .contains { SourceTree.foreignFolders.contains(String($0)) }
        }
    }
    return sources
  }
}
