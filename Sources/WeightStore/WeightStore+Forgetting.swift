import Foundation

extension WeightStore {
  /// Returns the paths of all that a store has left in its folder, the database and what stands
  /// beside it.
  ///
  /// These are the files of SQLite, and backups, whose names begin with that of the database.
  package static func traces(at location: StoreLocation) throws(StoreError) -> [String] {
    guard let names = try StoreFolder.names(in: location.folder) else { return [] }
    return names.filter { $0.hasPrefix(StoreLocation.databaseName) }
      .map { location.folder + "/" + $0 }
      .filter(StoreFolder.isPlainFile)
      .sorted()
  }

  /// Removes all that a store has left in its folder, so that nobody can read it again, and the folder
  /// if nothing else is in it.
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
    guard try !traces(at: location).isEmpty else {
      return StoreFolder.remove(location.folder) ? [location.folder] : []
    }
    // Nobody opens the store in between.
    let removed = try OpeningLock.hold(folder: location.folder, patience: patience) {
      () throws(StoreError) in
      let traces = try traces(at: location)
      for path in traces { try StoreFolder.erase(path) }
      return traces
    }
    return StoreFolder.remove(location.folder) ? removed + [location.folder] : removed
  }
}
