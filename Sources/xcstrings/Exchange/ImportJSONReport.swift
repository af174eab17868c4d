import CatalogExchange
import Diagnostics
import StringCatalog

/// What `import --json` prints.
struct ImportJSONReport: Encodable {
  /// What came of a catalog in one language.
  struct Part: Encodable {
    var path: String
    var language: String
    var isWritten: Bool
    var changes: [Change]
    var ignored: [Ignored]
    var untouched: Int
    var untranslated: Int
  }

  /// A text that is another one, or has another state.
  struct Change: Encodable {
    var id: String
    var key: String
    var variation: String?
    var oldText: String?
    var newText: String
    var oldState: String?
    var newState: String
    var reviewedLanguages: [String]
    var place: JSONPlace?
  }

  /// A translation that was left out.
  struct Ignored: Encodable {
    var id: String
    var key: String
    var variation: String?
    var reason: String
    var place: JSONPlace?
  }

  var isRefused: Bool
  var catalogs: [Part]
  var findings: DiagnosticsJSONReport

  init(_ report: ImportReport) {
    let outcome = report.outcome
    isRefused = outcome.isRefused
    catalogs = outcome.catalogs.flatMap { catalog in
      catalog.report.map { part in
        Part(
          path: catalog.file.path,
          language: part.language ?? "",
          isWritten: catalog.isChanged && !report.isPreview && !outcome.isRefused,
          changes: part.changes.map { Change($0, part.reviewed[$0.id.key] ?? []) },
          ignored: part.ignored.map(Ignored.init),
          untouched: part.untouchedCount,
          untranslated: part.untranslatedCount
        )
      }
    }
    findings = DiagnosticsJSONReport(outcome.diagnostics)
  }

  /// Creates the report of files that cannot be used at all.
  init(unfit diagnostics: [Diagnostic]) {
    isRefused = true
    catalogs = []
    findings = DiagnosticsJSONReport(diagnostics)
  }
}

extension ImportJSONReport.Change {
  fileprivate init(_ change: ImportOutcome.Change, _ reviewed: Set<String>) {
    self.init(
      id: change.id.text,
      key: change.id.key,
      variation: change.id.variationName,
      oldText: change.oldText,
      newText: change.newText,
      oldState: change.oldState?.rawValue,
      newState: change.newState.rawValue,
      reviewedLanguages: reviewed.sorted(),
      place: change.place.map(JSONPlace.init)
    )
  }
}

extension ImportJSONReport.Ignored {
  fileprivate init(_ ignored: ImportOutcome.Ignored) {
    self.init(
      id: ignored.id.text,
      key: ignored.id.key,
      variation: ignored.id.variationName,
      reason: ignored.reason.rawValue,
      place: ignored.place.map(JSONPlace.init)
    )
  }
}

extension TranslationUnit.ID {
  /// The name of the variant; `nil` for a text that does not vary.
  fileprivate var variationName: String? {
    variant.name.isEmpty ? nil : variant.name
  }
}
