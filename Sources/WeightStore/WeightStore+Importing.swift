import GRDB
package import WeightCore

extension WeightStore {
  /// Adds the weigh-ins of files that the log does not hold yet: all of them or, if it throws, none.
  ///
  /// They are one step, which one `undo` takes back.
  ///
  /// - Parameters:
  ///   - files: The weigh-ins of each file. What one file adds is known when the next one is read.
  ///   - moment: When they are added.
  ///   - isTrial: Whether nothing is kept, so that only the counts are learnt.
  /// - Returns: What became of the weigh-ins of each file, in the same order.
  /// - Throws: ``StoreError`` if the database cannot be read or written.
  package func add(
    _ files: [[EntryCandidate]],
    at moment: Moment,
    isTrial: Bool = false
  ) throws(StoreError) -> [ImportCount] {
    try write(isTrial: isTrial) { database in
      var known = try Self.knownEntries(around: files, in: database)
      let rows = EntryRows(database: database)
      var added: ClosedRange<Int64>?
      let counts = try files.map { candidates in
        let new = known.takeNew(of: candidates)
        for draft in new {
          let number = try rows.insert(draft).id.rawValue
          added = (added?.lowerBound ?? number)...number
        }
        return ImportCount(added: new.count, known: candidates.count - new.count)
      }
      if let added {
        let journal = Journal(database: database)
        try journal.note(added: added, in: journal.begin(.import, at: moment))
      }
      return counts
    }
  }

  /// Reads the entries that could be those of the files.
  private static func knownEntries(
    around files: [[EntryCandidate]],
    in database: Database
  ) throws -> KnownEntries {
    var known = KnownEntries()
    let instants = files.joined().lazy.map(\.draft.moment.secondsSince1970)
    guard let first = instants.min(), let last = instants.max() else { return known }
    let entries = try EntryCursor.entries(
      database,
      sql: """
        SELECT \(EntryCursor.columns) FROM entry
        WHERE deletedAt IS NULL AND instant BETWEEN ? AND ?
        """,
      arguments: [first, last]
    )
    for entry in entries { known.add(entry.draft) }
    return known
  }
}
