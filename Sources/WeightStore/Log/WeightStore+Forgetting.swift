extension WeightStore {
  /// Returns the paths of all that a store has left in its folder and at the shared place, the database
  /// and what stands beside it.
  ///
  /// These are the files of SQLite, and backups, whose names begin with that of the database, copies that
  /// are in conflict with it, what a move has noted, the widgets that were made of the log, and
  /// weigh-ins that wait to be taken into it.
  package static func traces(at location: StoreLocation) throws(StoreError) -> [String] {
    try WidgetFolder(location).traces() + PendingFolder(location).traces()
      + databases(in: location.shared) + databases(in: location)
  }

  /// Removes all that a store has left, so that nobody can read it again, and its folders if nothing
  /// else is in them.
  ///
  /// The bytes are written over before the names go. Nothing is read, so that a damaged store, or what
  /// another program has put in its place, goes too.
  ///
  /// - Returns: The paths that were removed.
  /// - Throws: ``StoreError`` for the first file that could not be removed.
  package static func forget(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> [String] {
    guard try !traces(at: location).isEmpty else { return removeFolders(of: location) }
    // Nobody opens the store in between, and nobody moves it.
    let removed = try whileNobodyMoves(location, patience) { () throws(StoreError) in
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
        [StoreLocation.databaseName, MoveRecord.name].contains { name.hasPrefix($0) }
      }
      .map { place.folder + "/" + $0 }
      .filter(StoreFolder.isPlainFile)
    return try own.sorted() + SyncedFolder.conflicts(in: place.folder)
  }

  private static func whileNobodyMoves(
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
      WidgetFolder(location).path, PendingFolder(location).path, location.shared.folder,
      location.folder,
    ]
    .filter(StoreFolder.remove)
  }
}
