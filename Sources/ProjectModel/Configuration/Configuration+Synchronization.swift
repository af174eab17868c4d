extension Configuration {
  /// What `sync` does where nothing else is said on its command line.
  package struct Synchronization: Hashable, Sendable {
    /// What becomes of texts whose default value changed in the code.
    package var sourceChanges: SourceChanges
    /// What becomes of keys that are gone while a similar one is new.
    package var renames: Renames

    /// Creates what holds; without arguments, what an empty file means.
    package init(sourceChanges: SourceChanges = .keep, renames: Renames = .report) {
      self.sourceChanges = sourceChanges
      self.renames = renames
    }

    /// What becomes of texts whose default value changed in the code.
    package enum SourceChanges: String, Hashable, Sendable, CaseIterable {
      /// The text and its translations stay, as with Xcode.
      case keep
      /// The text follows the code, and its translations need review.
      case review
    }

    /// What becomes of keys that are gone while a similar one is new.
    package enum Renames: String, Hashable, Sendable, CaseIterable {
      /// The report offers the pair.
      case report
      /// The new key gets the texts of the one that is gone.
      case apply
      /// Nobody looks for pairs.
      case off
    }
  }
}
