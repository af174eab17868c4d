/// The result of a sync with an Apple Health export.
package struct HealthSyncReport: Hashable, Sendable {
  /// The number of samples by result, for each requested category.
  package var categories: [HealthCategory: HealthSampleCount]
  /// The number of samples that were kept although the export lacks them, because the export was
  /// truncated or the user chose to keep them.
  package var withheldDeletions = 0
  /// The renamed sources.
  package var renames: [HealthRename] = []
  /// The entries that the user edited and that changed in Apple Health, too.
  package var conflicts: [EntryConflict] = []
  /// Whether an export was synced before.
  package var hadAnchor = false
  /// Whether the log was already in sync with this export, so nothing was compared.
  package var isSameExport = false
  /// The times of the first and the last sample that was added, changed or deleted, or `nil` if
  /// there is none.
  package var changedTime: ClosedRange<Timestamp>?

  /// Creates a report without changes.
  package init(_ categories: Set<HealthCategory>) {
    self.categories = Dictionary(
      uniqueKeysWithValues: categories.map { ($0, HealthSampleCount()) }
    )
  }

  /// Whether any sample was added, changed or deleted, or any source was renamed.
  package var hasChanges: Bool {
    !renames.isEmpty || categories.values.contains(where: \.hasChanges)
  }
}

// MARK: - Comparison

extension HealthSyncReport {
  /// Creates the report of a comparison that was applied to the log.
  ///
  /// - Parameters:
  ///   - comparison: The applied comparison.
  ///   - intake: The compared part of the export.
  ///   - known: The log's samples in the comparison.
  package init(_ comparison: HealthComparison, _ intake: HealthImportScope, known: [HealthSample]) {
    self.init(intake.snapshot.categories)
    let (difference, exported) = (comparison.difference, intake.snapshot.samples)
    for place in difference.added { note(exported[place], \.added) }
    for pair in difference.changed { note(exported[pair.exported], \.changed) }
    for place in comparison.removed { note(known[place], \.removed) }
    for category in categories.keys {
      categories[category]?.unchanged = difference.unchanged[category] ?? 0
      categories[category]?.own = intake.own[category] ?? 0
      categories[category]?.future = intake.future[category] ?? 0
      categories[category]?.early = comparison.early[category] ?? 0
    }
    withheldDeletions = comparison.withheldDeletions
    renames = comparison.renames
  }

  private mutating func note(
    _ sample: HealthSample,
    _ count: WritableKeyPath<HealthSampleCount, Int>
  ) {
    categories[sample.category]?[keyPath: count] += 1
    let (first, last) = (changedTime?.lowerBound, changedTime?.upperBound)
    changedTime = min(first ?? sample.start, sample.start)...max(last ?? sample.start, sample.start)
  }
}

/// The samples of a category in a sync, counted by result.
package struct HealthSampleCount: Hashable, Sendable {
  /// The number of added samples.
  package var added = 0
  /// The number of samples with a new value or time.
  package var changed = 0
  /// The number of deleted samples.
  package var removed = 0
  /// The number of unchanged samples.
  package var unchanged = 0
  /// The number of added, changed or deleted samples for which the user's version of the entry was
  /// kept.
  package var kept = 0
  /// The number of ignored samples that this log itself exported to Apple Health.
  package var own = 0
  /// The number of body fat samples in the log without a mass sample of the same source and time.
  package var waiting = 0
  /// The number of ignored samples in the future.
  package var future = 0
  /// The number of ignored new samples from before the first day.
  package var early = 0

  /// Creates a count in which everything is zero.
  package init() {}

  /// Whether any sample was added, changed or deleted.
  package var hasChanges: Bool { added + changed + removed > 0 }
}

/// The outcome of a sync.
package enum HealthSyncOutcome: Hashable, Sendable {
  /// The log was synced, with the result in the report.
  case done(HealthSyncReport)
  /// Nothing was changed, because these questions need confirmation; never empty.
  case refused([HealthSyncError])
}
