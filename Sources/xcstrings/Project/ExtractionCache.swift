import CommandSupport
import Localization
import SwiftExtraction

/// The folder in which an extraction leaves what the next one starts from.
struct ExtractionCache {
  /// The folder of a project in which builds leave their things.
  static let defaultFolder = ".build/xcstrings"

  /// The path of the folder.
  let folder: String
  /// What the extraction is asked for: the paths that the user gave, or none for the project's own.
  ///
  /// Each combination has a file of its own, so that they do not drive each other out.
  let scope: [String]

  /// How the files of the folder end.
  private static let suffix = ".image"
  /// How many files the folder keeps; older ones are removed.
  private static let capacity = 16

  /// Returns the path of the file for an extraction with these options.
  func path(_ options: ExtractionOptions) -> String {
    let folder = FileSystem.realPath(".") ?? ""
    let name = imageName(for: [folder] + scope, options: options)
    return FileSystem.join(self.folder, name + Self.suffix)
  }

  /// Returns what the extraction before has left; nothing if it left nothing that can be read.
  func load(_ options: ExtractionOptions) -> ImageBytes {
    guard let file = MappedFile(path(options)) else { return ImageBytes([]) }
    return ImageBytes(file.bytes, keptBy: file)
  }

  /// Leaves something for the next extraction; a cache that cannot be written is told, and no error.
  func store(_ bytes: [UInt8], _ options: ExtractionOptions, _ console: Console) {
    do throws(FileError) {
      try FileSystem.createFolder(folder)
      let ignored = FileSystem.join(folder, ".gitignore")
      if FileSystem.kind(of: ignored) == nil { try FileSystem.put(Array("*\n".utf8), at: ignored) }
      try FileSystem.put(bytes, at: path(options))
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

  /// Tells this program from any other version of it, builds of a developer included.
  static var program: String {
    let stamp = RunningProgram.path.flatMap { FileSystem.stamp(of: $0) }
    let build = stamp.map { "\($0.size) \($0.modified) \($0.identifier)" } ?? ""
    return "\(Version.text) \(build)"
  }
}
