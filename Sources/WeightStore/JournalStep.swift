package import WeightCore

/// What one command changed, as the journal of the store names it.
package struct JournalStep: Hashable, Sendable {
  /// The changes that can be taken back.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An entry was added.
    case log
    /// An entry was changed.
    case edit
    /// Entries were deleted.
    case delete
    /// Entries were added from a file.
    case `import`
    /// The log was brought in step with an export of Apple Health.
    case health
    /// Settings were changed.
    case settings
    /// The goal was set, changed or given up.
    case goal
  }

  /// The number of the step.
  package let id: Int64
  /// What it did.
  package let kind: Kind
  /// When it was done.
  package let moment: Moment
}
