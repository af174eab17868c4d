package import Diagnostics

/// What a synchronization did to one entry.
package struct SyncChange: Hashable, Sendable {
  /// The key of the entry.
  package var key: String
  /// What was done.
  package var kind: Kind
  /// Where the key stands: in the sources if it was found there, else in the catalog.
  package var places: [Place]

  /// Creates a change.
  package init(key: String, kind: Kind, places: [Place]) {
    self.key = key
    self.kind = kind
    self.places = places
  }

  /// The ways in which a synchronization changes an entry.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The key is new in the sources.
    case added
    /// The key is gone from the sources, and nobody had worked on it.
    case removed
    /// The key is gone from the sources; the work on it is kept.
    case markedStale = "marked-stale"
    /// The key was stale and is in the sources again, or in those that the code makes at run time.
    case revived
    /// The key came from a legacy file and is now known to be in the sources.
    case adopted
    /// The sources give the key a default value, and the entry did not say so.
    case gainedDefaultValue = "gained-default-value"
    /// The comment for translators differs.
    case commentChanged = "comment-changed"
  }
}
