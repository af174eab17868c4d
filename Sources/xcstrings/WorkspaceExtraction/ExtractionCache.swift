import CommandSupport
import FileSystem
import Localization
import StringExtraction
import SwiftTypeChecker
import Synchronization

/// Where an extraction leaves what the next one starts from.
struct ExtractionCache {
  /// What keeps it.
  enum Store {
    /// A folder, whose path this is.
    case folder(String)
    /// A process that goes on extracting.
    case memory(ExtractionMemory)
  }

  /// The folder of a project in which builds leave their things.
  static let defaultFolder = ".build/xcstrings"

  /// What keeps it.
  let store: Store
  /// What the extraction is asked for: the paths that the user gave, or none for the project's own.
  ///
  /// Each combination has a file of its own, so that they do not drive each other out.
  let scope: [String]

  /// How the files of the folder end.
  private static let suffix = ".image"
  /// How many files the folder keeps; older ones are removed.
  private static let capacity = 16

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

  /// Leaves something for the next extraction; a cache that cannot be written is told, and no error.
  func store(_ bytes: [UInt8], _ options: ExtractionOptions, _ console: Console) {
    switch store {
    case .folder(let folder): store(bytes, in: folder, options, console)
    case .memory(let memory): memory.store(bytes, name(options))
    }
  }

  /// Tells this program from any other version of it, builds of a developer included.
  static var program: String {
    let stamp = RunningProgram.path.flatMap { FileSystem.stamp(of: $0) }
    let build = stamp.map { "\($0.size) \($0.modified) \($0.identifier)" } ?? ""
    return "\(Version.text) \(build)"
  }
}

// MARK: - The folder

extension ExtractionCache {
  private func path(in folder: String, _ options: ExtractionOptions) -> String {
    FileSystem.join(folder, name(options) + Self.suffix)
  }

  private func store(
    _ bytes: [UInt8],
    in folder: String,
    _ options: ExtractionOptions,
    _ console: Console
  ) {
    do throws(FileError) {
      try FileSystem.createFolder(folder)
      let ignored = FileSystem.join(folder, ".gitignore")
      if FileSystem.kind(of: ignored) == nil { try FileSystem.put(Array("*\n".utf8), at: ignored) }
      try FileSystem.put(bytes, at: path(in: folder, options))
      FileSystem.removeOldFiles(in: folder, marked: Self.suffix, keeping: Self.capacity)
    } catch {
      console.remark(
        String(
          localized:
            "The cache in '\(folder)' could not be written; the next run reads all sources.",
          comment: "A remark beside the result. The argument is a folder"
        )
      )
    }
  }
}

/// What the last extraction of this process has left.
final class ExtractionMemory: Sendable {
  private struct Image {
    var name: String
    var bytes: CacheBytes
  }

  private let image = Mutex<Image?>(nil)

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
