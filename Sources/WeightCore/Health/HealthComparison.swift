/// An export beside what the log knows: what may be done, and what has to be asked before.
package struct HealthComparison: Hashable, Sendable {
  /// What is to be done.
  ///
  /// What is kept although the export lacks it is still among the removed of it.
  package let difference: HealthDifference
  /// The places of the samples of the log that are to be deleted.
  package let removed: [Int]
  /// How many are kept although the export lacks them.
  package let withheldDeletions: Int
  /// How many new samples of each category are left out, because they are from before the first day.
  package let early: [HealthCategory: Int]
  /// The new names of sources.
  package let renames: [HealthRename]
  /// What has to be asked before anything is done; empty if nothing has.
  package let refusals: [HealthSyncRefusal]

  /// Whether anything is new, changed or gone, or has another name.
  package var hasChanges: Bool {
    let lists = [difference.changed, difference.renamed]
    return !difference.added.isEmpty || !removed.isEmpty || lists.contains { !$0.isEmpty }
  }

  /// Compares an export with what the log knows.
  ///
  /// - Parameters:
  ///   - known: The samples of the log, those of the categories of the export alone.
  ///   - snapshot: The export, without the samples that the log itself wrote.
  ///   - emptyCategories: The categories of which the export has nothing at all.
  ///   - firstDay: The first day of what is added; `nil` if all is.
  ///   - consent: What the person allows.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package init(
    known: [HealthSample],
    snapshot: HealthSnapshot,
    emptyCategories: Set<HealthCategory>,
    firstDay: CalendarDay? = nil,
    consent: HealthConsent
  ) {
    let told = snapshot.samples
    var difference = HealthDifference(known: known, told: told)
    let renames =
      consent.contains(.notRenames)
      ? []
      : HealthRename.detect(
        in: difference,
        known: known,
        told: told,
        isComplete: snapshot.isComplete
      )
    if !renames.isEmpty {
      difference = HealthDifference(
        known: known,
        told: told,
        renames: Dictionary(uniqueKeysWithValues: renames.map { ($0.from, $0.to) })
      )
    }
    self.renames = renames
    early = firstDay.map { difference.leaveOut(before: $0, told: told) } ?? [:]
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
    refusals = (isAsked ? [] : renames.map(HealthSyncRefusal.renamed)) + deletions.refusals
  }

  /// Returns how many samples of each category are kept although the export lacks them.
  ///
  /// - Parameter known: The samples that were compared.
  /// - Returns: Nothing for a category of which none is.
  package func withheld(_ known: [HealthSample]) -> [HealthCategory: Int] {
    let removed = Set(removed)
    return difference.removed.reduce(into: [:]) { counts, place in
      if !removed.contains(place) { counts[known[place].category, default: 0] += 1 }
    }
  }
}

/// Which of the samples that an export lacks may be deleted.
///
/// A phone that ran out of space, or that may no longer read a category, writes an export that lacks
/// what nobody deleted.
struct HealthDeletions: Hashable {
  /// More than these are asked about in any case.
  private static let many = 50
  /// Of a log that is small, so many are not asked about.
  private static let few = 10
  /// One of so many is not asked about.
  private static let share = 5

  /// The places of those that may be deleted.
  private(set) var allowed: [Int] = []
  /// What has to be asked.
  private(set) var refusals: [HealthSyncRefusal] = []

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
  ) -> HealthSyncRefusal? {
    if missing == 0 { return nil }
    if isEmpty { return .emptied(category, count: count) }
    guard missing > many || missing > few && missing * share > count else { return nil }
    return .manyDeletions(category, count: missing, of: count)
  }
}

/// What a person has allowed a sync with Apple Health to do, where it would ask.
package struct HealthConsent: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates a consent from its bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the export lacks is deleted, however much it is.
  package static let deletions = HealthConsent(rawValue: 1)
  /// What the export lacks is kept where it is so much that it would be asked about; the rest is done.
  package static let keepingMissing = HealthConsent(rawValue: 2)
  /// The export may be older than the one that the log is in step with.
  package static let olderExport = HealthConsent(rawValue: 4)
  /// What looks like a source with a new name is one.
  package static let renames = HealthConsent(rawValue: 8)
  /// What looks like a source with a new name is another source.
  package static let notRenames = HealthConsent(rawValue: 16)
}

/// What a sync with Apple Health does not do unasked.
package enum HealthSyncRefusal: Hashable, Sendable {
  /// The export was written before the one that the log is in step with.
  case olderExport(exported: Moment, anchor: Moment)
  /// A source seems to have another name than before.
  case renamed(HealthRename)
  /// The export has nothing of a category of which the log has this many samples.
  case emptied(HealthCategory, count: Int)
  /// The export lacks many of the samples that the log has.
  case manyDeletions(HealthCategory, count: Int, of: Int)
}
