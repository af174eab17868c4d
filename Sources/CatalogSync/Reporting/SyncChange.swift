package import Diagnostics

/// What a synchronization did to one entry.
package struct SyncChange: Hashable, Sendable {
  /// The key of the entry.
  package var key: String
  /// What was done.
  package var kind: Kind
  /// Where the key stands: in the sources if it was found there, else in the catalog.
  package var places: [Place]
  /// The key that the entry had before; `nil` if it was not renamed.
  package var formerKey: String?
  /// The source text before; `nil` if it is the same.
  package var formerText: String?
  /// The languages whose finished translations need review from now on.
  package var reviewedLanguages: [String]
  /// How many finished texts go with an entry that is pruned.
  package var lostTexts: Int

  /// Creates a change.
  package init(
    key: String,
    kind: Kind,
    places: [Place],
    formerKey: String? = nil,
    formerText: String? = nil,
    reviewedLanguages: [String] = [],
    lostTexts: Int = 0
  ) {
    self.key = key
    self.kind = kind
    self.places = places
    self.formerKey = formerKey
    self.formerText = formerText
    self.reviewedLanguages = reviewedLanguages
    self.lostTexts = lostTexts
  }

  /// The ways in which a synchronization changes an entry.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The key is new in the sources.
    case added
    /// The key is new in the sources, and has the texts of one that is gone.
    case renamed
    /// The key is gone from the sources, and had no text but that of the sources.
    case removed
    /// The key is gone from the sources; the work on it is kept.
    case markedStale = "marked-stale"
    /// The key is gone from the sources, and the user asked not to keep the work on it.
    case pruned
    /// The key was stale and is in the sources again, or in those that the code makes at run time.
    case revived
    /// The key came from a legacy file and is now known to be in the sources.
    case adopted
    /// The sources give the key a default value, and the entry did not say so.
    case gainedDefaultValue = "gained-default-value"
    /// The sources no longer give the key a default value, and the entry said so.
    case lostDefaultValue = "lost-default-value"
    /// The sources give the key another default value than before.
    case sourceTextChanged = "source-text-changed"
    /// The comment for translators differs.
    case commentChanged = "comment-changed"
  }
}
