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
  /// Why files could not be read, where that does not end the command.
  var unread: [FileError] = []

  /// Reads files and extracts their strings.
  ///
  /// What the next extraction starts from is made and written while `body` uses the strings.
  ///
  /// - Parameters:
  ///   - input: What is read.
  ///   - console: Where a person sees how far it is.
  ///   - isMachineRead: Whether the result is for another program, and progress for nobody.
  ///   - body: What is done with the strings.
  /// - Returns: What `body` returns.
  /// - Throws: That a file could not be read, and what `body` throws.
  static func read<Result>(
    _ input: ExtractionInput,
    _ console: Console,
    isMachineRead: Bool,
    _ body: (Extraction) async throws -> Result
  ) async throws -> Result {
    let unread = UnreadFiles(isFatal: !input.goesOnWithoutUnreadable)
    let run = try await run(input, unread, isMachineRead ? nil : console.progressLine)
    async let kept: Void = keep(run, input, unread, console)
    let result = try await body(
      Extraction(
        strings: run.strings.value,
        diagnostics: run.strings.diagnostics,
        unread: unread.errors
      )
    )
    await kept
    return result
  }

  private static func run(
    _ input: ExtractionInput,
    _ unread: UnreadFiles,
    _ line: ProgressLine?
  ) async throws(FileError) -> ExtractionRun {
    defer { line?.clear() }
    let sources = await input.references()
    return try await extractStrings(
      from: sources.wanted,
      knowing: sources.others,
      options: input.options,
      image: input.cache?.load(input.options),
      program: ExtractionCache.program,
      reading: { path throws(FileError) in try unread.bytes(of: path) },
      progress: { line?.show($0.sentence) }
    )
  }

  @concurrent
  private static func keep(
    _ run: ExtractionRun,
    _ input: ExtractionInput,
    _ unread: UnreadFiles,
    _ console: Console
  ) async {
    // What stands for a file that could not be read must not be taken for it the next time.
    guard unread.errors.isEmpty, let cache = input.cache, let image = run.image else { return }
    cache.store(image, input.options, console)
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
          "\(rest) more specifiers are assumed. 'xcstrings extract --explain KEY' shows those of a key.",
        comment:
          "Below the notes about interpolations whose types are not known. KEY stands for a key; the command stays as it is"
      )
    )
  }

  /// How many notes are told; a project that lacks the sources of a module has hundreds.
  private static let noteLimit = 10

  /// The files that could not be read to their end, so that some of their strings are unknown, and
  /// the types of calls in others that use their declarations.
  var misunderstood: [String] {
    let files = diagnostics.filter { $0.severity > .note }.compactMap(\.place?.file)
    return Set(files).sorted()
  }

  /// Whether every file could be read to its end, so that no string of them is unknown.
  var isComplete: Bool {
    strings.authority == .complete && unread.isEmpty
      && !diagnostics.contains { $0.severity > .note }
  }
}
