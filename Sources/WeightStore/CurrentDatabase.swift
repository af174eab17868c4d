import Synchronization

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
