/// The state of an entry in one of several copies of a log, and the rules for merging two of them.
///
/// An entry has three parts that are merged separately: its values, the time of the last sign that
/// the user wants it (an edit or a restoration), and the time of the last deletion. The values of the
/// greater version are kept, and the later time of each kind. An entry is deleted unless an edit or a
/// restoration is later than the deletion. Since each part only becomes greater, the order of merges
/// does not matter, and merging twice is the same as merging once.
///
/// The greater version is the one with the higher version number; then the one that was modified
/// later; then the one with the later date. If all of these are equal, both copies of the log have to
/// make the same choice without knowing which of them is the user's own, or they would never become
/// equal: each would keep its own values forever. An entry that the user typed is therefore preferred
/// to one from elsewhere, one with a note or body fat to one without, and the order of the remaining
/// values decides the rest. The user sees both values, and can take those that were not kept.
package struct EntryState: Hashable, Sendable {
  /// The values of the entry.
  package let draft: WeightEntry.Draft
  /// The time of the last edit, or `nil` if the entry was never edited.
  package let modified: Timestamp?
  /// The number of versions: one, plus one for each edit.
  package let syncVersion: Int
  /// The time of the last restoration, or of an edit whose values were not kept, in seconds since
  /// 1970; `nil` if it is not later than the last edit.
  package let restored: Int64?
  /// The time of the deletion in seconds since 1970, or `nil` if the entry is not deleted.
  package let deleted: Int64?

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - draft: The values.
  ///   - modified: The time of the last edit.
  ///   - syncVersion: The number of versions.
  ///   - restored: The time of the last restoration.
  ///   - deleted: The time of the deletion. It is at least that of the last edit or restoration.
  package init(
    _ draft: WeightEntry.Draft,
    modified: Timestamp? = nil,
    syncVersion: Int = 1,
    restored: Int64? = nil,
    deleted: Int64? = nil
  ) {
    self.draft = draft
    self.modified = modified
    self.syncVersion = syncVersion
    let edited = modified?.secondsSince1970 ?? .min
    let restored = restored.flatMap { $0 > edited ? $0 : nil }
    self.restored = restored
    self.deleted = deleted.map { max($0, edited, restored ?? .min) }
  }

  /// Creates the version of an entry that is not deleted.
  package init(_ entry: WeightEntry) {
    self.init(entry.draft, modified: entry.modified, syncVersion: entry.syncVersion)
  }

  /// Whether the entry is deleted.
  package var isDeleted: Bool { deleted != nil }

  /// The time of the last edit or restoration, or `nil` if there was none.
  package var wanted: Int64? { restored ?? modified?.secondsSince1970 }
}

// MARK: - Merging

extension EntryState {
  /// Returns the result of merging two versions of an entry.
  ///
  /// The result does not depend on the order of the versions.
  package func merged(with other: EntryState) -> EntryState {
    let winner = losesValues(to: other) ? other : self
    let wanted = Self.later(wanted, other.wanted)
    let deleted = Self.later(deleted, other.deleted)
    return EntryState(
      winner.draft,
      modified: winner.modified,
      syncVersion: winner.syncVersion,
      restored: wanted,
      deleted: deleted.flatMap { $0 >= wanted ?? .min ? $0 : nil }
    )
  }

  /// The version without its deletion.
  package var withoutDeletion: EntryState {
    EntryState(draft, modified: modified, syncVersion: syncVersion, restored: restored)
  }

  /// Returns whether the values of another version are kept in a merge.
  package func losesValues(to other: EntryState) -> Bool {
    let (own, others) = (order, other.order)
    guard own == others else { return own.lexicographicallyPrecedes(others) }
    // Any order will do. The description has all values, including those that are added later.
    return draft != other.draft && "\(draft)" < "\(other.draft)"
  }

  /// Returns whether the values, their version and the time of the last edit are those of another
  /// version.
  package func isSameEdit(as other: EntryState) -> Bool {
    syncVersion == other.syncVersion && draft == other.draft
      && modified?.secondsSince1970 == other.modified?.secondsSince1970
  }

  /// The numbers by which versions are compared, the most important first.
  private var order: [Int64] {
    [
      Int64(syncVersion), modified?.secondsSince1970 ?? .min, draft.moment.secondsSince1970,
      draft.source.kind == .manual ? 1 : 0, draft.note == nil ? 0 : 1, draft.bodyFat == nil ? 0 : 1,
      draft.waist == nil ? 0 : 1, draft.leanMass == nil ? 0 : 1,
    ]
  }

  private static func later(_ one: Int64?, _ other: Int64?) -> Int64? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}

extension WeightEntry.Draft {
  /// Returns whether another weigh-in has the same values, regardless of the name of its source,
  /// which a phone can change.
  package func hasValues(of other: WeightEntry.Draft) -> Bool {
    self == other || self == other.from(source)
  }

  /// Returns the weigh-in with another source.
  package func from(_ source: EntrySource) -> WeightEntry.Draft {
    WeightEntry.Draft(
      mass: mass,
      moment: moment,
      bodyFat: bodyFat,
      waist: waist,
      leanMass: leanMass,
      note: note,
      source: source
    )
  }
}
