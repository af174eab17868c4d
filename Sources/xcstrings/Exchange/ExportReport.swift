import CatalogExchange
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

/// Reports the exported files.
struct ExportReport {
  let outcome: ExportRequest.Outcome
  let folder: ExportFolder
  /// Whether nothing was written.
  let isPreview: Bool

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    DiagnosticPrinter().print(outcome.diagnostics, to: console)
    if asJSON { return try console.print(json: ExportJSONReport(self)) }
    guard !outcome.isRefused else { return console.printError(Self.refused) }
    if !console.isQuiet || isPreview {
      for document in outcome.documents { console.print(line(of: document)) }
    }
    for omission in TranslationExport.Omission.allCases where omission != .finished {
      let count = outcome.documents.map { $0.leftOut[omission] ?? 0 }.max() ?? 0
      if count > 0 { console.printStatus(Self.note(omission, count)) }
    }
  }

  private func line(of document: ExportedDocument) -> String {
    let count = document.units.count
    let path = folder.displayedPaths(of: document).joined(separator: ", ")
    let texts = String(
      localized: "\(count) strings",
      comment: "Number of strings in a file for translators; part of a line"
    )
    let rest = String(
      localized: "\(document.unfinishedCount) to translate",
      comment: "Number of strings in a file to translate; part of a line"
    )
    return "\(path): \(texts), \(rest)"
  }

  private static func note(_ omission: TranslationExport.Omission, _ count: Int) -> String {
    switch omission {
    case .untranslatable:
      String(
        localized: "\(count) keys that need no translation are skipped.",
        comment: "Status message of xcstrings export"
      )
    case .stale:
      String(
        localized: "\(count) stale keys are skipped; --include-stale exports them.",
        comment: "Status message of xcstrings export. Do not translate --include-stale"
      )
    case .finished:
      String(
        localized: "\(count) finished keys are skipped.",
        comment: "Status message of xcstrings export"
      )
    }
  }

  private static var refused: String {
    String(
      localized: "Nothing was exported.",
      comment: "Below the errors that make xcstrings export fail"
    )
  }
}

/// The output of `export --json`.
struct ExportJSONReport: Encodable {
  /// A file or folder for translators.
  struct Document: Encodable {
    var path: String
    var language: String
    var isWritten: Bool
    var catalogs: [Catalog]
  }

  /// The part of a document that belongs to one catalog.
  struct Catalog: Encodable {
    var path: String
    var texts: Int
    var unfinished: Int
    var skipped: [String: Int]
  }

  var documents: [Document]
  var findings: DiagnosticsJSONReport

  init(_ report: ExportReport) {
    let isWritten = !report.isPreview && !report.outcome.isRefused
    documents = report.outcome.documents.map { document in
      Document(
        path: report.folder.path(of: document),
        language: document.language,
        isWritten: isWritten,
        catalogs: document.parts.map(Catalog.init)
      )
    }
    findings = DiagnosticsJSONReport(report.outcome.diagnostics)
  }
}

extension ExportJSONReport.Catalog {
  fileprivate init(_ part: ExportedDocument.Part) {
    let units = part.export.table.units
    self.init(
      path: part.catalog.file.path,
      texts: units.count,
      unfinished: units.count { !$0.isFinished },
      skipped: Dictionary(
        uniqueKeysWithValues: part.export.leftOut.map { ($0.key.rawValue, $0.value) }
      )
    )
  }
}
