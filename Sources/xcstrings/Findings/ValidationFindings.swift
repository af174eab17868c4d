import CommandSupport
import Diagnostics
import Localization

/// What the rules found in some catalogs, and the ways to tell it.
struct ValidationFindings {
  var diagnostics: [Diagnostic]
  var catalogCount: Int

  /// Prints the findings in one of the forms.
  func print(as report: FindingsForm, to console: Console) throws {
    switch report {
    case .text:
      DiagnosticPrinter.localized.print(diagnostics, to: console)
      if !console.isQuiet { console.print(summary) }
    case .json: try console.print(json: DiagnosticsJSONReport(diagnostics))
    case .github:
      GitHubReport(findings: diagnostics, headings: [summary]).print(to: console)
    }
  }

  private var summary: String {
    let count = DiagnosticCount(diagnostics)
    guard !diagnostics.isEmpty else {
      return String(
        localized: "No problems in \(catalogCount) catalogs.",
        comment: "Last line of xcstrings validate"
      )
    }
    return String(
      localized:
        "\(count.errors) errors, \(count.warnings) warnings and \(count.notes) notes in \(catalogCount) catalogs.",
      comment: "Last line of xcstrings validate"
    )
  }
}
