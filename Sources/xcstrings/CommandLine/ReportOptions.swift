import ArgumentParser
import CommandSupport
import FileSystem
import Localization

/// The options that say how the findings of rules are told, and where.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = ValidationForm.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.fileValue),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    guard output != nil, !report.isDocument else { return }
    throw ValidationError(Texts.withoutDocument)
  }

  /// Whether what goes to standard output is for another program.
  var isMachineRead: Bool { report != .text && output == nil }

  /// Tells the findings: as text besides if the report goes to a file.
  ///
  /// - Throws: That the file cannot be written.
  func tell(_ findings: ValidationFindings, asJSON isJSON: Bool, to console: Console) throws {
    guard let output else {
      return try findings.print(as: isJSON ? .json : report, to: console)
    }
    if let document = try findings.document(as: report), !findings.isPreview {
      try FileSystem.replace(FileSystem.content(of: output), with: Array("\(document)\n".utf8))
    }
    try findings.print(as: isJSON ? .json : .text, to: console)
  }

  enum Texts {
    static var report: String {
      String(
        localized: "How findings are reported; html makes a page for translators.",
        comment: "Help of xcstrings validate --report. 'html' stays as it is"
      )
    }
    static var output: String {
      String(
        localized: "Write the report to this file, and print the findings as text.",
        comment: "Help of xcstrings validate --output"
      )
    }
    static var withoutDocument: String {
      String(
        localized: "--output needs a --report that is a file: json, sarif, junit or html.",
        comment: "Error of xcstrings validate. The options and formats stay as they are"
      )
    }
  }
}

/// How the findings of rules are told.
enum ValidationForm: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case sarif
  case junit
  case html

  /// Whether the findings become a file of their own, not lines of a log.
  var isDocument: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif, .junit, .html: true
    }
  }
}
