package import WeightCore

/// A weigh-in that is to be taken into the log, once.
package struct PendingEntry: Hashable, Sendable {
  /// What tells it from all others.
  package let identifier: String
  /// What was weighed.
  package let draft: WeightEntry.Draft

  /// Creates an entry that is to be taken.
  package init(identifier: String, draft: WeightEntry.Draft) {
    self.identifier = identifier
    self.draft = draft
  }
}
