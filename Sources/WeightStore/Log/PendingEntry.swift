package import FileSystem
import GRDB
package import WeightCore

/// A weigh-in that another program has created for import into the log.
package struct PendingEntry: Hashable, Sendable {
  /// The unique identifier.
  package let identifier: String
  /// The weigh-in.
  package let draft: WeightEntry.Draft

  /// Creates a pending entry.
  package init(identifier: String, draft: WeightEntry.Draft) {
    self.identifier = identifier
    self.draft = draft
  }
}

// MARK: - Pending

extension WeightStore {
  /// Imports weigh-ins from other programs, each identifier only once.
  ///
  /// Each is a separate step, as if the user had logged it. If a step was undone, its weigh-in is
  /// not imported again.
  ///
  /// - Parameters:
  ///   - pending: The weigh-ins.
  ///   - moment: The time of the import.
  /// - Returns: The imported entries.
  /// - Throws: ``StoreError`` if the database cannot be written. In this case, none is imported.
  package func importPending(
    _ pending: [PendingEntry],
    at moment: Timestamp
  ) throws(StoreError) -> [WeightEntry] {
    try write { database in
      let journal = Journal(database: database)
      var imported: [WeightEntry] = []
      for entry in pending where try !Self.isImported(entry.identifier, in: database) {
        let new = try EntryRows(database: database)
          .insert(entry.draft, as: .pending(entry.identifier))
        let number = new.id.rawValue
        try journal.note(added: number...number, in: journal.begin(.log, at: moment))
        try database.execute(
          sql: "INSERT INTO pendingEntry (identifier, entry) VALUES (?, ?)",
          arguments: [entry.identifier, number]
        )
        imported.append(new)
      }
      return imported
    }
  }

  private static func isImported(_ identifier: String, in database: Database) throws -> Bool {
    try Int.fetchOne(
      database,
      sql: "SELECT 1 FROM pendingEntry WHERE identifier = ?",
      arguments: [identifier]
    ) != nil
  }
}

/// The folder next to a log in which other programs create weigh-ins, one per file.
///
/// They write a file under a temporary name and rename it when it is complete. This prevents
/// reading incomplete files.
package struct PendingFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// The maximum number of files to read at once; the others are read the next time.
  private static let most = 1_000

  /// Creates the folder reference of a log.
  package init(_ location: StoreLocation) {
    path = location.folder + "/pending"
  }

  /// Reads the files in the order of their names.
  ///
  /// - Returns: An empty array if there is no folder, at the cost of one failed system call.
  /// - Throws: ``StoreError`` if the path is not a folder or is not readable.
  package func files() throws(StoreError) -> [SmallFile] {
    try paths().prefix(Self.most).map(SmallFile.init)
  }

  /// Returns the paths of the files that have not been read yet.
  func traces() throws(StoreError) -> [String] {
    try paths().filter(StoreFolder.isPlainFile)
  }

  private func paths() throws(StoreError) -> [String] {
    guard let names = try StoreFolder.names(in: path) else { return [] }
    // The target folder of a symbolic link is not the program's to delete.
    guard !StoreFolder.isLink(path) else { throw StoreError(.notAFolder, path: path) }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .sorted()
      .map { path + "/" + $0 }
  }
}
