import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Prints the changes of a synchronization, as text.
struct SyncTextReport {
  let console: Console
  /// Whether nothing was written; the changes within entries are then shown as well.
  let isPreview: Bool
  /// Whether changes mean that a catalog is out of date.
  var isCheck = false

  /// Prints the changes to each catalog, then the totals.
  func print(_ result: SyncResult) {
    for outcome in result.outcomes { print(outcome) }
    let quiet = result.outcomes.filter(\.isQuiet)
    if !quiet.isEmpty { console.printStatus(SyncOutcomeMessage.inStep(quiet)) }
    let changed = result.outcomes.filter(\.isChanged)
    if changed.count > 1 {
      console.print(SyncOutcomeMessage.total(of: changed, isPreview: isPreview))
    }
    UndecidedKeysReport(console: console).print(for: result.outcomes)
    UnprocessedKeysReport(console: console).printReasons(for: result.outcomes)
    if isPreview { SyncReasons(console: console).print(for: changed) }
    if isCheck, !changed.isEmpty { console.printStatus(SyncFixHint().text) }
  }

  private func print(_ outcome: SyncOutcome) {
    DiagnosticPrinter()
      .print(
        (outcome.isChanged && !isPreview ? outcome.file.warningsAfterEdit : outcome.file.warnings)
          + outcome.report.diagnostics,
        to: console
      )
    if outcome.isChanged {
      console.print(SyncOutcomeMessage.changed(outcome, isPreview: isPreview))
      console.print(console.styled("  \(CatalogSourcesMessage(outcome).text)", .dim))
      printChanges(of: outcome)
      printStates(of: outcome)
    }
    SyncNotes(outcome: outcome, console: console).print()
    UnprocessedKeysReport(console: console).printUnconfirmed(in: outcome)
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
    // Keys are distinguished by their bytes, because Swift considers canonically equivalent strings
    // equal.
    let partsOfKeys = Dictionary(grouping: parts) { Array(($0.path.key ?? "").utf8) }
    let difference = DiffTextReport(console: console, languages: nil, isBelowKey: true)
    var last: [UInt8]?
    for change in outcome.report.changes {
      let key = Array(change.key.utf8)
      print(change, of: outcome, as: lines.line(of: change))
      // A key with two changes has only one difference.
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
  /// Whether there is nothing to print about the catalog.
  fileprivate var isQuiet: Bool { !isChanged && report.unconfirmedKeys.isEmpty }
}

/// Sentences about the changes to catalogs.
enum SyncOutcomeMessage {
  /// Returns the sentence about a catalog that changes.
  static func changed(_ outcome: SyncOutcome, isPreview: Bool) -> String {
    let path = outcome.file.path
    let count = outcome.report.changes.count
    let kinds = SyncChangeNumbers(outcome.report.changes).text
    return switch (isPreview, outcome.file.isNew) {
    case (true, true):
      String(
        localized: "\(path) would be created with \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (true, false):
      String(
        localized: "\(path) is out of date: \(count) changes (\(kinds)).",
        comment:
          "The first argument is the path of a catalog, the last a list such as '2 new, 1 stale'; the changes are listed below"
      )
    case (false, true):
      String(
        localized: "Created \(path) with \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (false, false):
      String(
        localized: "Updated \(path): \(count) changes (\(kinds)).",
        comment:
          "The first argument is the path of a catalog, the last a list such as '2 new, 1 stale'"
      )
    }
  }

  /// Returns the sentence about the catalogs that do not change.
  static func inStep(_ outcomes: [SyncOutcome]) -> String {
    outcomes.count == 1
      ? String(
        localized: "\(outcomes[0].file.path) is up to date.",
        comment: "The argument is the path of a catalog [validate:off inconsistent-terminology]"
      )
      : String(
        localized: "\(outcomes.count) catalogs are up to date.",
        comment: "Number of catalogs that a synchronization does not change"
      )
  }

  /// Returns the sentence about all catalogs that change.
  static func total(of outcomes: [SyncOutcome], isPreview: Bool) -> String {
    let kinds = SyncChangeNumbers(outcomes.flatMap(\.report.changes)).text
    return isPreview
      ? String(
        localized: "\(outcomes.count) catalogs are out of date: \(kinds).",
        comment: "Last line of xcstrings sync. The last argument is a list such as '2 new, 1 stale'"
      )
      : String(
        localized: "\(outcomes.count) catalogs were updated: \(kinds).",
        comment: "Last line of xcstrings sync. The last argument is a list such as '2 new, 1 stale'"
      )
  }
}

/// A sentence about the sources of a catalog.
struct CatalogSourcesMessage {
  /// The sentence.
  let text: String

  /// Creates the sentence for the result of a synchronization.
  init(_ outcome: SyncOutcome) {
    let count = outcome.sourceCount
    text =
      outcome.targets.isEmpty
      ? String(
        localized: "Its strings come from \(count) source files.",
        comment: "Below the changes to a catalog"
      )
      : String(
        localized:
          "Its strings come from \(count) source files of \(Quotation.list(outcome.targets)).",
        comment:
          "Below the changes to a catalog. The last argument is a list of names of targets"
      )
  }
}

/// The reasons why keys are removed or become stale, for new users.
struct SyncReasons {
  let console: Console

  /// Prints an explanation for each kind of change that affects existing keys.
  func print(for outcomes: [SyncOutcome]) {
    let kinds = Set(outcomes.flatMap(\.report.changes).map(\.kind))
    for (kind, reason) in Self.reasons where kinds.contains(kind) { console.printStatus(reason) }
  }

  private static var reasons: [(SyncChange.Kind, String)] {
    [
      (
        .markedStale,
        String(
          localized: "stale: the code no longer uses the key; its translations are kept.",
          comment:
            "Below a list of changes. The word before the colon is the word in the list for stale keys"
        )
      ),
      (
        .removed,
        String(
          localized: "removed: the code no longer uses the key, and it was not translated.",
          comment:
            "Below a list of changes. The word before the colon is the word in the list for removed keys"
        )
      ),
    ]
  }
}

/// A hint on how to update catalogs that are out of date.
struct SyncFixHint {
  /// The sentence.
  let text: String

  /// Creates the sentence.
  ///
  /// - Parameter arguments: The arguments of the command that found the changes.
  init(_ arguments: [String] = CommandContext.current.arguments) {
    let command = Self.command(arguments)
    text = String(
      localized: "To fix this, run '\(command)' and commit the changes.",
      comment: "Last line of xcstrings sync --check. The argument is a command"
    )
  }

  /// The options that prevent writing, or that select a report format without a value.
  private static let dropped: Set<String> = [
    "--check", "--dry-run", "-n", "--json", "--quiet", "-q",
  ]
  private static let droppedWithValue: Set<String> = ["--report", "--lang"]

  /// Returns the command that writes the changes of a check or preview.
  static func command(_ arguments: [String]) -> String {
    var words = ["xcstrings"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if droppedWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !dropped.contains(argument),
        !droppedWithValue.contains(where: { argument.hasPrefix("\($0)=") })
      {
        words.append(ShellWord.quoted(argument))
      }
    }
    return words.joined(separator: " ")
  }
}

/// The number of keys per state before and after, for languages and states in which it changed.
struct StateCountTable {
  /// The lines of the table, beginning with the headings; empty if no number changed.
  let lines: [String]

  /// Creates the table for the changes to a catalog.
  init(from old: StateCounts, to new: StateCounts) {
    func isChanged(_ state: TextState, _ language: String) -> Bool {
      old.count(state, in: language) != new.count(state, in: language)
    }
    let languages = new.languages.filter { language in
      StateCounts.states.contains { isChanged($0, language) }
    }
    let states = StateCounts.states.filter { state in
      languages.contains { isChanged(state, $0) }
    }
    guard !languages.isEmpty else {
      lines = []
      return
    }
    let headings = [""] + states.map(\.label)
    let rows = languages.map { language in
      [language]
        + states.map { state in
          let (before, after) = (old.count(state, in: language), new.count(state, in: language))
          return before == after ? "\(after)" : "\(before) → \(after)"
        }
    }
    lines = ([headings] + rows).alignedLines(leadingColumns: 1)
  }
}
