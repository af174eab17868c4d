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
  ///   - input: What is read.
  ///   - console: Where a person sees how far it is.
  ///   - isMachineRead: Whether the result is for another program, and progress for nobody.
  /// - Throws: That a file could not be read.
  init(_ input: ExtractionInput, _ console: Console, isMachineRead: Bool) async throws {
    let wanted = Set(input.files)
    let line = isMachineRead ? nil : console.progressLine
    defer { line?.clear() }
    let run = try await extractStrings(
      from: input.references(to: input.files),
      knowing: input.references(to: input.indexed.filter { !wanted.contains($0) }),
      options: input.options,
      image: input.cache?.load(input.options),
      program: ExtractionCache.program,
      reading: { path throws(FileError) in try FileSystem.read(path) },
      progress: { line?.show($0.sentence) }
    )
    if let image = run.image { input.cache?.store(image, input.options, console) }
    strings = run.strings.value
    diagnostics = run.strings.diagnostics
  }

  /// Tells what could not be understood; notes are for those who want to hear more than errors,
  /// and the first few of them do.
  func reportProblems(to console: Console) {
    let problems = diagnostics.filter { $0.severity != .note }
    let notes = diagnostics.filter { $0.severity == .note }.sorted(by: DiagnosticPrinter.precedes)
    let told = console.isQuiet ? [] : notes.prefix(Self.noteLimit)
    DiagnosticPrinter.localized.print(problems + told, to: console)
    let rest = notes.count - Self.noteLimit
    guard rest > 0 else { return }
    console.remark(
      String(
        localized:
          "\(rest) more specifiers are assumed. 'xcstrings extract --explain KEY' tells those of a key.",
        comment:
          "Below the notes about interpolations whose types are not known. KEY stands for a key; the command stays as it is"
      )
    )
  }

  /// How many notes are told; a project that lacks the sources of a module has hundreds.
  private static let noteLimit = 10

  /// Whether every file could be read to its end, so that no string of them is unknown.
  var isComplete: Bool {
    strings.authority == .complete && !diagnostics.contains { $0.severity > .note }
  }
}
