import CatalogExchange

/// What `export --json` prints.
struct ExportJSONReport: Encodable {
  /// A file or folder for translators.
  struct Document: Encodable {
    var path: String
    var language: String
    var isWritten: Bool
    var catalogs: [Catalog]
  }

  /// What a document has of a catalog.
  struct Catalog: Encodable {
    var path: String
    var texts: Int
    var unfinished: Int
    var leftOut: [String: Int]
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
      leftOut: Dictionary(
        uniqueKeysWithValues: part.export.leftOut.map { ($0.key.rawValue, $0.value) }
      )
    )
  }
}
