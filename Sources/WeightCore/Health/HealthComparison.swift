/// The comparison of an export with the log: the changes to apply, and those that need
/// confirmation.
package struct HealthComparison: Hashable, Sendable {
  /// The changes to apply.
  ///
  /// Its `removed` also contains the samples that are kept although they are missing from the
  /// export.
  package let difference: HealthDifference
  /// The indices of the log's samples that are to be deleted.
  package let removed: [Int]
  /// The number of samples that are kept although they are missing from the export.
  package let withheldDeletions: Int
  /// The number of new samples in each category that are skipped because they are older than the
  /// first day.
  package let early: [HealthCategory: Int]
  /// The renamed sources.
  package let renames: [HealthRename]
  /// The questions that need confirmation before any change; empty if there are none.
  package let refusals: [HealthSyncError]

  /// Whether any sample is new, changed, deleted or renamed.
  package var hasChanges: Bool {
    let lists = [difference.changed, difference.renamed]
    return !difference.added.isEmpty || !removed.isEmpty || lists.contains { !$0.isEmpty }
  }

  /// Compares an export with the log.
  ///
  /// - Parameters:
  ///   - known: The log's samples in the categories of the export.
  ///   - snapshot: The export, without the samples that the log wrote itself.
  ///   - emptyCategories: The categories without any sample in the export.
  ///   - firstDay: The first day from which samples are added, or `nil` for all.
  ///   - consent: The user's confirmations.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package init(
    known: [HealthSample],
    snapshot: HealthSnapshot,
    emptyCategories: Set<HealthCategory>,
    firstDay: CalendarDay? = nil,
    consent: HealthConsent
  ) {
    let exported = snapshot.samples
    var difference = HealthDifference(known: known, exported: exported)
    let renames =
      consent.contains(.notRenames)
      ? []
      : HealthRename.detect(
        in: difference,
        known: known,
        exported: exported,
        isComplete: snapshot.isComplete
      )
    if !renames.isEmpty {
      difference = HealthDifference(
        known: known,
        exported: exported,
        renames: Dictionary(uniqueKeysWithValues: renames.map { ($0.from, $0.to) })
      )
    }
    self.renames = renames
    early = firstDay.map { difference.removeAdded(before: $0, exported: exported) } ?? [:]
    self.difference = difference
    let deletions = HealthDeletions(
      difference.removed,
      of: known,
      isComplete: snapshot.isComplete,
      emptyCategories: emptyCategories,
      consent: consent
    )
    removed = deletions.allowed
    withheldDeletions = difference.removed.count - deletions.allowed.count
    let isAsked = consent.contains(.renames)
    refusals = (isAsked ? [] : renames.map(HealthSyncError.renamed)) + deletions.refusals
  }

  /// Returns the number of samples in each category that are kept although they are missing from
  /// the export.
  ///
  /// - Parameter known: The samples that were compared.
  /// - Returns: No value for categories without such samples.
  package func withheld(_ known: [HealthSample]) -> [HealthCategory: Int] {
    let removed = Set(removed)
    return difference.removed.reduce(into: [:]) { counts, place in
      if !removed.contains(place) { counts[known[place].category, default: 0] += 1 }
    }
  }
}

/// The missing samples that may be deleted, and those that need confirmation.
///
/// A phone without free space, or without access to a category, writes an export that lacks samples
/// that were not deleted.
struct HealthDeletions: Hashable {
  /// The number of missing samples above which confirmation is always needed.
  private static let many = 50
  /// The divisor for the share of missing samples up to which no confirmation is needed: one fifth.
  ///
  /// A single missing sample never needs confirmation.
  private static let share = 5

  /// The indices of the samples that may be deleted.
  private(set) var allowed: [Int] = []
  /// The questions that need confirmation.
  private(set) var refusals: [HealthSyncError] = []

  init(
    _ missing: [Int],
    of known: [HealthSample],
    isComplete: Bool,
    emptyCategories: Set<HealthCategory>,
    consent: HealthConsent
  ) {
    guard isComplete, !missing.isEmpty else { return }
    for category in HealthCategory.allCases {
      let places = missing.filter { known[$0].category == category }
      let count = known.count { $0.category == category }
      let refusal = Self.refusal(
        category,
        missing: places.count,
        of: count,
        isEmpty: emptyCategories.contains(category)
      )
      if refusal == nil || consent.contains(.deletions) {
        allowed += places
      } else if let refusal, !consent.contains(.keepingMissing) {
        refusals.append(refusal)
      }
    }
  }

  private static func refusal(
    _ category: HealthCategory,
    missing: Int,
    of count: Int,
    isEmpty: Bool
  ) -> HealthSyncError? {
    if missing == 0 { return nil }
    if isEmpty { return .emptied(category, count: count) }
    guard missing > many || missing > 1 && missing * share > count else { return nil }
    return .manyDeletions(category, count: missing, of: count)
  }
}

/// The user's confirmations for a sync with Apple Health.
package struct HealthConsent: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Deletes all samples that are missing from the export, however many.
  package static let deletions = HealthConsent(rawValue: 1)
  /// Keeps missing samples if there are so many that their deletion needs confirmation, and applies
  /// the other changes.
  package static let keepingMissing = HealthConsent(rawValue: 2)
  /// Accepts an export that is older than the last one.
  package static let olderExport = HealthConsent(rawValue: 4)
  /// Treats sources that seem to be renamed as renamed.
  package static let renames = HealthConsent(rawValue: 8)
  /// Treats sources that seem to be renamed as different sources.
  package static let notRenames = HealthConsent(rawValue: 16)
}

/// A change of the sync with Apple Health that needs confirmation.
package enum HealthSyncError: Hashable, Sendable {
  /// The export is older than the one with which the log was last synced.
  case olderExport(exported: Timestamp, anchor: Timestamp)
  /// A source seems to have been renamed.
  case renamed(HealthRename)
  /// The export contains no sample of a category of which the log has `count` samples.
  case emptied(HealthCategory, count: Int)
  /// The export lacks many of the log's samples.
  case manyDeletions(HealthCategory, count: Int, of: Int)
}
