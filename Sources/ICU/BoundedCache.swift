internal import Synchronization

/// Formatters that were made, by the values that they were made from.
///
/// Opening one costs 50 to 100 times as much as using it. The maker runs outside the lock, so
/// that two threads may make the same one; the first to arrive is kept. When it is full the cache
/// is emptied: a program that has so many formats gains nothing by finer book-keeping.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// Creates a cache that holds so many values at most.
  package init(capacity: Int = 100) {
    self.capacity = capacity
  }

  /// Returns the value of a key, made by `make` when there is none yet.
  package func value<Failure: Error>(
    for key: Key,
    make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = try make(key)
    return values.withLock { values in
      if let known = values[key] { return known }
      if values.count >= capacity { values.removeAll(keepingCapacity: true) }
      values[key] = made
      return made
    }
  }
}
