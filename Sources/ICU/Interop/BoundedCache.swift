internal import Synchronization

/// A cache of objects that are expensive to create, such as formatters.
///
/// Most searches are in a table without a lock. Objects for which the table has no room are found
/// under a lock. If there are too many of them, all are removed: a program with so many formats
/// would not benefit from a better strategy. Objects are created outside the lock. If two threads
/// create the same object, the first is kept.
///
/// The caller provides the hash and the comparison, because the hash of the standard library takes
/// as long as writing a number. If that does not matter, use ``KeyedCache``.
@usableFromInline
package struct BoundedCache<Element: AnyObject & Sendable>: Sendable {
  @usableFromInline let table: AtomicTable<Element>
  @usableFromInline let overflow: Overflow

  /// Creates a cache.
  ///
  /// - Parameter capacity: The number of slots of the table, and of objects that are kept in
  ///   addition.
  @inlinable package init(capacity: Int = 64) {
    table = AtomicTable(capacity: capacity, reach: reach)
    overflow = Overflow(capacity: capacity)
  }

  /// Calls `body` with an object, which is created if it is not in the cache.
  ///
  /// - Parameters:
  ///   - hash: The hash of the object's key.
  ///   - isWanted: Returns whether an object is the one to find.
  ///   - make: Creates the object.
  ///   - body: Uses the object.
  /// - Returns: The result of `body`.
  @inlinable @inline(__always)
  package func withElement<Result>(
    near hash: Int,
    where isWanted: (Element) -> Bool,
    make: () -> Element,
    _ body: (Element) -> Result
  ) -> Result {
    if let result = table.first(near: hash, { isWanted($0) ? body($0) : nil }) { return result }
    return body(missing(near: hash, where: isWanted, make: make))
  }

  /// Returns an object that is not in the table: from the overflow, or a new one.
  @inlinable
  func missing<Failure: Error>(
    near hash: Int,
    where isWanted: (Element) -> Bool,
    make: () throws(Failure) -> Element
  ) throws(Failure) -> Element {
    func isSame(_ object: AnyObject) -> Bool { (object as? Element).map(isWanted) ?? false }
    if let known = overflow.first(near: hash, where: isSame) as? Element { return known }
    let made = try make()
    if let kept = table.insert(made, near: hash, where: isWanted) { return kept }
    return overflow.insert(made, near: hash, where: isSame) as? Element ?? made
  }
}

/// The number of slots of the table that are searched for one object.
@usableFromInline let reach = 6

/// A cache of values by hashable keys.
package typealias KeyedCache<Key: Sendable, Value: Sendable> = BoundedCache<CacheEntry<Key, Value>>

/// A value and its key.
@usableFromInline
package final class CacheEntry<Key: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let key: Key
  @usableFromInline let value: Value

  @inlinable init(_ key: Key, _ value: Value) {
    self.key = key
    self.value = value
  }
}

extension BoundedCache {
  /// Returns the value of a key, which `make` creates if it is not in the cache.
  ///
  /// The method, not the class of the entries, requires hashable keys. Otherwise Swift would search
  /// all conformances of the program for each type of keys when the program starts.
  @inlinable
  package func value<Key: Hashable, Value, Failure: Error>(
    for key: Key,
    make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value where Element == CacheEntry<Key, Value> {
    let hash = key.hashValue
    if let value = table.first(near: hash, { $0.key == key ? $0.value : nil }) { return value }
    let entry = try missing(
      near: hash,
      where: { $0.key == key },
      make: { () throws(Failure) in CacheEntry(key, try make(key)) }
    )
    return entry.value
  }
}

/// The objects for which the table of a cache has no room, by their hashes, under a lock.
@usableFromInline
final class Overflow: Sendable {
  private let state = Mutex(State())
  private let capacity: Int

  private struct State {
    var objects: [Int: [any AnyObject & Sendable]] = [:]
    var count = 0
  }

  @usableFromInline
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the object with a hash that satisfies a condition.
  @usableFromInline
  func first(
    near hash: Int,
    where isWanted: (AnyObject) -> Bool
  ) -> (any AnyObject & Sendable)? {
    state.withLock { $0.objects[hash]?.first(where: isWanted) }
  }

  /// Returns an equivalent object that another thread has added, or adds this one.
  ///
  /// If there is no room, all objects are removed.
  @usableFromInline
  func insert(
    _ object: any AnyObject & Sendable,
    near hash: Int,
    where isSame: (AnyObject) -> Bool
  ) -> any AnyObject & Sendable {
    state.withLock { state in
      if let known = state.objects[hash]?.first(where: isSame) { return known }
      if state.count >= capacity { state = State() }
      state.objects[hash, default: []].append(object)
      state.count += 1
      return object
    }
  }
}
