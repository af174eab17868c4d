import CommandSupport
import Diagnostics
import ExtractedStrings
import Localization
import SwiftExtraction

/// The strings that sources have, read from files.
struct Extraction {
  /// What was found.
  let strings: ExtractedStrings
  /// What could not be understood.
  let diagnostics: [Diagnostic]

  /// Reads files and extracts their strings.
  ///
  /// - Parameters:
  ///   - files: The files whose strings are wanted.
  ///   - indexed: More files, whose declarations help to type the calls in `files`.
  ///   - routines: The names of the project's own functions that take a key.
  ///   - includesPreviews: Whether strings are wanted that only previews show.
  /// - Throws: That a file could not be read.
  init(
    files: [String],
    indexed: [String],
    routines: [String],
    includesPreviews: Bool = false
  ) async throws {
    let wanted = Set(files)
    let parsed = await extractStrings(
      from: try Self.read(files),
      knowing: try Self.read(indexed.filter { !wanted.contains($0) }),
      options: ExtractionOptions(routines: routines, includesPreviews: includesPreviews)
    )
    strings = parsed.value
    diagnostics = parsed.diagnostics
  }

  private static func read(_ files: [String]) throws(FileError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for file in files { sources.append(SourceFile(path: file, bytes: try FileSystem.read(file))) }
    return sources
  }

  /// Tells what could not be understood; notes are for those who want to hear more than errors.
  func reportProblems(to console: Console) {
    let told = diagnostics.filter { $0.severity != .note || !console.isQuiet }
    DiagnosticPrinter.localized.print(told, to: console)
  }

  /// Whether every file could be read to its end, so that no string of them is unknown.
  var isComplete: Bool {
    strings.authority == .complete && !diagnostics.contains { $0.severity > .note }
  }
}
