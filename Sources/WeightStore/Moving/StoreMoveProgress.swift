/// How far a move is, as it is told while it goes on.
package struct StoreMoveProgress: Hashable, Sendable {
  /// What is done, one after the other.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    /// It is noted that the move has begun.
    case noted
    /// The log is open, and whoever wants to write has to wait.
    case held
    /// Some pages were copied, maybe all.
    case copying
    /// The copy has all pages.
    case copied
    /// The copy was found to be equal.
    case compared
    /// The copy is on the disk, and would be there after a power cut.
    case synced
    /// It is noted that only the name is missing.
    case verified
    /// The copy is the log.
    case placed
    /// It is noted that the move is done.
    case completed
  }

  /// The last step.
  package let step: Step
  /// How many pages were copied.
  package let copied: Int
  /// How many pages there are.
  package let total: Int

  init(_ step: Step, copied: Int = 0, total: Int = 0) {
    self.step = step
    self.copied = copied
    self.total = total
  }
}
