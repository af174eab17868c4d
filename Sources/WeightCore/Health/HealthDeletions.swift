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
