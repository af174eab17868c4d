import CommandSupport
import SwiftExtraction

/// What an extraction reads.
struct ExtractionInput {
  /// The files whose strings are wanted.
  var files: [String]
  /// What the file system said of some of the files already.
  var stamps = SourceStamps()
  /// More files, whose declarations help to type the calls in `files`.
  var indexed: [String]
  /// What the project tells about its sources.
  var options: ExtractionOptions
  /// Where the extraction before has left what need not be read again; `nil` for nowhere.
  var cache: ExtractionCache?

  /// Returns the input with a further file whose strings are wanted, if it is not there.
  func adding(_ file: String) -> ExtractionInput {
    guard !files.contains(file) else { return self }
    var result = self
    result.files.append(file)
    return result
  }

  /// Returns the files whose strings are wanted, and the others, as sources that are read only if
  /// the cache cannot tell that they are unchanged.
  func references() async -> (wanted: [SourceReference], others: [SourceReference]) {
    let wanted = Set(files)
    let others = indexed.filter { !wanted.contains($0) }
    guard cache != nil else {
      return (files.map { SourceReference(path: $0) }, others.map { SourceReference(path: $0) })
    }
    var stamps = stamps
    await stamps.add(files + others)
    return (files.map { stamps.reference(to: $0) }, others.map { stamps.reference(to: $0) })
  }

  /// Reads the files.
  ///
  /// - Throws: That a file could not be read.
  func sources() throws(FileError) -> (wanted: [SourceFile], others: [SourceFile]) {
    let wanted = Set(files)
    return (try Self.read(files), try Self.read(indexed.filter { !wanted.contains($0) }))
  }

  private static func read(_ files: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for file in files { sources.append(SourceFile(path: file, bytes: try FileSystem.read(file))) }
    return sources
  }
}
