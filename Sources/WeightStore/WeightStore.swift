import Foundation
import GRDB

/// The log of one person, kept in an SQLite database.
///
/// Every change is one transaction: it is in the file as a whole when the function returns, and not
/// at all if it throws. Several processes may have the store open at once.
///
/// ```swift
/// let store = try WeightStore.open(at: location)
/// let entry = try store.add(draft, at: now)
/// try store.latest() == entry
/// ```
package struct WeightStore: Sendable {
  /// How long to wait for another process that holds the store.
  package static let patience: Duration = .seconds(5)

  let queue: DatabaseQueue
  let location: StoreLocation

  /// Opens the store, and makes it if it is not there.
  ///
  /// - Throws: ``StoreError``, which names the path.
  package static func open(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore {
    try StoreFolder.create(location.folder)
    let queue = try OpeningLock.hold(folder: location.folder, patience: patience) {
      () throws(StoreError) in
      if try !StoreFolder.hasFile(location.database) {
        try StoreFolder.createFile(location.database)
      }
      return try StoreConnection.open(location, patience: patience)
    }
    return WeightStore(queue: queue, location: location)
  }

  /// Opens the store if it is there, and leaves no trace if it is not.
  ///
  /// - Throws: ``StoreError``, which names the path.
  package static func openExisting(
    at location: StoreLocation,
    patience: Duration = patience
  ) throws(StoreError) -> WeightStore? {
    try StoreFolder.hasFile(location.database) ? open(at: location, patience: patience) : nil
  }

  /// Reads from the database, as of one moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw StoreError(error, path: location.database)
    }
  }

  /// Changes the database in one transaction.
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
      throw StoreError(error, path: location.database)
    }
  }
}
