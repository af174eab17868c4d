import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization

/// The findings of the rules in catalogs, with their reports.
struct ValidationFindings {
  /// The findings that are not in the baseline.
  let diagnostics: [Diagnostic]
  /// The number of findings of each severity.
  let count: DiagnosticCount
  /// All catalogs, with their paths in reports.
  var catalogs: [(path: String, validated: ValidatedCatalog)]
  /// The paths in reports of the catalogs that were compared with sources.
  var compared: Set<String>
  /// The number of further findings that are in the baseline.
  var knownCount = 0
  /// The number of findings in the baseline that no longer occur.
  var fixedCount = 0
  /// The number of strings that were fixed.
  var fixCount = 0
  /// Whether nothing was written.
  var isPreview = false

  /// Creates the findings of a run.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings that are not known.
  ///   - catalogs: All catalogs.
  ///   - compared: The paths of the catalogs that were compared with sources.
  ///   - shownPath: Returns the path of a file in reports.
  init(
    _ diagnostics: [Diagnostic],
    catalogs: [ValidatedCatalog],
    compared: Set<String>,
    shownPath: (String) -> String
  ) {
    self.diagnostics = diagnostics.map { $0.renamingFiles(shownPath) }
    count = DiagnosticCount(diagnostics)
    self.catalogs = catalogs.map { (path: shownPath($0.path), validated: $0) }
    self.compared = Set(compared.map(shownPath))
  }

  /// Prints the findings in one of the forms.
  func print(
    as form: ValidationFormat,
    _ extent: ValidationTextReport.Extent,
    to console: Console
  ) throws {
    if let document = try document(as: form) { return console.print(document: document) }
    if form == .github {
      let headings = remarks + summary
      return GitHubReport(findings: diagnostics, headings: headings).print(to: console)
    }
    let columns = console.isOutputTerminal ? max(24, console.width * 2 / 5) : 72
    let layout = ValidationTextReport.Layout(columnsOfText: columns, style: console.styled)
    let report = ValidationTextReport(self, extent, layout)
    for line in console.isQuiet ? report.listing : report.lines { console.print(line) }
  }

  /// Returns the findings as a document; `nil` for the formats that are lines of a log.
  func document(as form: ValidationFormat) throws -> String? {
    switch form {
    case .text, .github: nil
    case .json: try String(json: DiagnosticsJSONReport(grouping: diagnostics))
    case .sarif: try String(json: SARIFReport(diagnostics))
    case .junit: JUnitReport(diagnostics, catalogs: catalogs.map(\.path), compared: compared).text
    case .html: try HTMLReport(self).text
    }
  }

  /// Additional notes about the result.
  var remarks: [String] {
    var remarks: [String] = []
    if fixCount > 0 {
      remarks.append(
        isPreview
          ? String(
            localized: "\(fixCount) strings would be fixed.",
            comment: "Status message of xcstrings validate --fix --dry-run"
          )
          : String(
            localized: "Fixed \(fixCount) strings.",
            comment: "Status message of xcstrings validate --fix"
          )
      )
    }
    if knownCount > 0 {
      remarks.append(
        String(
          localized: "\(knownCount) findings are in the baseline.",
          comment: "Status message of xcstrings validate --baseline"
        )
      )
    }
    if fixedCount > 0 {
      remarks.append(
        String(
          localized:
            "\(fixedCount) findings of the baseline no longer occur; --update-baseline removes them.",
          comment: "Status message of xcstrings validate --baseline"
        )
      )
    }
    return remarks
  }

  /// The numbers of findings, in sentences.
  ///
  /// If many are about the states of translations, their number precedes that of all findings.
  var summary: [String] {
    guard !diagnostics.isEmpty else {
      return [
        String(
          localized: "No problems in \(catalogs.count) catalogs.",
          comment: "Last line of xcstrings validate"
        )
      ]
    }
    let tags =
      diagnostics
      .filter { $0.severity > .note && LanguageStateCounts.isAboutState($0) }
      .compactMap(\.language)
    let (stateCount, languages) = (tags.count, Set(tags))
    guard stateCount > ValidationTextReport.groupLimit else { return [summary(of: count)] }
    return [
      languages.count == 1
        ? String(
          localized: "\(stateCount) translations are missing, unfinished or not reviewed.",
          comment: "Before the last line of xcstrings validate; all are in one language"
        )
        : String(
          localized:
            "\(stateCount) translations are missing, unfinished or not reviewed in \(languages.count) languages.",
          comment: "Before the last line of xcstrings validate; there are several languages"
        ),
      summary(of: count),
    ]
  }

  private func summary(of count: DiagnosticCount) -> String {
    String(
      localized:
        "\(count.errors) errors, \(count.warnings) warnings and \(count.notes) notes in \(catalogs.count) catalogs.",
      comment: "Last line of xcstrings validate. [validate:off unchanged-translation]"
    )
  }
}
