import CommandSupport
import Diagnostics
import Localization

/// Tells what `rename` did.
struct RenameReport {
  /// The path of the catalog.
  let catalog: String
  let key: String
  let newKey: String
  /// Whether nothing was written.
  let isPreview: Bool
  /// Whether the key comes from the code.
  let isInCode: Bool
  /// What was done in the sources; `nil` if they were not asked for.
  let renaming: SourceRenaming?

  /// Prints the report.
  func print(asJSON isJSON: Bool, to console: Console) throws {
    DiagnosticPrinter.localized.print(renaming?.diagnostics ?? [], to: console)
    guard !isJSON else { return try console.print(json: RenameJSONReport(self)) }
    if !console.isQuiet || isPreview { console.print(summary) }
    if console.isQuiet, !isPreview { return }
    guard let renaming else { return remarkOnCode(to: console) }
    for edit in renaming.edits {
      let place = "\(edit.place.file):\(edit.place.line):\(edit.place.column)"
      console.print("  ~ \(place)  \(Self.onOneLine(edit.replacement))")
    }
    if renaming.edits.isEmpty, renaming.diagnostics.isEmpty {
      console.remark(
        String(
          localized: "No literal in the code has the key.",
          comment: "Remark of xcstrings rename --in-sources"
        )
      )
    }
  }

  private func remarkOnCode(to console: Console) {
    guard isInCode else { return }
    console.remark(
      String(
        localized: "The code still uses the old key; --in-sources changes it there too.",
        comment: "Remark of xcstrings rename"
      )
    )
  }

  /// A literal of several lines is shown with its line ends as arrows: it is no text that is quoted.
  private static func onOneLine(_ source: String) -> String {
    source.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }

  private var summary: String {
    let old = KeyQuotation(key, limit: 72).text
    let new = KeyQuotation(newKey, limit: 72).text
    if isPreview {
      return String(
        localized: "Would rename \(old) to \(new) in \(catalog).",
        comment: "Result of xcstrings rename --dry-run. The last argument is the path of a catalog"
      )
    }
    return String(
      localized: "Renamed \(old) to \(new) in \(catalog).",
      comment: "Result of xcstrings rename. The last argument is the path of a catalog"
    )
  }
}

/// What `rename --json` prints.
struct RenameJSONReport: Encodable {
  /// A literal that was edited.
  struct Literal: Encodable {
    var place: JSONPlace
    var replacement: String
  }

  var catalog: String
  var key: String
  var newKey: String
  var isDryRun: Bool
  var literals: [Literal]
  var diagnostics: [DiagnosticsJSONReport.Finding]

  init(_ report: RenameReport) {
    catalog = report.catalog
    key = report.key
    newKey = report.newKey
    isDryRun = report.isPreview
    literals = (report.renaming?.edits ?? [])
      .map { Literal(place: JSONPlace($0.place), replacement: $0.replacement) }
    diagnostics = DiagnosticsJSONReport(report.renaming?.diagnostics ?? []).diagnostics
  }
}
