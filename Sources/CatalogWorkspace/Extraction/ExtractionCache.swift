import FileSystem
import StringExtraction
import SwiftTypeChecker
import Synchronization

/// The cache for incremental extraction.
package struct ExtractionCache: Sendable {
  /// The storage of the cache.
  enum Store: Sendable {
    /// A folder with this path.
    case folder(String)
    /// The memory of a process that extracts repeatedly, and a folder to start with.
    case memory(InMemoryExtractionCache, folder: String?)
  }

  /// A requested location of the cache.
  package enum Location: Sendable {
    /// No cache: all sources are read again.
    case none
    /// In the build folder of the project; without a project, in memory if available.
    case standard(memory: InMemoryExtractionCache? = nil)
    /// In a folder.
    case folder(String)
    /// In memory, starting with the content of the build folder of the project, which is only read.
    case memory(InMemoryExtractionCache)
  }

  /// The folder for the cache within the build folder of a project.
  private static let defaultFolder = ".build/xcstrings"

  /// The storage of the cache.
  private let store: Store
  /// The paths that the user named; empty for the sources of the project.
  ///
  /// Each combination has a separate file, so different selections do not replace each other.
  private let scope: [String]
  /// The version of the program; caches of other versions are not used.
  private let version: String

  /// The suffix of the files in the folder.
  private static let suffix = ".image"
  /// The maximum number of files in the folder; the oldest ones are removed.
  private static let capacity = 16

  /// Creates the cache of a project; `nil` for none, or if its folder cannot be trusted.
  ///
  /// - Parameters:
  ///   - location: The requested location.
  ///   - project: The project of the sources; `nil` if there is none.
  ///   - scope: The paths that the user named; empty for the sources of the project.
  ///   - version: The version of the program.
  package init?(
    at location: Location,
    of project: Project?,
    scope: [String],
    version: String
  ) {
    switch location {
    case .none: return nil
    case .folder(let folder):
      guard FileSystem.isPrivateFolder(folder, in: ".") else { return nil }
      store = .folder(folder)
    case .standard(let memory):
      if let root = project?.folder ?? Project.packageFolder {
        guard FileSystem.isPrivateFolder(Self.defaultFolder, in: root) else { return nil }
        store = .folder(FileSystem.join(root, Self.defaultFolder))
      } else if let memory {
        store = .memory(memory, folder: nil)
      } else {
        return nil
      }
    case .memory(let memory):
      let root = project?.folder ?? Project.packageFolder
      let folder = root.flatMap { root in
        FileSystem.isPrivateFolder(Self.defaultFolder, in: root)
          ? FileSystem.join(root, Self.defaultFolder) : nil
      }
      store = .memory(memory, folder: folder)
    }
    self.scope = scope
    self.version = version
  }

  /// The parts of a cache, each in a separate file.
  enum Part: String {
    /// The strings and declarations of source files.
    case sources = ""
    /// The strings of storyboards and XIBs.
    case documents
  }

  /// Returns the name of a part of the cache for an extraction with these options.
  private func name(_ options: ExtractionOptions, _ part: Part) -> String {
    let folder = FileSystem.realPath(".") ?? ""
    // Without permission, a cache must not contain strings of files outside of the project.
    let permissions = FileSystem.boundary?.allowsOutside ?? false ? ["--allow-outside"] : []
    let parts = part == .sources ? [] : [part.rawValue]
    return snapshotName(for: parts + [folder] + permissions + scope, options: options)
  }

  /// Returns the result of the previous extraction; empty if there is none that can be read.
  func load(_ options: ExtractionOptions, _ part: Part = .sources) -> SnapshotBytes {
    let left: SnapshotBytes? =
      switch store {
      case .folder(let folder): mapped(in: folder, options, part)
      case .memory(let memory, let folder):
        memory.load(name(options, part)) ?? folder.flatMap { mapped(in: $0, options, part) }
      }
    return left ?? SnapshotBytes([])
  }

  private func mapped(
    in folder: String,
    _ options: ExtractionOptions,
    _ part: Part
  ) -> SnapshotBytes? {
    MappedFile(path(in: folder, options, part)).map { SnapshotBytes($0.bytes, keptBy: $0) }
  }

  /// Stores the result for the next extraction.
  func store(
    _ bytes: [UInt8],
    _ options: ExtractionOptions,
    _ part: Part = .sources
  ) throws(FileError) {
    switch store {
    case .folder(let folder): try store(bytes, in: folder, options, part)
    case .memory(let memory, _): memory.store(bytes, name(options, part))
    }
  }

  /// The identity of this program, which differs between versions and development builds.
  var program: String {
    let stamp = RunningProgram.path.flatMap { FileSystem.stamp(of: $0) }
    let build = stamp.map { "\($0.size) \($0.modified) \($0.identifier)" } ?? ""
    return "\(version) \(build)"
  }
}

// MARK: - Folder

extension ExtractionCache {
  /// The folder of the cache; `nil` for one in memory.
  var folder: String? {
    if case .folder(let folder) = store { folder } else { nil }
  }

  private func path(in folder: String, _ options: ExtractionOptions, _ part: Part) -> String {
    FileSystem.join(folder, name(options, part) + Self.suffix)
  }

  private func store(
    _ bytes: [UInt8],
    in folder: String,
    _ options: ExtractionOptions,
    _ part: Part
  ) throws(FileError) {
    try FileSystem.createFolder(folder)
    try FileSystem.create(Array("*\n".utf8), at: FileSystem.join(folder, ".gitignore"))
    try FileSystem.put(bytes, at: path(in: folder, options, part))
    FileSystem.removeOldFiles(in: folder, keeping: Self.capacity, where: Self.isImage)
  }

  /// Returns whether a file has the name of a cache: 16 hexadecimal digits and the suffix.
  private static func isImage(_ name: String) -> Bool {
    guard name.hasSuffix(suffix) else { return false }
    let digits = name.utf8.dropLast(suffix.utf8.count)
    return digits.count == 16
      && digits.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
      }
  }
}

/// The results of the last extraction in this process.
package final class InMemoryExtractionCache: Sendable {
  private struct Snapshot {
    var name: String
    var bytes: SnapshotBytes
  }

  private let snapshots = Mutex<[Snapshot]>([])

  /// The number of parts of an extraction.
  private static let capacity = 2

  /// Creates an empty cache.
  package init() {}

  /// Returns a result of the last extraction; `nil` if it had a different name.
  func load(_ name: String) -> SnapshotBytes? {
    snapshots.withLock { snapshots in snapshots.first { $0.name == name }?.bytes }
  }

  /// Stores a result for the next extraction.
  func store(_ bytes: [UInt8], _ name: String) {
    let new = Snapshot(name: name, bytes: SnapshotBytes(bytes))
    snapshots.withLock { snapshots in
      snapshots = [new] + snapshots.filter { $0.name != name }.prefix(Self.capacity - 1)
    }
  }
}
