package import Diagnostics

/// The result of a synchronization.
package struct SyncReport: Hashable, Sendable {
  /// The changes, by key in the order of code points, then by kind.
  package var changes: [SyncChange]
  /// The keys that were not found but are kept, because not all sources were read.
  ///
  /// They are in catalog order. If all sources were read, there are none.
  package var unconfirmedKeys: [String]
  /// The keys that were not found but are kept, because the code generates them at run time.
  ///
  /// They are in catalog order.
  package var dynamicKeys: [String]
  /// The keys that were not found but are kept, because a literal passed to an unknown function may
  /// be one of them.
  ///
  /// They are in catalog order.
  package var undecidedKeys: [String]
  /// The keys that were chosen or kept because a type in the code is not known.
  package var assumptions: [KeyAssumption]
  /// The keys that were stale before and still are, in catalog order.
  package var staleKeys: [String]
  /// The removed keys that are similar to a new one, by the former key in the order of code points.
  ///
  /// Keys that were renamed are among the changes instead.
  package var suggestedRenames: [SuggestedRename]
  /// The strings that differ between the catalog and the code, by key in the order of code points.
  package var sourceDifferences: [SourceDifference]
  /// The problems in the sources.
  package var diagnostics: [Diagnostic]

  /// Creates a report.
  ///
  /// Without arguments, this is the report of a synchronization without effect.
  package init(
    changes: [SyncChange] = [],
    unconfirmedKeys: [String] = [],
    dynamicKeys: [String] = [],
    undecidedKeys: [String] = [],
    assumptions: [KeyAssumption] = [],
    staleKeys: [String] = [],
    suggestedRenames: [SuggestedRename] = [],
    sourceDifferences: [SourceDifference] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.changes = changes
    self.unconfirmedKeys = unconfirmedKeys
    self.dynamicKeys = dynamicKeys
    self.undecidedKeys = undecidedKeys
    self.assumptions = assumptions
    self.staleKeys = staleKeys
    self.suggestedRenames = suggestedRenames
    self.sourceDifferences = sourceDifferences
    self.diagnostics = diagnostics
  }

  /// Whether the catalog did not change.
  package var isUnchanged: Bool {
    changes.isEmpty
  }

  /// Returns the changes of a kind.
  package func changes(of kind: SyncChange.Kind) -> [SyncChange] {
    changes.filter { $0.kind == kind }
  }

  /// The keys that are stale now, including those that already were.
  package var goneKeys: [String] {
    changes(of: .markedStale).map(\.key) + staleKeys
  }

  /// Returns the report with its changes and diagnostics in a stable order.
  package func sorted() -> SyncReport {
    var report = self
    report.changes.sort { first, second in
      if precedesByCodePoint(first.key, second.key) { return true }
      if precedesByCodePoint(second.key, first.key) { return false }
      return first.kind.rank < second.kind.rank
    }
    report.suggestedRenames.sort { precedesByCodePoint($0.formerKey, $1.formerKey) }
    report.sourceDifferences.sort { precedesByCodePoint($0.key, $1.key) }
    report.diagnostics.sort { first, second in
      guard let location = first.location, let other = second.location else {
        return first.location == nil
      }
      return location < other
    }
    return report
  }
}

extension SyncChange.Kind {
  fileprivate var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

/// A change of one entry by a synchronization.
package struct SyncChange: Hashable, Sendable {
  /// The key of the entry.
  package var key: String
  /// The kind of the change.
  package var kind: Kind
  /// The locations of the key in the sources, or in the catalog if it was not found in the sources.
  package var locations: [Location]
  /// The former key, or `nil` if the entry was not renamed.
  package var formerKey: String?
  /// The former source string, or `nil` if it did not change.
  package var formerText: String?
  /// The languages whose finished translations now need review.
  package var reviewedLanguages: [String]
  /// The number of finished strings that are removed with a pruned entry.
  package var lostTexts: Int

  /// Creates a change.
  package init(
    key: String,
    kind: Kind,
    locations: [Location],
    formerKey: String? = nil,
    formerText: String? = nil,
    reviewedLanguages: [String] = [],
    lostTexts: Int = 0
  ) {
    self.key = key
    self.kind = kind
    self.locations = locations
    self.formerKey = formerKey
    self.formerText = formerText
    self.reviewedLanguages = reviewedLanguages
    self.lostTexts = lostTexts
  }

  /// The kinds of changes that a synchronization makes.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The key is new in the sources.
    case added
    /// The key is new in the sources, and gets the strings of a removed one.
    case renamed
    /// The key was removed from the sources, and had only the source string.
    case removed
    /// The key was removed from the sources. Its translations are kept.
    case markedStale = "marked-stale"
    /// The key was removed from the sources, and the user chose to delete its translations.
    case pruned
    /// The key was stale and is in the sources again, or the code generates it at run time.
    case revived
    /// The key came from a legacy file and was found in the sources.
    case adopted
    /// The sources have a default value for the key that the entry did not record.
    case gainedDefaultValue = "gained-default-value"
    /// The sources no longer have the default value that the entry recorded.
    case lostDefaultValue = "lost-default-value"
    /// The default value in the sources changed.
    case sourceTextChanged = "source-text-changed"
    /// The comment for translators changed.
    case commentChanged = "comment-changed"
    /// The source text in the catalog has changed since its translations were made, according to the
    /// review records.
    case translationsOutdated = "translations-outdated"
  }
}

/// A source string that differs between the catalog and the code.
package struct SourceDifference: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The string in the catalog.
  package var catalogText: String
  /// The string in the code, as a catalog would write it.
  package var codeText: String
  /// Whether a user has edited or confirmed the string in the catalog.
  ///
  /// If so, it is unknown whether the code has changed. If not, it has.
  package var isEdited: Bool
  /// The location of the string in the code, or `nil` if it is unknown.
  package var location: Location?

  /// Creates a difference.
  package init(
    key: String,
    catalogText: String,
    codeText: String,
    isEdited: Bool,
    location: Location?
  ) {
    self.key = key
    self.catalogText = catalogText
    self.codeText = codeText
    self.isEdited = isEdited
    self.location = location
  }
}

/// A removed key and a new one that may be the same string in other words.
package struct SuggestedRename: Hashable, Sendable {
  /// The removed key.
  package var formerKey: String
  /// The new key.
  package var key: String
  /// The similarity of the source strings in percent; 100 if they differ at most by case.
  package var similarity: Int
  /// The locations of the new key in the code.
  package var locations: [Location]

  /// Creates a suggestion.
  package init(formerKey: String, key: String, similarity: Int, locations: [Location]) {
    self.formerKey = formerKey
    self.key = key
    self.similarity = similarity
    self.locations = locations
  }
}

extension Diagnostic.Message {
  /// Occurrences of one key have different default values, but the catalog can contain only one.
  ///
  /// A note gives the location of the one in use.
  package static func defaultValuesDiffer(_ key: String, unused: String) -> Self {
    Self(
      "default-values-differ",
      "the key \(key: key) has a different default value elsewhere; \(key: unused) is not used"
    )
  }

  /// The location of the default value that the catalog uses.
  package static let defaultValueInUse = Self(
    "default-value-in-use",
    "this default value is used"
  )
}
