package import StringCatalog

/// Removes the stale entries of a catalog that was synchronized, and the work on them.
///
/// All the same an entry stays if `isSpared` says so, or if the report offers it as the former self of
/// a new key: those may be wanted yet. Entries by hand and keys that the code makes at run time are
/// never stale. Without complete authority a key that is stale may stand in a source that was not
/// read, so the caller has to have had it.
///
/// - Parameters:
///   - catalog: The catalog that a synchronization with complete authority made.
///   - report: Its report.
///   - isSpared: Returns whether a key stays, for example because a literal of the code still reads
///     like it.
/// - Returns: The catalog without those entries, and a report that says how many finished texts go
///   with each.
/// - Complexity: O(*n* log *n*), where *n* is the number of stale keys and changes.
package func prune(
  _ catalog: StringCatalog,
  after report: SyncReport,
  sparing isSpared: (String) -> Bool
) -> (catalog: StringCatalog, report: SyncReport) {
  var (catalog, report) = (catalog, report)
  let offered = Set(report.offeredRenames.map { ExactKey($0.formerKey) })
  let wanted = report.goneKeys.filter { !offered.contains(ExactKey($0)) && !isSpared($0) }
  var pruned: Set<ExactKey> = []
  var changes: [SyncChange] = []
  for key in wanted {
    guard let entry = catalog[key] else { continue }
    let change = SyncChange(
      key: key,
      kind: .pruned,
      places: [catalog.place(of: key)].compactMap(\.self),
      lostTexts: entry.finishedTextCount
    )
    catalog[key] = nil
    pruned.insert(ExactKey(key))
    changes.append(change)
  }
  report.changes.removeAll { $0.kind == .markedStale && pruned.contains(ExactKey($0.key)) }
  report.changes += changes
  report.staleKeys.removeAll { pruned.contains(ExactKey($0)) }
  return (catalog, report.sorted())
}
