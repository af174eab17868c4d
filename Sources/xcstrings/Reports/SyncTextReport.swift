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
  /// Whether a change means that somebody has forgotten to bring a catalog in step.
  var isCheck = false

  /// Prints what is done to each catalog that changes, then what is true of all.
  func print(_ result: SyncResult) {
    for outcome in result.outcomes { print(outcome) }
    let quiet = result.outcomes.filter(\.isQuiet)
    if !quiet.isEmpty { console.remark(SyncOutcomeSentence.inStep(quiet)) }
    let changed = result.outcomes.filter(\.isChanged)
    if changed.count > 1 {
      console.print(SyncOutcomeSentence.total(of: changed, isPreview: isPreview))
    }
    SyncGapsReport(console: console).printReasons(for: result.outcomes)
    if isPreview { SyncReasons(console: console).print(for: changed) }
    if isCheck, !changed.isEmpty { console.remark(SyncMending().text) }
  }

  private func print(_ outcome: SyncOutcome) {
    DiagnosticPrinter.localized.print(
      outcome.file.warnings + outcome.report.diagnostics,
      to: console
    )
    if outcome.isChanged {
      console.print(SyncOutcomeSentence.changed(outcome, isPreview: isPreview))
      console.print(console.styled("  \(SyncFeedSentence(outcome).text)", .dim))
      printChanges(of: outcome)
      printStates(of: outcome)
    }
    SyncRemarks(outcome: outcome, console: console).print()
    SyncGapsReport(console: console).printUnconfirmed(in: outcome)
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
