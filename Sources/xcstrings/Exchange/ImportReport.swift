import CatalogExchange
import CommandSupport
import Localization
import StringCatalog

/// Tells what an import changes, and what it leaves out.
struct ImportReport {
  let outcome: ImportRequest.Outcome
  /// Whether nothing was written: then every change is shown.
  let isPreview: Bool

  /// Prints the report, as JSON or for people.
  func print(asJSON: Bool, to console: Console) throws {
    DiagnosticPrinter.localized.print(outcome.diagnostics, to: console)
    if asJSON { return try console.print(json: ImportJSONReport(self)) }
    guard !outcome.isRefused else { return console.complain(Self.refused) }
    for catalog in outcome.catalogs {
      for part in catalog.report {
        if !console.isQuiet || isPreview { console.print(row(catalog.file.path, part)) }
        if isPreview {
          for change in part.changes { console.print("  \(Self.line(of: change))") }
        }
      }
    }
    if !outcome.catalogs.contains(where: \.isChanged) { console.remark(Self.nothing) }
  }

  /// A row of what came of a catalog in one language.
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
      localized: "\(count) texts changed",
      comment: "How many texts an import changed; a cell of a row"
    )
  }

  private static func leftOut(_ count: Int) -> String {
    String(
      localized: "\(count) translations left out",
      comment: "How many translations an import left out; a cell of a row"
    )
  }

  private static func untouched(_ count: Int) -> String {
    String(
      localized: "\(count) texts unchanged",
      comment: "How many texts a file of translations has as the catalog has them; a cell of a row"
    )
  }

  private static func untranslated(_ count: Int) -> String {
    String(
      localized: "\(count) texts without translation",
      comment: "How many texts of a file have no translation; a cell of a row"
    )
  }

  private static var nothing: String {
    String(
      localized: "There is nothing to change.",
      comment: "Remark of a command that edits catalogs"
    )
  }

  static var refused: String {
    String(
      localized: "Nothing was imported.",
      comment: "Error of xcstrings import, below the reasons"
    )
  }
}
