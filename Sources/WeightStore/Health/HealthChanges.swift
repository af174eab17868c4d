import GRDB
import WeightCore

/// The writer of a sync: first the entries, then their samples.
struct HealthChanges {
  /// The samples, finally linked to their entries.
  private(set) var update: MirrorUpdate
  /// The values that were changed on both sides.
  private(set) var conflicts: [EntryConflict] = []
  /// The number of samples whose entries were kept because of the user's changes.
  private(set) var kept: [HealthCategory: Int] = [:]

  private let database: Database
  private let moment: Timestamp
  /// The step of the journal, or `nil` if there is no change to undo.
  private let step: Int64?

  /// Writes the changes.
  ///
  /// - Parameters:
  ///   - update: The samples.
  ///   - step: The step of the journal in which former values are kept.
  ///   - moment: The time of the sync.
  ///   - database: The database.
  /// - Throws: Any error of the database.
  init(
    writing update: MirrorUpdate,
    in step: Int64?,
    at moment: Timestamp,
    to database: Database
  ) throws {
    self.update = update
    self.database = database
    self.moment = moment
    self.step = step
    guard !update.isEmpty else { return }
    let join = MeasurementJoin(update)
    try writeEntries(EntryChange.changes(update, join))
    for place in join.waiting { self.update.link(place, to: nil) }
    for (mass, places) in join.measurements {
      for place in places.values { self.update.link(place, to: self.update.rows[mass].entry) }
    }
    try writeSamples()
  }

  // MARK: Entries

  private mutating func writeEntries(_ changes: [EntryChange]) throws {
    let entries = try entries(of: changes)
    var added: ClosedRange<Int64>?
    for change in changes {
      let entry = update.rows[change.place].entry.flatMap { entries[$0] }
      switch change.kind {
      case .added:
        let number = try insert(change)
        added = (added?.lowerBound ?? number)...number
      case .deleted: try remove(entry, change)
      case .existing, .restored: try merge(entry, change)
      }
    }
    if let added, let step { try Journal(database: database).note(added: added, in: step) }
  }

  /// Reads the entries of existing mass samples by number.
  ///
  /// They include entries that were deleted with their samples, but not those that the user
  /// deleted.
  private func entries(of changes: [EntryChange]) throws -> [Int64: WeightEntry] {
    let rows = EntryRows(database: database)
    for change in changes {
      guard case .restored(.withEntry) = change.kind, let entry = update.rows[change.place].entry
      else { continue }
      try keep(.init(rawValue: entry))
      try rows.restore(.init(rawValue: entry), at: moment)
    }
    let numbers = changes.compactMap { update.rows[$0.place].entry }
    let entries = try rows.entries(numbers)
    return Dictionary(entries.map { ($0.id.rawValue, $0) }) { first, _ in first }
  }

  private mutating func insert(_ change: EntryChange) throws -> Int64 {
    let row = update.rows[change.place]
    let draft = WeightEntry.Draft(
      mass: change.current.mass,
      moment: change.current.moment,
      bodyFat: change.current.bodyFat,
      waist: change.current.waist,
      leanMass: change.current.leanMass,
      source: EntrySource(.appleHealth, name: row.sample.source)
    )
    // Another computer may read the same export.
    let entry = try EntryRows(database: database)
      .insert(draft, syncVersion: row.version, as: .derived)
    update.link(change.place, to: entry.id.rawValue)
    return entry.id.rawValue
  }

  /// Deletes the entry of a deleted mass sample, unless the user has added data to it.
  private mutating func remove(_ entry: WeightEntry?, _ change: EntryChange) throws {
    guard let entry, entry.note == nil, change.former == EntryMerge.Account(entry)
    else {
      kept[.bodyMass, default: 0] += 1
      return
    }
    try keep(entry.id)
    try EntryRows(database: database).delete(entry.id, at: moment)
    update.remove(change.place, .withEntry)
  }

  /// Updates an entry with changed values, unless the user has changed them, too.
  private mutating func merge(_ entry: WeightEntry?, _ change: EntryChange) throws {
    guard let entry else {
      if change.hasNewValues { noteKept(change) }
      return
    }
    var former = change.former
    // An entry that was deleted with its sample was unchanged.
    if case .restored(.withEntry) = change.kind { former = EntryMerge.Account(entry) }
    let merge = EntryMerge(own: entry, former: former, current: change.current)
    if let conflict = merge.conflict { conflicts.append(conflict) }
    if merge.isKept || change.isRestoredWithKeptEntry { noteKept(change) }
    let source = EntrySource(.appleHealth, name: update.rows[change.place].sample.source)
    try write(merge.draft.from(source), over: entry, version: change.version)
  }

  private func write(
    _ draft: WeightEntry.Draft,
    over entry: WeightEntry,
    version: Int
  ) throws {
    guard draft != entry.draft else { return }
    try keep(entry.id)
    let rows = EntryRows(database: database)
    if draft == entry.draft.from(draft.source) {
      // This does not count as an edit that later conflicts would have to consider.
      try rows.rename(entry.id, source: draft.source.name)
    } else {
      try rows.update(entry.id, to: draft, at: moment, syncVersion: version)
    }
  }

  private func keep(_ id: WeightEntry.ID) throws {
    if let step { try Journal(database: database).keep(id, in: step) }
  }

  /// Counts an entry that is kept because of the user's changes.
  private mutating func noteKept(_ change: EntryChange) {
    kept[change.category, default: 0] += 1
  }

  // MARK: Samples

  private mutating func writeSamples() throws {
    let (rows, journal) = (MirrorRows(database: database), HealthJournal(database: database))
    var added: ClosedRange<Int64>?
    for place in update.touched {
      let row = update.rows[place]
      if let id = row.id {
        if let step { try journal.keep(sample: id, in: step) }
        try rows.update(row)
      } else {
        let number = try rows.insert(row)
        added = (added?.lowerBound ?? number)...number
      }
    }
    if let added, let step { try journal.note(added: added, in: step) }
  }
}
