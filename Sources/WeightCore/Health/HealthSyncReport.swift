/// What a sync with an export of Apple Health did.
package struct HealthSyncReport: Hashable, Sendable {
  /// What became of the samples of each category that was asked for.
  package var categories: [HealthCategory: HealthSampleCount]
  /// How many samples the export lacks that were kept, for it was cut off or the person said so.
  package var withheldDeletions = 0
  /// The sources that have another name from now on.
  package var renames: [HealthRename] = []
  /// What was changed both in the log and in Apple Health, as the two were before.
  package var conflicts: [EntryConflict] = []
  /// Whether the log was in step with this very export already, so that nothing was compared.
  package var isSameExport = false
  /// The times of the first and the last sample that is new, changed or gone; `nil` if none is.
  package var changedTime: ClosedRange<Moment>?

  /// Creates a report in which nothing happened.
  package init(_ categories: Set<HealthCategory>) {
    self.categories = Dictionary(
      uniqueKeysWithValues: categories.map { ($0, HealthSampleCount()) }
    )
  }

  /// Whether any sample is new, changed or gone, or any source has another name.
  package var hasChanges: Bool {
    !renames.isEmpty || categories.values.contains(where: \.hasChanges)
  }

  /// How many of the conflicts each rule decided.
  package var conflictReasons: [EntryConflict.Reason: Int] {
    conflicts.reduce(into: [:]) { $0[$1.winner.reason, default: 0] += 1 }
  }
}

// MARK: - Comparison

extension HealthSyncReport {
  /// Creates the report of a comparison whose result is in the log.
  ///
  /// - Parameters:
  ///   - comparison: What was done.
  ///   - intake: What of the export was compared.
  ///   - known: The samples that it was compared with.
  package init(_ comparison: HealthComparison, _ intake: HealthIntake, known: [HealthSample]) {
    self.init(intake.snapshot.categories)
    let (difference, told) = (comparison.difference, intake.snapshot.samples)
    for place in difference.added { note(told[place], \.added) }
    for pair in difference.changed { note(told[pair.told], \.changed) }
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

/// What became of the samples of a category in a sync.
package struct HealthSampleCount: Hashable, Sendable {
  /// How many are new.
  package var added = 0
  /// How many have another value or time than before.
  package var changed = 0
  /// How many are gone.
  package var removed = 0
  /// How many are as they were.
  package var unchanged = 0
  /// How many of those that are new, changed or gone left an entry as the person had made it.
  package var kept = 0
  /// How many this log had given to Apple Health itself, so that they were passed over.
  package var own = 0
  /// How many body fats of the log wait for a mass of the same source and time.
  package var waiting = 0
  /// How many were passed over because their time has not come yet.
  package var future = 0
  /// How many of those that the log does not know were passed over because they are too long ago.
  package var early = 0

  /// Creates a count of nothing.
  package init() {}

  /// Whether any sample is new, changed or gone.
  package var hasChanges: Bool { added + changed + removed > 0 }
}

/// What became of an export.
package enum HealthSyncOutcome: Hashable, Sendable {
  /// The log is in step with it, as far as the report says.
  case done(HealthSyncReport)
  /// Nothing was changed, for these have to be asked about; never empty.
  case refused([HealthSyncRefusal])
}
