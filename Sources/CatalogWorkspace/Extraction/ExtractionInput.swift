import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction
package import SwiftTypeChecker

/// What an extraction reads.
package struct ExtractionInput: Sendable {
  /// The files whose strings are wanted.
  package var files: [String]
  /// What the file system said of some of the files already.
  package var stamps: SourceStamps
  /// More files, whose declarations help to type the calls in `files`.
  package var indexed: [String]
  /// What the project tells about its sources.
  package var options: ExtractionOptions
  /// Where the extraction before has left what need not be read again; `nil` for nowhere.
  package var cache: ExtractionCache?
  /// Whether a file that cannot be read is told and left out; it ends the command if not.
  var goesOnWithoutUnreadable = false

  /// Creates the input of an extraction.
  ///
  /// - Parameters:
  ///   - files: The files whose strings are wanted.
  ///   - stamps: What the file system said of some of the files already.
  ///   - indexed: Files whose declarations are known; those among `files` are left out.
  ///   - options: What the project tells about its sources.
  ///   - cache: Where the extraction before has left what need not be read again.
  package init(
    files: [String],
    stamps: SourceStamps = SourceStamps(),
    indexed: [String],
    options: ExtractionOptions,
    cache: ExtractionCache? = nil
  ) {
    let wanted = Set(files.map { FileSystem.absolutePath(of: $0) })
    self.files = files
    self.stamps = stamps
    self.indexed = indexed.filter { !wanted.contains(FileSystem.absolutePath(of: $0)) }
    self.options = options
    self.cache = cache
  }

  /// The files in Swift whose strings are wanted.
  var swiftFiles: [String] { files.filter { SourceKind(ofFileAt: $0) != .objectiveC } }

  /// The files in C and Objective-C whose strings are wanted.
  var objectiveCFiles: [String] { files.filter { SourceKind(ofFileAt: $0) == .objectiveC } }

  /// What the project tells about its sources in C and Objective-C.
  var objectiveCOptions: ObjectiveCOptions {
    ObjectiveCOptions(routines: options.routines, includesDebugOnly: options.includesDebugOnly)
  }

  /// Returns the path by which the input has a file; `nil` if its strings are not wanted.
  package func path(of file: String) -> String? {
    let name = FileSystem.absolutePath(of: file)
    return files.first { FileSystem.absolutePath(of: $0) == name }
  }

  /// Returns the input with a further file whose strings are wanted.
  package func adding(_ file: String) -> ExtractionInput {
    ExtractionInput(
      files: files + [file],
      stamps: stamps,
      indexed: indexed,
      options: options,
      cache: cache
    )
  }

  /// Returns the files in Swift whose strings are wanted, and the others, as sources that are read only
  /// if the cache cannot tell that they are unchanged.
  func references() async -> (wanted: [SourceReference], others: [SourceReference]) {
    let files = swiftFiles
    guard cache != nil else {
      return (files.map { SourceReference(path: $0) }, indexed.map { SourceReference(path: $0) })
    }
    var stamps = stamps
    await stamps.add(files + indexed)
    return (files.map { stamps.reference(to: $0) }, indexed.map { stamps.reference(to: $0) })
  }

  /// Reads the files in Swift.
  ///
  /// - Throws: That a file could not be read.
  package func sources() throws(FileError) -> (wanted: [SourceFile], others: [SourceFile]) {
    (try Self.read(swiftFiles), try Self.read(indexed))
  }

  /// Reads the files in C and Objective-C.
  ///
  /// - Throws: That a file could not be read.
  package func objectiveCSources() throws(FileError) -> [SourceFile] {
    try Self.read(objectiveCFiles)
  }

  private static func read(_ files: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for file in files { sources.append(SourceFile(path: file, bytes: try FileSystem.read(file))) }
    return sources
  }
}

extension ExtractionInput {
  /// Reads the files in C and Objective-C, and returns their strings.
  ///
  /// - Throws: That a file could not be read.
  package func objectiveCStrings() async throws -> [ExtractedString] {
    try await ObjectiveCSources(self).strings(UnreadFiles(isFatal: true)).strings.value
  }
}
