import CatalogSync
import CommandSupport
import Diagnostics
import Localization

/// Prints what a synchronization does, for people.
struct SyncTextReport {
  let console: Console
  /// Whether nothing was written: then every change is shown.
  let isPreview: Bool

  /// Prints what is done to one catalog.
  func print(_ outcome: SyncOutcome) {
    DiagnosticPrinter.localized.print(
      outcome.file.warnings + outcome.report.diagnostics,
      to: console
    )
    if outcome.isChanged {
      console.print(summary(of: outcome))
      if isPreview { printChanges(outcome.report.changes) }
    } else {
      console.remark(
        String(
          localized: "\(outcome.file.path) is in step with the sources.",
          comment: "The argument is the path of a catalog"
        )
      )
    }
    if !outcome.report.unconfirmedKeys.isEmpty { console.remark(remark(on: outcome)) }
    let dynamic = outcome.report.dynamicKeys.count
    if dynamic > 0 {
      console.remark(
        String(
          localized:
            "\(dynamic) keys were not found and stay as they are, because they are dynamic.",
          comment:
            "Below what was done to a catalog. The keys match 'dynamic' in .xcstrings.yml: the code makes them at run time"
        )
      )
    }
  }

  private func summary(of outcome: SyncOutcome) -> String {
    let path = outcome.file.path
    let count = outcome.report.changes.count
    return switch (isPreview, outcome.file.isNew) {
    case (true, true):
      String(
        localized: "\(path) does not exist yet and would get \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (true, false):
      String(
        localized: "\(path) is out of step with the sources: \(count) changes.",
        comment: "The first argument is the path of a catalog; the changes are listed below"
      )
    case (false, true):
      String(
        localized: "Made \(path) with \(count) keys.",
        comment: "The first argument is the path of a catalog"
      )
    case (false, false):
      String(
        localized: "Brought \(path) in step with the sources: \(count) changes.",
        comment: "The first argument is the path of a catalog"
      )
    }
  }

  /// Says why keys that were not found stay as they are.
  private func remark(on outcome: SyncOutcome) -> String {
    let unconfirmed = outcome.report.unconfirmedKeys.count
    if outcome.isWithoutSources {
      let table = KeyQuotation(outcome.file.table).text
      return String(
        localized:
          "The sources have no string of the table \(table); its \(unconfirmed) keys stay as they are.",
        comment: "Below what was done to a catalog"
      )
    }
    return String(
      localized:
        "\(unconfirmed) keys were not found and stay as they are, because not all sources were read.",
      comment: "Below what was done to a catalog"
    )
  }

  private func printChanges(_ changes: [SyncChange]) {
    let rows = changes.map { (change: $0, label: Self.label(of: $0.kind)) }
    let width = rows.map(\.label.count).max() ?? 0
    for (change, label) in rows {
      let padded = label + String(repeating: " ", count: width - label.count)
      let style = change.kind.style
      let marked = console.styled("  \(change.kind.sign) \(padded)", style)
      let place = change.places.first.map { "  \($0.file):\($0.line):\($0.column)" } ?? ""
      console.print("\(marked)  \(KeyQuotation(change.key).text)\(console.styled(place, .dim))")
    }
  }

  private static func label(of kind: SyncChange.Kind) -> String {
    switch kind {
    case .added: String(localized: "new", comment: "List of changes: the key is new in the code")
    case .removed:
      String(localized: "removed", comment: "List of changes: the key is removed from the catalog")
    case .markedStale:
      String(localized: "stale", comment: "List of changes: the code no longer has the key")
    case .revived:
      String(localized: "revived", comment: "List of changes: the code has a stale key again")
    case .adopted:
      String(
        localized: "adopted",
        comment: "List of changes: a key of a legacy file is in the code"
      )
    case .gainedDefaultValue:
      String(localized: "default value", comment: "List of changes: the code gives a default value")
    case .commentChanged:
      String(localized: "comment", comment: "List of changes: the comment for translators differs")
    }
  }
}

extension SyncChange.Kind {
  fileprivate var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .markedStale, .revived, .adopted, .gainedDefaultValue, .commentChanged: "~"
    }
  }

  fileprivate var style: TerminalStyle {
    switch self {
    case .added, .revived: .green
    case .removed: .red
    case .markedStale, .adopted, .gainedDefaultValue, .commentChanged: .yellow
    }
  }
}
