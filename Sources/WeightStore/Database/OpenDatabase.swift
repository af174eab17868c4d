import GRDB
import Synchronization

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
    return try StoreFolder.withLock(of: location.folder, patience: patience) {
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

/// The database of a store, wherever the store is moved while it is open.
final class CurrentDatabase: Sendable {
  let location: StoreLocation
  private let patience: Duration
  private let latest: Mutex<OpenDatabase>

  /// Opens the database of a log, and makes it if it is nowhere.
  init(at location: StoreLocation, patience: Duration) throws(StoreError) {
    self.location = location
    self.patience = patience
    latest = Mutex(try .open(at: location, patience: patience))
  }

  /// The database as it was opened last.
  var opened: OpenDatabase { latest.withLock { $0 } }

  /// Returns whether the log is somewhere else by now.
  ///
  /// It only ever goes from the first place to the shared one.
  func hasMoved(from place: StoreLocation) throws(StoreError) -> Bool {
    place == location ? try location.current() != place : false
  }

  /// Opens the database where it is now.
  func reopened() throws(StoreError) -> OpenDatabase {
    let database = try OpenDatabase.open(at: location, patience: patience)
    latest.withLock { $0 = database }
    return database
  }
}
