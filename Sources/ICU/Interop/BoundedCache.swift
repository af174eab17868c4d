internal import Synchronization

/// Objects that are expensive to make, such as formatters, by what they were made from.
///
/// A search takes no lock where the table has room; the others are found under one. When there are too
/// many of those, all of them are dropped: a program that has so many formats gains nothing by finer
/// bookkeeping. Objects are made outside the lock, so that two threads may make the same one; the first
/// is kept.
///
/// The caller gives the hash and compares, because the hash of the standard library takes as long as a
/// number takes to be written. Where that does not matter there is ``KeyedCache``.
@usableFromInline
package struct BoundedCache<Element: AnyObject & Sendable>: Sendable {
  @usableFromInline let table: AtomicTable<Element>
  @usableFromInline let overflow: Overflow

  /// Creates a cache.
  ///
  /// - Parameter capacity: How many objects the table has places for, and how many are kept besides.
  @inlinable package init(capacity: Int = 64) {
    table = AtomicTable(capacity: capacity, reach: reach)
    overflow = Overflow(capacity: capacity)
  }

  /// Calls `body` with an object, which is made if there is none yet.
  ///
  /// - Parameters:
  ///   - hash: The hash of what the object is made from.
  ///   - isWanted: Returns whether an object is the one that is wanted.
  ///   - make: Makes the object.
  ///   - body: What is done with it.
  /// - Returns: What `body` returned.
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

/// How many places of the table are looked at for one object.
@usableFromInline let reach = 6

/// Values by keys that have a hash of their own.
package typealias KeyedCache<Key: Sendable, Value: Sendable> = BoundedCache<CacheEntry<Key, Value>>

/// A value with the key that it was made from.
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
  /// Returns the value of a key, made by `make` if there is none yet.
  ///
  /// The method, and not the class of the entries, asks for keys that can be hashed: Swift would search
  /// all conformances of a program for that of each type of keys when the program starts.
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

/// The objects that have no place in the table of a cache, by their hashes, under a lock.
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

  /// Returns an object that has a hash and is wanted.
  @usableFromInline
  func first(
    near hash: Int,
    where isWanted: (AnyObject) -> Bool
  ) -> (any AnyObject & Sendable)? {
    state.withLock { $0.objects[hash]?.first(where: isWanted) }
  }

  /// Returns the same object that another thread has put there meanwhile, or puts this one there.
  ///
  /// If there is no room, all are dropped.
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
