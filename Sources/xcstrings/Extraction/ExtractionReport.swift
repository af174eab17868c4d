import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import StringExtraction

/// The output of `extract --format json`.
struct ExtractionReport: Encodable {
  /// One occurrence of a string in the sources.
  struct Occurrence: Encodable {
    var table: String
    var key: String
    var defaultValue: String?
    var comment: String?
    var file: String
    var line: Int
    var column: Int
    var debugOnly: Bool
  }

  private let tables: [TableStrings]

  init(_ tables: [TableStrings]) {
    self.tables = tables
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      tables.flatMap { table in table.occurrences.map { Occurrence($0, in: table.table) } },
      forKey: .strings
    )
  }

  private enum CodingKeys: String, CodingKey {
    case strings
  }
}

extension ExtractionReport.Occurrence {
  fileprivate init(_ string: ExtractedString, in table: String) {
    self.init(
      table: table,
      key: string.key,
      defaultValue: string.defaultValue,
      comment: string.comment,
      file: string.location.file,
      line: string.location.line,
      column: string.location.column,
      debugOnly: string.isDebugOnly
    )
  }
}

// MARK: - Printing

extension ExtractionReport {
  /// Prints the report, byte-identical to the encoder of the other JSON reports.
  ///
  /// For the strings of a large project, an encoder takes longer than all of the preceding work.
  func print(to console: Console) {
    console.print(exactly: json)
  }

  /// The bytes that are printed.
  var json: [UInt8] {
    var writer = ExtractionJSONWriter()
    for table in tables {
      for occurrence in table.occurrences { writer.write(occurrence, in: table.table) }
    }
    var parts = ExtractionJSONParts()
    return parts.next(writer.bytes) + parts.end
  }
}

/// The output of `extract --format stringsdata --json`.
struct StringsDataJSONReport: Encodable {
  /// One file that was written, or that already had the content.
  struct File: Encodable {
    var path: String
    var source: String
    var isChanged: Bool
  }

  var files: [File]
}

// MARK: - Problems

extension [Diagnostic] {
  /// The maximum number of printed notes of one kind.
  ///
  /// A project without the sources of a module has hundreds.
  private static var noteLimit: Int { 10 }

  /// Prints the errors and warnings.
  func reportProblems(to console: Console) {
    DiagnosticPrinter().print(filter { $0.severity != .note }, to: console)
  }

  /// Prints the first notes of each kind, unless the console is quiet.
  ///
  /// Commands print them after their result, which they explain.
  func reportNotes(to console: Console) {
    let notes = filter { $0.severity == .note }.sorted(by: DiagnosticPrinter.precedes)
    let calls = notes.filter(\.isOfCall)
    let functions = notes.filter(\.isOfUnreadFunction)
    let types = notes.filter { !$0.isOfCall && !$0.isOfUnreadFunction }
    guard !console.isQuiet else { return }
    let shown = [types, calls, functions].flatMap { $0.prefix(Self.noteLimit) }
    DiagnosticPrinter().print(shown, to: console)
    if types.count > Self.noteLimit {
      console.printStatus(Self.moreSpecifiers(types.count - Self.noteLimit))
    }
    if calls.count > Self.noteLimit {
      console.printStatus(Self.moreCalls(calls.count - Self.noteLimit))
    }
    if functions.count > Self.noteLimit {
      console.printStatus(Self.moreFunctions(functions.count - Self.noteLimit))
    }
  }

  private static func moreSpecifiers(_ rest: Int) -> String {
    String(
      localized:
        "\(rest) more specifiers are assumed. 'xcstrings extract --explain KEY' shows those of a key.",
      comment:
        "Below the notes about interpolations whose types are not known. KEY is a placeholder for a key; do not translate the command"
    )
  }

  private static func moreCalls(_ rest: Int) -> String {
    String(
      localized: "\(rest) more calls have a key or a table that is not a literal.",
      comment: "Below the notes about calls that no key could be read from"
    )
  }

  private static func moreFunctions(_ rest: Int) -> String {
    String(
      localized: "\(rest) more functions take texts, and their declarations were not read.",
      comment: "Below the notes about functions of packages that take texts, one for each function"
    )
  }
}

extension Diagnostic {
  /// Whether the diagnostic is about a call whose key or table is computed at run time.
  fileprivate var isOfCall: Bool {
    id == "localization-key-not-literal" || id == "localization-table-not-literal"
  }

  /// Whether the diagnostic is about a function of a package that was not read.
  fileprivate var isOfUnreadFunction: Bool { id == Message.functionNotReadID }
}

// MARK: - Progress

extension ExtractionProgress {
  /// The progress of an extraction, for display on a terminal.
  fileprivate var sentence: String {
    switch step {
    case .reading:
      String(
        localized: "Reading files: \(done) of \(total)",
        comment: "Progress on a terminal, on one line"
      )
    case .checking:
      String(
        localized: "Looking for strings: file \(done) of \(total)",
        comment: "Progress on a terminal, on one line"
      )
    }
  }
}

/// A line on a terminal that shows the progress of an extraction.
struct ExtractionProgressLine {
  fileprivate let line: ProgressLine

  /// Shows the progress of the extraction.
  func show(_ progress: ExtractionProgress) { line.show(progress.sentence) }

  /// Removes the line.
  func clear() { line.clear() }
}

extension Console {
  /// The line for an extraction; `nil` without an interactive terminal.
  var extractionProgress: ExtractionProgressLine? {
    progressLine.map { ExtractionProgressLine(line: $0) }
  }

  /// Waits until a cache is written, and prints a warning if it could not be.
  func finish(_ writing: CacheWriting?) async {
    guard let writing, await writing.finish() != nil else { return }
    let folder = writing.folder ?? ""
    printStatus(
      String(
        localized:
          "The cache in '\(folder)' could not be written; the next run will read all source files.",
        comment: "Status message in addition to the result. The argument is a folder"
      )
    )
  }

  /// Prints which of the named sources are ignored.
  ///
  /// - Throws: `ExitStatus.data` if all of them are.
  func printIgnoredFiles(of files: SourceFiles?) throws(ExitStatus) {
    guard let files else { return }
    for file in files.ignored {
      printStatus(
        String(
          localized: "'\(file)' is not a Swift, C or Objective-C file; it is ignored.",
          comment: "The user specifies a file whose name does not end in .swift, .m or the like"
        )
      )
    }
    for file in files.missing {
      printStatus(
        String(
          localized: "There is no file '\(file)'; it is ignored.",
          comment: "A list of sources names a file that does not exist"
        )
      )
    }
    if files.areAllIgnored { throw .data }
  }
}
