package import Diagnostics

/// What a synchronization did, and what it left alone.
package struct SyncReport: Hashable, Sendable {
  /// The changes, by key in the order of code points, then by kind.
  package var changes: [SyncChange]
  /// The keys that were not found and stay as they are, because not all sources were read.
  ///
  /// They are in the order of the catalog. With complete authority there are none.
  package var unconfirmedKeys: [String]
  /// The keys that were not found and stay as they are, because the code makes them at run time.
  ///
  /// They are in the order of the catalog.
  package var dynamicKeys: [String]
  /// The keys that were not found and stay as they are, because a literal may be theirs of which
  /// nobody knows what it is passed to.
  ///
  /// They are in the order of the catalog.
  package var undecidedKeys: [String]
  /// The keys that were stale before and still are, in the order of the catalog.
  package var staleKeys: [String]
  /// The keys that are gone while a similar one is new, by the former key in the order of code points.
  ///
  /// Those that were renamed are among the changes instead.
  package var offeredRenames: [OfferedRename]
  /// The texts that are others in the catalog than in the code, by key in the order of code points.
  package var sourceDifferences: [SourceDifference]
  /// What is questionable in the sources.
  package var diagnostics: [Diagnostic]

  /// Creates a report; without arguments, that of a synchronization that did nothing.
  package init(
    changes: [SyncChange] = [],
    unconfirmedKeys: [String] = [],
    dynamicKeys: [String] = [],
    undecidedKeys: [String] = [],
    staleKeys: [String] = [],
    offeredRenames: [OfferedRename] = [],
    sourceDifferences: [SourceDifference] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.changes = changes
    self.unconfirmedKeys = unconfirmedKeys
    self.dynamicKeys = dynamicKeys
    self.undecidedKeys = undecidedKeys
    self.staleKeys = staleKeys
    self.offeredRenames = offeredRenames
    self.sourceDifferences = sourceDifferences
    self.diagnostics = diagnostics
  }

  /// Whether the catalog is as it was.
  package var isUnchanged: Bool {
    changes.isEmpty
  }

  /// Returns the changes of a kind.
  package func changes(of kind: SyncChange.Kind) -> [SyncChange] {
    changes.filter { $0.kind == kind }
  }

  /// The keys that are stale now, those that were before among them.
  package var goneKeys: [String] {
    changes(of: .markedStale).map(\.key) + staleKeys
  }

  /// Returns the report with its changes and diagnostics in their lasting order.
  func sorted() -> SyncReport {
    var report = self
    report.changes.sort { first, second in
      if precedesByCodePoint(first.key, second.key) { return true }
      if precedesByCodePoint(second.key, first.key) { return false }
      return first.kind.rank < second.kind.rank
    }
    report.offeredRenames.sort { precedesByCodePoint($0.formerKey, $1.formerKey) }
    report.sourceDifferences.sort { precedesByCodePoint($0.key, $1.key) }
    report.diagnostics.sort { first, second in
      guard let place = first.place, let other = second.place else { return first.place == nil }
      return place < other
    }
    return report
  }
}

extension SyncChange.Kind {
  fileprivate var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}
