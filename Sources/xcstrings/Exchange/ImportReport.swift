import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Reports the changes of an import, and the translations that were skipped.
struct ImportReport {
  let outcome: ImportRequest.Outcome
  /// Whether nothing was written; every change is then shown.
  let isPreview: Bool

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    let dropped = outcome.catalogs.flatMap(\.droppedDuplicates)
    DiagnosticPrinter().print(outcome.diagnostics + dropped, to: console)
    if asJSON { return try console.print(json: ImportJSONReport(self)) }
    guard !outcome.isRefused else { return console.printError(Self.refused) }
    for catalog in outcome.catalogs {
      for part in catalog.report {
        if !console.isQuiet || isPreview { console.print(row(catalog.file.path, part)) }
        if isPreview {
          for change in part.changes { console.print("  \(Self.line(of: change))") }
        }
      }
    }
    if !outcome.catalogs.contains(where: \.isChanged) { console.printStatus(Self.nothing) }
  }

  /// Returns the row for a catalog in one language.
  private func row(_ path: String, _ part: ImportOutcome) -> String {
    var cells = [path, part.language ?? "", Self.changed(part.changes.count)]
    if !part.ignored.isEmpty { cells.append(Self.leftOut(part.ignored.count)) }
    if part.untouchedCount > 0 { cells.append(Self.untouched(part.untouchedCount)) }
    if part.untranslatedCount > 0 { cells.append(Self.untranslated(part.untranslatedCount)) }
    return cells.joined(separator: "  ")
  }

  private static func line(of change: ImportOutcome.Change) -> String {
    let name = [KeyQuotation(change.id.key).text, change.id.variant.name].filter { !$0.isEmpty }
    let head = "\(change.oldText == nil ? "+" : "~") \(name.joined(separator: " "))"
    let new = KeyQuotation(change.newText).text
    let texts =
      change.oldText == nil || change.oldText == change.newText
      ? new : "\(KeyQuotation(change.oldText ?? "").text) → \(new)"
    let state = change.newState.rawValue
    let states =
      change.oldState == nil || change.oldState == change.newState
      ? state : "\(change.oldState?.rawValue ?? "") → \(state)"
    return "\(head)  \(texts)  [\(states)]"
  }
}

extension ImportReport {
  private static func changed(_ count: Int) -> String {
    String(
      localized: "\(count) strings changed",
      comment: "Number of strings that an import changed; a table cell"
    )
  }

  private static func leftOut(_ count: Int) -> String {
    String(
      localized: "\(count) translations skipped",
      comment: "Number of translations that an import skipped; a table cell"
    )
  }

  private static func untouched(_ count: Int) -> String {
    String(
      localized: "\(count) strings unchanged",
      comment: "Number of strings in a translated file that match the catalog; a table cell"
    )
  }

  private static func untranslated(_ count: Int) -> String {
    String(
      localized: "\(count) strings without translation",
      comment: "Number of strings in a file without a translation; a table cell"
    )
  }

  private static var nothing: String {
    String(
      localized: "There is nothing to change.",
      comment: "Status message of a command that edits catalogs"
    )
  }

  static var refused: String {
    String(
      localized: "Nothing was imported.",
      comment: "Error of xcstrings import, below the reasons"
    )
  }
}

/// The output of `import --json`.
struct ImportJSONReport: Encodable {
  /// The result for a catalog in one language.
  struct Part: Encodable {
    var path: String
    var language: String
    var isWritten: Bool
    var changes: [Change]
    var ignored: [Ignored]
    var untouched: Int
    var untranslated: Int
  }

  /// A string that changed, or whose state changed.
  struct Change: Encodable {
    var id: String
    var key: String
    var variation: String?
    var oldText: String?
    var newText: String
    var oldState: String?
    var newState: String
    var reviewedLanguages: [String]
    var location: JSONLocation?
  }

  /// A translation that was skipped.
  struct Ignored: Encodable {
    var id: String
    var key: String
    var variation: String?
    var reason: String
    var location: JSONLocation?
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

  /// Creates the report for files that cannot be used at all.
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
      location: change.location.map(JSONLocation.init)
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
      location: ignored.location.map(JSONLocation.init)
    )
  }
}

extension TranslationUnit.ID {
  /// The name of the variant; `nil` for a string without variants.
  fileprivate var variationName: String? {
    variant.name.isEmpty ? nil : variant.name
  }
}
