import GRDB
import Synchronization

/// An open database and the location from which it was opened.
struct OpenDatabase: Sendable {
  let queue: DatabaseQueue
  let place: StoreLocation

  /// Opens the database of a log at its current location, and creates it if there is none.
  static func open(
    at location: StoreLocation,
    patience: Duration
  ) throws(StoreError) -> OpenDatabase {
    try StoreFolder.create(location.folder)
    return try StoreFolder.withLock(of: location.folder, patience: patience) {
      () throws(StoreError) in
      let place = try location.current()
      if try !StoreFolder.hasFile(place.database) {
        try StoreFolder.create(place.folder)
        try StoreFolder.createFile(place.database)
      }
      return try OpenDatabase(at: place, patience: patience)
    }
  }

  /// Opens the database of a log at its current location if there is one.
  ///
  /// - Returns: `nil` if there is no database; nothing is created.
  static func openExisting(
    at location: StoreLocation,
    patience: Duration
  ) throws(StoreError) -> OpenDatabase? {
    guard try StoreFolder.hasFolder(location.folder) else { return nil }
    return try StoreFolder.withLock(of: location.folder, patience: patience) {
      () throws(StoreError) in
      let place = try location.current()
      guard try StoreFolder.hasFile(place.database) else { return nil }
      return try OpenDatabase(at: place, patience: patience)
    }
  }

  /// Opens the database in a folder that this process has locked.
  private init(at place: StoreLocation, patience: Duration) throws(StoreError) {
    queue = try StoreConnection.open(place, patience: patience)
    self.place = place
  }

  /// Reads from the database in a consistent snapshot.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw StoreError(error, path: place.database)
    }
  }

  /// Changes the database in one transaction.
  ///
  /// A trial is rolled back at the end.
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

/// The current database of a store, which may be moved while it is open.
final class CurrentDatabase: Sendable {
  let location: StoreLocation
  private let patience: Duration
  private let latest: Mutex<OpenDatabase>

  /// Opens the database of a log, and creates it if there is none.
  convenience init(at location: StoreLocation, patience: Duration) throws(StoreError) {
    let database = try OpenDatabase.open(at: location, patience: patience)
    self.init(database, at: location, patience: patience)
  }

  /// Opens the database of a log; returns `nil` and creates nothing if the database does not exist.
  convenience init?(existingAt location: StoreLocation, patience: Duration) throws(StoreError) {
    guard let database = try OpenDatabase.openExisting(at: location, patience: patience) else {
      return nil
    }
    self.init(database, at: location, patience: patience)
  }

  private init(_ database: OpenDatabase, at location: StoreLocation, patience: Duration) {
    self.location = location
    self.patience = patience
    latest = Mutex(database)
  }

  /// The most recently opened database.
  var opened: OpenDatabase { latest.withLock { $0 } }

  /// Returns whether the log has been moved to another location.
  ///
  /// A log is only ever moved from the original to the shared location.
  func hasMoved(from place: StoreLocation) throws(StoreError) -> Bool {
    place == location ? try location.current() != place : false
  }

  /// Opens the database at its current location.
  func reopened() throws(StoreError) -> OpenDatabase {
    let database = try OpenDatabase.open(at: location, patience: patience)
    latest.withLock { $0 = database }
    return database
  }
}
