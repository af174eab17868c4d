package import Diagnostics

/// What a synchronization did, and what it left alone.
package struct SyncReport: Hashable, Sendable {
  /// The changes, by key in the order of code points, then by kind.
  package var changes: [SyncChange]
  /// The keys that were not found and stay as they are, because not all sources were read.
  ///
  /// They are in the order of the catalog. With complete authority there are none.
  package var unconfirmedKeys: [String]
  /// The keys that were not found and stay as they are, because the code makes them at run time.
  ///
  /// They are in the order of the catalog.
  package var dynamicKeys: [String]
  /// The keys that were not found and stay as they are, because a literal may be theirs of which
  /// nobody knows what it is passed to.
  ///
  /// They are in the order of the catalog.
  package var undecidedKeys: [String]
  /// The keys that were stale before and still are, in the order of the catalog.
  package var staleKeys: [String]
  /// The keys that are gone while a similar one is new, by the former key in the order of code points.
  ///
  /// Those that were renamed are among the changes instead.
  package var offeredRenames: [OfferedRename]
  /// The texts that are others in the catalog than in the code, by key in the order of code points.
  package var sourceDifferences: [SourceDifference]
  /// What is questionable in the sources.
  package var diagnostics: [Diagnostic]

  /// Creates a report; without arguments, that of a synchronization that did nothing.
  package init(
    changes: [SyncChange] = [],
    unconfirmedKeys: [String] = [],
    dynamicKeys: [String] = [],
    undecidedKeys: [String] = [],
    staleKeys: [String] = [],
    offeredRenames: [OfferedRename] = [],
    sourceDifferences: [SourceDifference] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.changes = changes
    self.unconfirmedKeys = unconfirmedKeys
    self.dynamicKeys = dynamicKeys
    self.undecidedKeys = undecidedKeys
    self.staleKeys = staleKeys
    self.offeredRenames = offeredRenames
    self.sourceDifferences = sourceDifferences
    self.diagnostics = diagnostics
  }

  /// Whether the catalog is as it was.
  package var isUnchanged: Bool {
    changes.isEmpty
  }

  /// Returns the changes of a kind.
  package func changes(of kind: SyncChange.Kind) -> [SyncChange] {
    changes.filter { $0.kind == kind }
  }

  /// The keys that are stale now, those that were before among them.
  package var goneKeys: [String] {
    changes(of: .markedStale).map(\.key) + staleKeys
  }

  /// Returns the report with its changes and diagnostics in their lasting order.
  func sorted() -> SyncReport {
    var report = self
    report.changes.sort { first, second in
      if precedesByCodePoint(first.key, second.key) { return true }
      if precedesByCodePoint(second.key, first.key) { return false }
      return first.kind.rank < second.kind.rank
    }
    report.offeredRenames.sort { precedesByCodePoint($0.formerKey, $1.formerKey) }
    report.sourceDifferences.sort { precedesByCodePoint($0.key, $1.key) }
    report.diagnostics.sort { first, second in
      guard let place = first.place, let other = second.place else { return first.place == nil }
      return place < other
    }
    return report
  }
}

extension SyncChange.Kind {
  fileprivate var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

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

/// A text of the source language that is another one in the catalog than in the code.
package struct SourceDifference: Hashable, Sendable {
  /// The key.
  package var key: String
  /// What the catalog says.
  package var catalogText: String
  /// What the code says, as a catalog would write it.
  package var codeText: String
  /// Whether a person has edited or confirmed the text in the catalog.
  ///
  /// If so, nobody knows whether the code has changed; if not, it has.
  package var isEdited: Bool
  /// Where the code says it; `nil` if it does not say.
  package var place: Place?

  /// Creates a difference.
  package init(
    key: String,
    catalogText: String,
    codeText: String,
    isEdited: Bool,
    place: Place?
  ) {
    self.key = key
    self.catalogText = catalogText
    self.codeText = codeText
    self.isEdited = isEdited
    self.place = place
  }
}

/// A key that is gone and one that may be the same text in other words.
package struct OfferedRename: Hashable, Sendable {
  /// The key that is gone.
  package var formerKey: String
  /// The key that the code has.
  package var key: String
  /// How much the source texts have in common, in percent; 100 if they differ by case alone or not at
  /// all.
  package var similarity: Int
  /// Where the code has the key.
  package var places: [Place]

  /// Creates an offer.
  package init(formerKey: String, key: String, similarity: Int, places: [Place]) {
    self.formerKey = formerKey
    self.key = key
    self.similarity = similarity
    self.places = places
  }
}

extension Diagnostic.Message {
  /// Places of one key give different default values, and only one can be in the catalog.
  ///
  /// A note says where the used one is.
  package static func defaultValuesDiffer(_ key: String, unused: String) -> Self {
    Self(
      "default-values-differ",
      "the key \(key: key) has another default value elsewhere; \(key: unused) is not used"
    )
  }

  /// Where the default value stands that is in the catalog.
  package static let defaultValueInUse = Self(
    "default-value-in-use",
    "the default value in use is here"
  )
}
