package import FileSystem
import GRDB
package import WeightCore

/// A weigh-in that is to be taken into the log, once.
package struct PendingEntry: Hashable, Sendable {
  /// What tells it from all others.
  package let identifier: String
  /// What was weighed.
  package let draft: WeightEntry.Draft

  /// Creates an entry that is to be taken.
  package init(identifier: String, draft: WeightEntry.Draft) {
    self.identifier = identifier
    self.draft = draft
  }
}

// MARK: - Pending

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

/// The folder beside a log in which other programs leave weigh-ins, each in a file.
///
/// They write a file under another name and give it its own when it is complete, so that none is read
/// half.
package struct PendingFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// How many files are read at once; the others have to wait for the next time.
  private static let most = 1_000

  /// Finds the folder of a log.
  package init(_ location: StoreLocation) {
    path = location.folder + "/pending"
  }

  /// Reads the files that are there, in the order of their names.
  ///
  /// - Returns: Nothing if there is no folder; one failed look is all that costs.
  /// - Throws: ``StoreError`` if there is something else, or it cannot be read.
  package func files() throws(StoreError) -> [SmallFile] {
    try paths().prefix(Self.most).map(SmallFile.init)
  }

  /// Returns the paths of the files that wait to be read.
  func traces() throws(StoreError) -> [String] {
    try paths().filter(StoreFolder.isPlainFile)
  }

  private func paths() throws(StoreError) -> [String] {
    guard let names = try StoreFolder.names(in: path) else { return [] }
    // What is in a folder somewhere else is not for us to remove.
    guard !StoreFolder.isLink(path) else { throw StoreError(.notAFolder, path: path) }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .sorted()
      .map { path + "/" + $0 }
  }
}
