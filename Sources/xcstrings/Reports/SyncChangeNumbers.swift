import CatalogSync

/// How many changes of each kind there are, as a list: `2 new, 1 stale`.
struct SyncChangeNumbers {
  /// The list, in the order of the kinds; empty without changes.
  let text: String

  /// Counts changes.
  init(_ changes: [SyncChange]) {
    text = SyncChange.Kind.allCases
      .map { kind in (kind: kind, count: changes.count { $0.kind == kind }) }
      .filter { $0.count > 0 }
      .map { $0.kind.counted($0.count) }
      .joined(separator: ", ")
  }
}
