import FileSystem
import StringExtraction
import SwiftTypeChecker
import Synchronization

/// Where an extraction leaves what the next one starts from.
package struct ExtractionCache: Sendable {
  /// What keeps it.
  enum Store: Sendable {
    /// A folder, whose path this is.
    case folder(String)
    /// A process that goes on extracting.
    case memory(ExtractionMemory)
  }

  /// Where a caller wants the cache to be.
  package enum Location: Sendable {
    /// Nowhere: all sources are read again.
    case none
    /// In the folder of builds of the project; where there is no project, in memory if there is one.
    case standard(memory: ExtractionMemory? = nil)
    /// In a folder.
    case folder(String)
  }

  /// The folder of a project in which builds leave their things.
  private static let defaultFolder = ".build/xcstrings"

  /// What keeps it.
  private let store: Store
  /// What the extraction is asked for: the paths that the user gave, or none for the project's own.
  ///
  /// Each combination has a file of its own, so that they do not drive each other out.
  private let scope: [String]
  /// The version of the program; each version makes caches of its own.
  private let version: String

  /// How the files of the folder end.
  private static let suffix = ".image"
  /// How many files the folder keeps; older ones are removed.
  private static let capacity = 16

  /// Creates the cache of a project; `nil` for none.
  ///
  /// - Parameters:
  ///   - location: Where it is wanted.
  ///   - project: The project that the sources belong to; `nil` if there is none.
  ///   - scope: The paths that the user gave, or none for the project's own.
  ///   - version: The version of the program.
  package init?(
    at location: Location,
    of project: Project?,
    scope: [String],
    version: String
  ) {
    switch location {
    case .none: return nil
    case .folder(let folder): store = .folder(folder)
    case .standard(let memory):
      if let root = project?.folder ?? Project.packageFolder {
        store = .folder(FileSystem.join(root, Self.defaultFolder))
      } else if let memory {
        store = .memory(memory)
      } else {
        return nil
      }
    }
    self.scope = scope
    self.version = version
  }

  /// Returns the name of what an extraction with these options leaves.
  private func name(_ options: ExtractionOptions) -> String {
    let folder = FileSystem.realPath(".") ?? ""
    return imageName(for: [folder] + scope, options: options)
  }

  /// Returns what the extraction before has left; nothing if it left nothing that can be read.
  func load(_ options: ExtractionOptions) -> CacheBytes {
    let left: CacheBytes? =
      switch store {
      case .folder(let folder):
        MappedFile(path(in: folder, options)).map { CacheBytes($0.bytes, keptBy: $0) }
      case .memory(let memory): memory.load(name(options))
      }
    return left ?? CacheBytes([])
  }

  /// Leaves something for the next extraction.
  func store(_ bytes: [UInt8], _ options: ExtractionOptions) throws(FileError) {
    switch store {
    case .folder(let folder): try store(bytes, in: folder, options)
    case .memory(let memory): memory.store(bytes, name(options))
    }
  }

  /// Tells this program from any other version of it, builds of a developer included.
  var program: String {
    let stamp = RunningProgram.path.flatMap { FileSystem.stamp(of: $0) }
    let build = stamp.map { "\($0.size) \($0.modified) \($0.identifier)" } ?? ""
    return "\(version) \(build)"
  }
}

// MARK: - The folder

extension ExtractionCache {
  /// The folder of the cache; `nil` for one in memory.
  var folder: String? {
    if case .folder(let folder) = store { folder } else { nil }
  }

  private func path(in folder: String, _ options: ExtractionOptions) -> String {
    FileSystem.join(folder, name(options) + Self.suffix)
  }

  private func store(
    _ bytes: [UInt8],
    in folder: String,
    _ options: ExtractionOptions
  ) throws(FileError) {
    try FileSystem.createFolder(folder)
    let ignored = FileSystem.join(folder, ".gitignore")
    if FileSystem.kind(of: ignored) == nil { try FileSystem.put(Array("*\n".utf8), at: ignored) }
    try FileSystem.put(bytes, at: path(in: folder, options))
    FileSystem.removeOldFiles(in: folder, marked: Self.suffix, keeping: Self.capacity)
  }
}

/// What the last extraction of this process has left.
package final class ExtractionMemory: Sendable {
  private struct Image {
    var name: String
    var bytes: CacheBytes
  }

  private let image = Mutex<Image?>(nil)

  /// Creates a memory that has nothing yet.
  package init() {}

  /// Returns what the last extraction has left; `nil` if it was asked for something else.
  func load(_ name: String) -> CacheBytes? {
    image.withLock { $0?.name == name ? $0?.bytes : nil }
  }

  /// Leaves something for the next extraction.
  func store(_ bytes: [UInt8], _ name: String) {
    let new = Image(name: name, bytes: CacheBytes(bytes))
    image.withLock { $0 = new }
  }
}
