import GRDB

/// The database of a store, and the place where it was when it was opened.
struct OpenDatabase: Sendable {
  let queue: DatabaseQueue
  let place: StoreLocation

  /// Opens the database of a log where it is now, and makes it if it is nowhere.
  static func open(
    at location: StoreLocation,
    patience: Duration
  ) throws(StoreError) -> OpenDatabase {
    try StoreFolder.create(location.folder)
    return try OpeningLock.hold(folder: location.folder, patience: patience) {
      () throws(StoreError) in
      let place = try location.current()
      if try !StoreFolder.hasFile(place.database) { try StoreFolder.createFile(place.database) }
      return OpenDatabase(
        queue: try StoreConnection.open(place, patience: patience),
        place: place
      )
    }
  }

  /// Reads from the database, as of one moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw StoreError(error, path: place.database)
    }
  }

  /// Changes the database in one transaction, or, if it is a trial, puts all back at the end.
  func write<Value>(
    isTrial: Bool,
    _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    do {
      return try queue.writeWithoutTransaction { database in
        var value: Value?
        try database.inTransaction(.immediate) {
          value = try body(database)
          return isTrial ? .rollback : .commit
        }
        guard let value else { preconditionFailure("a transaction ran without its body") }
        return value
      }
    } catch {
      throw StoreError(error, path: place.database)
    }
  }
}
