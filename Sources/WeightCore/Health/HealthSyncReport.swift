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
