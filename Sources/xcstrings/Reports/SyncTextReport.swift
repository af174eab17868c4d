import CatalogSync
import CommandSupport
import Diagnostics
import Localization
import StringCatalog

/// Prints what a synchronization does, for people.
struct SyncTextReport {
  let console: Console
  /// Whether nothing was written: then what would change in an entry is shown, too.
  let isPreview: Bool

  /// Prints what is done to each catalog that changes, then what is true of all.
  func print(_ result: SyncResult) {
    for outcome in result.outcomes { print(outcome) }
    let quiet = result.outcomes.filter(\.isQuiet)
    if !quiet.isEmpty { console.remark(inStep(quiet)) }
    let changed = result.outcomes.filter(\.isChanged)
    if changed.count > 1 { console.print(total(of: changed)) }
    SyncGapsReport(console: console).printReasons(for: result.outcomes)
  }

  private func print(_ outcome: SyncOutcome) {
    DiagnosticPrinter.localized.print(
      outcome.file.warnings + outcome.report.diagnostics,
      to: console
    )
    if outcome.isChanged {
      console.print(summary(of: outcome))
      console.print(console.styled("  \(SyncFeedSentence(outcome).text)", .dim))
      printChanges(of: outcome)
      printStates(of: outcome)
    }
    SyncRemarks(outcome: outcome, console: console).print()
    SyncGapsReport(console: console).printUnconfirmed(in: outcome)
  }

  private func summary(of outcome: SyncOutcome) -> String {
    let path = outcome.file.path
    let count = outcome.report.changes.count
    let kinds = SyncChangeNumbers(outcome.report.changes).text
    return switch (isPreview, outcome.file.isNew) {
    case (true, true):
      String(
        localized: "\(path) does not exist yet and would get \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (true, false):
      String(
        localized: "\(path) is out of step with the sources: \(count) changes (\(kinds)).",
        comment:
          "The first argument is the path of a catalog, the last a list such as '2 new, 1 stale'; the changes are listed below"
      )
    case (false, true):
      String(
        localized: "Made \(path) with \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (false, false):
      String(
        localized: "Brought \(path) in step with the sources: \(count) changes (\(kinds)).",
        comment:
          "The first argument is the path of a catalog, the last a list such as '2 new, 1 stale'"
      )
    }
  }

  private func inStep(_ outcomes: [SyncOutcome]) -> String {
    outcomes.count == 1
      ? String(
        localized: "\(outcomes[0].file.path) is in step with the sources.",
        comment: "The argument is the path of a catalog"
      )
      : String(
        localized: "\(outcomes.count) catalogs are in step with the sources.",
        comment: "One line for all catalogs that a synchronization leaves alone"
      )
  }

  private func total(of outcomes: [SyncOutcome]) -> String {
    let kinds = SyncChangeNumbers(outcomes.flatMap(\.report.changes)).text
    return isPreview
      ? String(
        localized: "\(outcomes.count) catalogs are out of step: \(kinds).",
        comment: "Last line of xcstrings sync. The last argument is a list such as '2 new, 1 stale'"
      )
      : String(
        localized: "\(outcomes.count) catalogs were brought in step: \(kinds).",
        comment: "Last line of xcstrings sync. The last argument is a list such as '2 new, 1 stale'"
      )
  }

  private func printChanges(of outcome: SyncOutcome) {
    let lines = SyncChangeLines(outcome.report.changes, console)
    guard isPreview else {
      for change in outcome.report.changes {
        print(change, of: outcome, as: lines.line(of: change))
      }
      return
    }
    let parts = outcome.catalog.difference(from: outcome.file.catalog).changes
    // Keys are told apart by their bytes: Swift takes differently composed letters for equal.
    let partsOfKeys = Dictionary(grouping: parts) { Array(($0.path.key ?? "").utf8) }
    let difference = DiffTextReport(console: console, languages: nil, isBelowKey: true)
    var last: [UInt8]?
    for change in outcome.report.changes {
      let key = Array(change.key.utf8)
      print(change, of: outcome, as: lines.line(of: change))
      // A key with two changes has one difference.
      if key != last { difference.print(partsOf: partsOfKeys[key] ?? []) }
      last = key
    }
  }

  private func print(_ change: SyncChange, of outcome: SyncOutcome, as line: String) {
    console.print("  \(line)")
    for note in SyncChangeNotes(change, in: outcome).lines {
      console.print("      \(console.styled(note, .dim))")
    }
  }

  private func printStates(of outcome: SyncOutcome) {
    guard !outcome.file.isNew else { return }
    let table = StateCountTable(
      from: StateCounts(outcome.file.catalog),
      to: StateCounts(outcome.catalog)
    )
    for line in table.lines { console.print(console.styled("  \(line)", .dim)) }
  }
}

extension SyncOutcome {
  /// Whether there is nothing to say of the catalog.
  fileprivate var isQuiet: Bool { !isChanged && report.unconfirmedKeys.isEmpty }
}
