extension WeightStore {
  /// Returns the paths of all files that a store has created, at both locations.
  ///
  /// These are:
  /// - the files of SQLite and backups, whose names begin with that of the database
  /// - conflicting copies, and those that were merged
  /// - the record of a move, and the lock of `w8 health watch`
  /// - published widgets
  /// - weigh-ins that were not imported yet
  package static func traces(at location: StoreLocation) throws(StoreError) -> [String] {
    try WidgetFolder(location).traces() + PendingFolder(location).traces()
      + databases(in: location.shared) + databases(in: location)
  }

  /// Erases all files of a store irrecoverably, and removes its folders if they are then empty.
  ///
  /// The bytes are overwritten before the files are removed. Nothing is read, so this also erases
  /// damaged stores and files that another program has put in their place.
  ///
  /// - Returns: The paths that were removed.
  /// - Throws: ``StoreError`` for the first file that could not be removed.
  package static func forget(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> [String] {
    guard try !traces(at: location).isEmpty else { return removeFolders(of: location) }
    // The lock prevents other processes from opening or moving the store.
    let removed = try whileNoProcessMoves(location, patience) { () throws(StoreError) in
      try StoreFolder.withLock(of: location.folder, patience: patience) { () throws(StoreError) in
        let traces = try traces(at: location)
        for path in traces { try StoreFolder.erase(path) }
        return traces
      }
    }
    return removed + removeFolders(of: location)
  }

  private static func databases(in place: StoreLocation) throws(StoreError) -> [String] {
    guard let names = try StoreFolder.names(in: place.folder) else { return [] }
    let own =
      names.filter { name in
        [StoreLocation.databaseName, StoreMigrationRecord.name, StoreLocation.watchLockName]
          .contains { name.hasPrefix($0) }
      }
      .map { place.folder + "/" + $0 }
      .filter(StoreFolder.isPlainFile)
    return try own.sorted() + SyncedFolder.conflicts(in: place.folder)
      + ConflictingCopies.merged(in: place.folder)
  }

  private static func whileNoProcessMoves(
    _ location: StoreLocation,
    _ patience: Duration,
    _ body: () throws(StoreError) -> [String]
  ) throws(StoreError) -> [String] {
    let folder = location.shared.folder
    guard try StoreFolder.names(in: folder) != nil else { return try body() }
    return try StoreFolder.withLock(of: folder, patience: patience, body)
  }

  private static func removeFolders(of location: StoreLocation) -> [String] {
    [
      WidgetFolder(location).path, PendingFolder(location).path,
      location.shared.folder + "/" + ConflictingCopies.mergedFolder,
      location.folder + "/" + ConflictingCopies.mergedFolder, location.shared.folder,
      location.people, location.folder,
    ]
    .filter(StoreFolder.remove)
  }
}
