import CommandSupport
import Diagnostics
import Localization

/// What the rules found in some catalogs, and the ways to tell it.
struct ValidationFindings {
  /// The findings that are not known.
  var diagnostics: [Diagnostic]
  /// The paths of all catalogs.
  var catalogs: [String]
  /// How many further findings the baseline knows.
  var knownCount = 0
  /// How many findings of the baseline are there no more.
  var mendedCount = 0
  /// How many texts were mended.
  var fixCount = 0
  /// Whether nothing was written.
  var isPreview = false

  /// Prints the findings in one of the forms.
  func print(as report: ValidationForm, to console: Console) throws {
    switch report {
    case .text:
      DiagnosticPrinter.localized.print(diagnostics, to: console)
      guard !console.isQuiet else { return }
      for remark in remarks { console.print(remark) }
      console.print(summary)
    case .json: try console.print(json: DiagnosticsJSONReport(diagnostics))
    case .github:
      GitHubReport(findings: diagnostics, headings: remarks + [summary]).print(to: console)
    case .sarif: try console.print(json: SARIFReport(diagnostics))
    case .junit: console.print(JUnitReport(diagnostics, catalogs: catalogs).text)
    }
  }

  /// What happened besides.
  private var remarks: [String] {
    var remarks: [String] = []
    if fixCount > 0 {
      remarks.append(
        isPreview
          ? String(
            localized: "\(fixCount) texts would be mended.",
            comment: "Remark of xcstrings validate --fix --dry-run"
          )
          : String(
            localized: "Mended \(fixCount) texts.",
            comment: "Remark of xcstrings validate --fix"
          )
      )
    }
    if knownCount > 0 {
      remarks.append(
        String(
          localized: "\(knownCount) findings are known to the baseline.",
          comment: "Remark of xcstrings validate --baseline"
        )
      )
    }
    if mendedCount > 0 {
      remarks.append(
        String(
          localized:
            "\(mendedCount) findings of the baseline are mended; --update-baseline takes them out.",
          comment: "Remark of xcstrings validate --baseline"
        )
      )
    }
    return remarks
  }

  private var summary: String {
    let count = DiagnosticCount(diagnostics)
    guard !diagnostics.isEmpty else {
      return String(
        localized: "No problems in \(catalogs.count) catalogs.",
        comment: "Last line of xcstrings validate"
      )
    }
    return String(
      localized:
        "\(count.errors) errors, \(count.warnings) warnings and \(count.notes) notes in \(catalogs.count) catalogs.",
      comment: "Last line of xcstrings validate"
    )
  }
}
