import GRDB

/// The log of one person, kept in an SQLite database.
///
/// Every change is one transaction: it is in the file as a whole when the function returns, and not
/// at all if it throws. Several processes may have the store open at once, and it may be moved
/// meanwhile.
///
/// ```swift
/// let store = try WeightStore.open(at: location)
/// let entry = try store.add(draft, at: now)
/// try store.latest() == entry
/// ```
package struct WeightStore: Sendable {
  /// How long to wait for another process that holds the store.
  package static let patience: Duration = .seconds(5)

  let database: CurrentDatabase

  /// Opens the store, and makes it if it is not there.
  ///
  /// - Throws: ``StoreError``, which names the path.
  package static func open(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore {
    WeightStore(database: try CurrentDatabase(at: location, patience: patience))
  }

  /// Opens the store if it is there, and leaves no trace if it is not.
  ///
  /// - Throws: ``StoreError``, which names the path.
  package static func openExisting(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore? {
    try StoreFolder.hasFile(location.current().database)
      ? open(at: location, patience: patience) : nil
  }

  /// Reads from the database, as of one moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let opened = database.opened
    guard try database.hasMoved(from: opened.place) else { return try opened.read(body) }
    return try database.reopened().read(body)
  }

  /// Changes the database in one transaction.
  ///
  /// A log that was moved since it was opened is opened again, where it is now.
  ///
  /// - Parameters:
  ///   - isTrial: Whether all is put back at the end, as if nothing had been changed.
  ///   - body: The changes.
  /// - Returns: What `body` returns.
  /// - Throws: ``StoreError``; nothing is changed then.
  func write<Value>(
    isTrial: Bool = false,
    _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    let opened = database.opened
    // Whoever moves a log keeps writers waiting until it is at its new place. So it is when a
    // transaction has begun that one knows whether the place is still the right one.
    let value: Value? = try opened.write(isTrial: isTrial) { database in
      try self.database.hasMoved(from: opened.place) ? nil : body(database)
    }
    if let value { return value }
    return try database.reopened().write(isTrial: isTrial, body)
  }
}
