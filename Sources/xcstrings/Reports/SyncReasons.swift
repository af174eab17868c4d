import CatalogSync
import CommandSupport
import Localization

/// Why keys go, for those who see the words for the first time.
struct SyncReasons {
  let console: Console

  /// Tells for each kind of change that takes keys away what it means.
  func print(for outcomes: [SyncOutcome]) {
    let kinds = Set(outcomes.flatMap(\.report.changes).map(\.kind))
    for (kind, reason) in Self.reasons where kinds.contains(kind) { console.remark(reason) }
  }

  private static var reasons: [(SyncChange.Kind, String)] {
    [
      (
        .markedStale,
        String(
          localized: "stale: the code no longer uses the key; its translations are kept.",
          comment:
            "Below a list of changes. The word before the colon is that of the list for stale keys"
        )
      ),
      (
        .removed,
        String(
          localized: "removed: the code no longer uses the key, and nobody has translated it.",
          comment:
            "Below a list of changes. The word before the colon is that of the list for removed keys"
        )
      ),
    ]
  }
}
