import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction
package import SwiftTypeChecker

/// The input of an extraction.
package struct ExtractionInput: Sendable {
  /// The files whose strings are extracted.
  package var files: [String]
  /// The known file system stamps of the files.
  package var stamps: SourceStamps
  /// Further files, whose declarations help to determine the types of calls in `files`.
  package var indexed: [String]
  /// The storyboards, XIBs and property lists whose strings are extracted.
  package var resources: [CatalogResources] = []
  /// The localizable keys of Info.plists.
  package var infoPlistKeys = InfoPlistKeys()
  /// The options of the project for its sources.
  package var options: ExtractionOptions
  /// The cache of the previous extraction; `nil` for none.
  package var cache: ExtractionCache?
  /// Whether an unreadable file is reported and skipped; otherwise, it is an error.
  package var goesOnWithoutUnreadable = false

  /// Creates the input of an extraction.
  ///
  /// - Parameters:
  ///   - files: The files whose strings are extracted.
  ///   - stamps: The known file system stamps of the files.
  ///   - indexed: Files whose declarations are used; those among `files` are ignored.
  ///   - options: The options of the project for its sources.
  ///   - cache: The cache of the previous extraction.
  package init(
    files: [String],
    stamps: SourceStamps = SourceStamps(),
    indexed: [String],
    options: ExtractionOptions,
    cache: ExtractionCache? = nil
  ) {
    self.files = files
    self.stamps = stamps
    self.indexed = []
    if !indexed.isEmpty {
      let wanted = Set(files.map { FileSystem.absolutePath(of: $0) })
      self.indexed = indexed.filter { !wanted.contains(FileSystem.absolutePath(of: $0)) }
    }
    self.options = options
    self.cache = cache
  }

  /// The Swift files whose strings are extracted.
  var swiftFiles: [String] { files.filter { SourceKind(ofFileAt: $0) != .objectiveC } }

  /// The C and Objective-C files whose strings are extracted.
  var objectiveCFiles: [String] { files.filter { SourceKind(ofFileAt: $0) == .objectiveC } }

  /// The options of the project for its C and Objective-C sources.
  var objectiveCOptions: ObjectiveCOptions {
    ObjectiveCOptions(routines: options.routines, includesDebugOnly: options.includesDebugOnly)
  }

  /// Returns the path of a file in the input; `nil` if its strings are not extracted.
  package func path(of file: String) -> String? {
    let name = FileSystem.absolutePath(of: file)
    return files.first { FileSystem.absolutePath(of: $0) == name }
  }

  /// Returns the input with a further file whose strings are extracted.
  package func adding(_ file: String) -> ExtractionInput {
    ExtractionInput(
      files: files + [file],
      stamps: stamps,
      indexed: indexed,
      options: options,
      cache: cache
    )
  }

  /// Returns the Swift files whose strings are extracted, and the indexed ones.
  ///
  /// Their content is read only if the cache does not show that they are unchanged.
  func references() async -> (wanted: [SourceReference], others: [SourceReference]) {
    let files = swiftFiles
    guard cache != nil else {
      return (files.map { SourceReference(path: $0) }, indexed.map { SourceReference(path: $0) })
    }
    var stamps = stamps
    await stamps.add(files + indexed)
    return (files.map { stamps.reference(to: $0) }, indexed.map { stamps.reference(to: $0) })
  }

  /// Reads the Swift files.
  ///
  /// - Throws: `FileError` if a file could not be read.
  package func sources() throws(FileError) -> (wanted: [SourceFile], others: [SourceFile]) {
    (try Self.read(swiftFiles), try Self.read(indexed))
  }

  /// Reads the C and Objective-C files.
  ///
  /// - Throws: `FileError` if a file could not be read.
  package func objectiveCSources() throws(FileError) -> [SourceFile] {
    try Self.read(objectiveCFiles)
  }

  /// Returns the Swift source of a file, which is generated for a Core Data model.
  static func source(_ bytes: [UInt8], at path: String) -> [UInt8] {
    DataModelVersion.isContent(path) ? CoreDataModel(bytes).sourceBytes : bytes
  }

  private static func read(_ files: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for file in files {
      do throws(FileError) {
        let bytes = try FileSystem.read(file, as: .source)
        sources.append(SourceFile(path: file, bytes: source(bytes, at: file)))
      } catch {
        guard error.isRefusal else { throw error }
        FileSystem.reportSkipped(error)
      }
    }
    return sources
  }
}

extension ExtractionInput {
  /// Reads the storyboards, XIBs and property lists, and returns their strings.
  package func resourceStrings() async -> [ExtractedString] {
    await ResourceExtraction(infoPlistKeys, nil, options).strings(of: resources).strings
      .flatMap(\.strings)
  }

  /// Reads the C and Objective-C files, and returns their strings.
  ///
  /// - Throws: An error if a file could not be read.
  package func objectiveCStrings() async throws -> [ExtractedString] {
    try await ObjectiveCSources(self).strings(UnreadFiles(isFatal: true)).strings.value
  }
}
