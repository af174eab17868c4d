import ArgumentParser
import CommandSupport
import FileSystem
import Localization

/// The options for the format and the file of a report about findings.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = ValidationFormat.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.fileValue),
    completion: .file()
  )
  var output: String?

  @Flag(help: ArgumentHelp(Texts.all))
  var all = false

  @Flag(help: ArgumentHelp(Texts.notes))
  var notes = false

  @Option(
    help: ArgumentHelp(Texts.sourceRoot, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var sourceRoot: String?

  func validate() throws {
    guard output != nil, report == .github else { return }
    throw ValidationError(Texts.withoutDocument)
  }

  /// Whether standard output is meant for another program.
  var isMachineRead: Bool { report != .text && output == nil }

  /// Returns the path of a file in reports: from the root of the sources if it is inside.
  func shownPath(_ path: String) -> String {
    FileSystem.shortenedPath(path, in: sourceRoot ?? ".")
  }

  /// Prints the findings; also as text if another report is written to a file.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  func print(_ findings: ValidationFindings, asJSON isJSON: Bool, to console: Console) throws {
    let extent = ValidationTextReport.Extent(isComplete: all, includesNotes: notes)
    guard let output else {
      return try findings.print(as: isJSON ? .json : report, extent, to: console)
    }
    let text = ValidationTextReport(findings, extent, ValidationTextReport.Layout())
    let document =
      try findings.document(as: report)
      ?? text.lines.map { OutputLine($0).text }.joined(separator: "\n")
    if !findings.isPreview {
      try FileSystem.replace(
        FileSystem.content(of: output, as: .result),
        with: Array("\(document)\n".utf8)
      )
    }
    if report == .text, !isJSON {
      guard !console.isQuiet else { return }
      for line in text.ending { console.print(line) }
    } else {
      try findings.print(as: isJSON ? .json : .text, extent, to: console)
    }
  }

  enum Texts {
    static var report: String {
      String(
        localized: "The format of the report; html creates a page for translators.",
        comment: "Help of xcstrings validate --report. Do not translate 'html'"
      )
    }
    static var output: String {
      String(
        localized: "Write the report to this file, and print the findings as text.",
        comment: "Help of xcstrings validate --output"
      )
    }
    static var all: String {
      String(
        localized: "List all findings, not only some of each rule.",
        comment: "Help of xcstrings validate --all"
      )
    }
    static var notes: String {
      String(
        localized: "List the notes, too.",
        comment: "Help of xcstrings validate --notes"
      )
    }
    static var sourceRoot: String {
      String(
        localized: "Show paths relative to this folder (default: the current folder).",
        comment: "Help of xcstrings validate --source-root"
      )
    }
    static var withoutDocument: String {
      String(
        localized: "--output requires --report text, json, sarif, junit or html.",
        comment: "Error of xcstrings validate. Do not translate the options and formats"
      )
    }
  }
}

/// The formats of reports about findings.
enum ValidationFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case sarif
  case junit
  case html
}
