/// One weigh-in in the log.
package struct WeightEntry: Hashable, Sendable, Identifiable {
  /// The number of the entry, by which a person names it; a number is never used again.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The number itself.
    package let rawValue: Int64

    /// Creates an identifier from its number.
    package init(rawValue: Int64) {
      self.rawValue = rawValue
    }
  }

  /// The number of the entry.
  package let id: ID
  /// What was weighed.
  package let mass: Mass
  /// When, and in which offset from UTC.
  package let moment: Moment
  /// How much of it was fat.
  package let bodyFat: BodyFat?
  /// What the person wrote beside it.
  package let note: EntryNote?
  /// Where the entry comes from.
  package let source: EntrySource

  /// When the entry was last edited; `nil` if it is as it was entered.
  package let modified: Moment?
  /// One, and one more for each edit.
  package let syncVersion: Int

  /// Creates an entry of the log from what is to be entered and what the log adds to it.
  package init(id: ID, _ draft: Draft, modified: Moment? = nil, syncVersion: Int = 1) {
    self.id = id
    mass = draft.mass
    moment = draft.moment
    bodyFat = draft.bodyFat
    note = draft.note
    source = draft.source
    self.modified = modified
    self.syncVersion = syncVersion
  }
}
