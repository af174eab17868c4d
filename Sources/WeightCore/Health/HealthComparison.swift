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
