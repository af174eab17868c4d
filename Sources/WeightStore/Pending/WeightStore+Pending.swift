import GRDB
package import WeightCore

extension WeightStore {
  /// Takes weigh-ins that other programs have left, each of them once, however often they come.
  ///
  /// Each is a step of its own, as if the person had logged it. One that was taken back stays so.
  ///
  /// - Parameters:
  ///   - pending: The weigh-ins.
  ///   - moment: When they are taken.
  /// - Returns: How many were new.
  /// - Throws: ``StoreError`` if the database cannot be written; none is taken then.
  package func take(
    _ pending: [PendingEntry],
    at moment: Moment
  ) throws(StoreError) -> Int {
    try write { database in
      let journal = Journal(database: database)
      var count = 0
      for entry in pending where try !Self.isTaken(entry.identifier, in: database) {
        let number = try EntryRows(database: database).insert(entry.draft).id.rawValue
        try journal.note(added: number...number, in: journal.begin(.log, at: moment))
        try database.execute(
          sql: "INSERT INTO pendingEntry (identifier, entry) VALUES (?, ?)",
          arguments: [entry.identifier, number]
        )
        count += 1
      }
      return count
    }
  }

  private static func isTaken(_ identifier: String, in database: Database) throws -> Bool {
    try Int.fetchOne(
      database,
      sql: "SELECT 1 FROM pendingEntry WHERE identifier = ?",
      arguments: [identifier]
    ) != nil
  }
}
