import ArgumentParser
import CommandSupport
import FileSystem
import Localization

/// The options for the format and the file of a report about findings.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.reportReport, valueName: .sourceFormatValue))
  var report = ValidationFormat.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.reportOutput, valueName: .sharedFileValue),
    completion: .file()
  )
  var output: String?

  @Flag(help: ArgumentHelp(.reportAll))
  var all = false

  @Flag(help: ArgumentHelp(.reportNotes))
  var notes = false

  @Option(
    help: ArgumentHelp(.reportSourceRoot, valueName: .sourceFolderValue),
    completion: .directory
  )
  var sourceRoot: String?

  func validate() throws {
    guard output != nil, report == .github else { return }
    throw ValidationError(String(localized: .reportWithoutDocument))
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
