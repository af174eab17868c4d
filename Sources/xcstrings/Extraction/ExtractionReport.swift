import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import StringExtraction

/// What `extract --format json` prints.
struct ExtractionReport: Encodable {
  /// One place of the sources that uses a string.
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

  var strings: [Occurrence]

  init(_ tables: [TableStrings]) {
    strings = tables.flatMap { strings in
      strings.occurrences.map { occurrence in
        Occurrence(
          table: strings.table,
          key: occurrence.key,
          defaultValue: occurrence.defaultValue,
          comment: occurrence.comment,
          file: occurrence.place.file,
          line: occurrence.place.line,
          column: occurrence.place.column,
          debugOnly: occurrence.isDebugOnly
        )
      }
    }
  }
}

// MARK: - Printing

extension ExtractionReport {
  /// Prints the report as any other report is printed as JSON, byte for byte.
  ///
  /// An encoder takes longer for the strings of a large project than all of the work before it.
  func print(to console: Console) {
    var writer = Writer()
    writer.write(self)
    console.print(exactly: writer.bytes)
  }

  /// The bytes that are printed.
  var json: [UInt8] {
    var writer = Writer()
    writer.write(self)
    return writer.bytes
  }

  /// Writes JSON with two spaces a level, and keys in alphabetical order.
  private struct Writer {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ report: ExtractionReport) {
      bytes.reserveCapacity(report.strings.count * 320)
      write("{\n  \"strings\" : [")
      if report.strings.isEmpty { write("\n") }
      for (position, occurrence) in report.strings.enumerated() {
        write(position == 0 ? "\n    {\n" : ",\n    {\n")
        write(occurrence)
        write("\n    }")
      }
      write("\n  ]\n}\n")
    }

    private mutating func write(_ occurrence: Occurrence) {
      write("      \"column\" : ")
      write(occurrence.column)
      write(",\n      \"comment\" : ", occurrence.comment)
      write(",\n      \"debugOnly\" : ")
      write(occurrence.debugOnly ? "true" : "false")
      write(",\n      \"defaultValue\" : ", occurrence.defaultValue)
      write(",\n      \"file\" : ", occurrence.file)
      write(",\n      \"key\" : ", occurrence.key)
      write(",\n      \"line\" : ")
      write(occurrence.line)
      write(",\n      \"table\" : ", occurrence.table)
    }

    private mutating func write(_ label: StaticString, _ text: String?) {
      guard var text else { return }
      write(label)
      bytes.append(UInt8(ascii: "\""))
      text.withUTF8 { write(escaped: $0) }
      bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ number: Int) {
      bytes.append(contentsOf: String(number).utf8)
    }

    private mutating func write(_ text: StaticString) {
      text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a text, the stretches without anything to escape as they are.
    private mutating func write(escaped text: UnsafeBufferPointer<UInt8>) {
      var start = 0
      for (position, byte) in text.enumerated()
      where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: text[start..<position])
        start = position + 1
        if byte < 0x20 {
          bytes.append(contentsOf: Self.escapes[Int(byte)].utf8)
        } else {
          bytes += [UInt8(ascii: "\\"), byte]
        }
      }
      bytes.append(contentsOf: text[start...])
    }

    /// What stands for the control characters.
    private static let escapes = (UInt8(0)..<0x20)
      .map { byte in
        switch byte {
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
      }
  }
}

/// What `extract --format stringsdata --json` prints.
struct StringsDataJSONReport: Encodable {
  /// One file that was written, or that held the strings already.
  struct File: Encodable {
    var path: String
    var source: String
    var isChanged: Bool
  }

  var files: [File]
}

// MARK: - Problems

extension [Diagnostic] {
  /// How many notes of a kind are told; a project that lacks the sources of a module has hundreds.
  private static var noteLimit: Int { 10 }

  /// Tells what could not be understood; notes are for those who want to hear more than errors,
  /// and the first few of each kind do.
  func reportProblems(to console: Console) {
    let problems = filter { $0.severity != .note }
    let notes = filter { $0.severity == .note }.sorted(by: DiagnosticPrinter.precedes)
    let calls = notes.filter(\.isOfCall)
    let types = notes.filter { !$0.isOfCall }
    let told = console.isQuiet ? [] : types.prefix(Self.noteLimit) + calls.prefix(Self.noteLimit)
    DiagnosticPrinter().print(problems + told, to: console)
    if types.count > Self.noteLimit {
      console.remark(Self.moreSpecifiers(types.count - Self.noteLimit))
    }
    if calls.count > Self.noteLimit { console.remark(Self.moreCalls(calls.count - Self.noteLimit)) }
  }

  private static func moreSpecifiers(_ rest: Int) -> String {
    String(
      localized:
        "\(rest) more specifiers are assumed. 'xcstrings extract --explain KEY' shows those of a key.",
      comment:
        "Below the notes about interpolations whose types are not known. KEY stands for a key; the command stays as it is"
    )
  }

  private static func moreCalls(_ rest: Int) -> String {
    String(
      localized: "\(rest) more calls have a key or a table that is not a literal.",
      comment: "Below the notes about calls of Objective-C that no key could be read from"
    )
  }
}

extension Diagnostic {
  /// Whether it is about a call whose key or table is made while the program runs.
  fileprivate var isOfCall: Bool {
    id == "localization-key-not-literal" || id == "localization-table-not-literal"
  }
}

// MARK: - Sentence

extension ExtractionProgress {
  /// What a person at a terminal sees of an extraction.
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

/// A line on a terminal that shows how far an extraction is.
struct ExtractionProgressLine {
  fileprivate let line: ProgressLine

  /// Shows how far the extraction is.
  func show(_ progress: ExtractionProgress) { line.show(progress.sentence) }

  /// Takes the line away.
  func clear() { line.clear() }
}

extension Console {
  /// The line for an extraction; `nil` where no person looks on.
  var extractionProgress: ExtractionProgressLine? {
    progressLine.map { ExtractionProgressLine(line: $0) }
  }

  /// Waits until a cache is written, and remarks that it could not be.
  func finish(_ writing: CacheWriting?) async {
    guard let writing, await writing.finish() != nil else { return }
    let folder = writing.folder ?? ""
    remark(
      String(
        localized:
          "The cache in '\(folder)' could not be written; the next run reads all sources.",
        comment: "A remark beside the result. The argument is a folder"
      )
    )
  }

  /// Remarks which files are left out of the sources that were named.
  ///
  /// - Throws: The status `data` if all of them are.
  func remark(on files: SourceFiles?) throws(ExitStatus) {
    guard let files else { return }
    for file in files.ignored {
      remark(
        String(
          localized: "'\(file)' is not a Swift, C or Objective-C file; it is ignored.",
          comment: "The user names a file whose name does not end in .swift, .m or the like"
        )
      )
    }
    for file in files.missing {
      remark(
        String(
          localized: "There is no file '\(file)'; it is ignored.",
          comment: "A list of sources names a file that does not exist"
        )
      )
    }
    if files.areAllIgnored { throw .data }
  }
}
