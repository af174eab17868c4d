internal import Synchronization

/// Values that were made, by the keys that they were made from.
///
/// To open a formatter costs 50 to 100 times as much as to use it. What most threads ask for is found
/// without a lock; what has no place there, under one. The maker runs outside the lock, so that two
/// threads may make the same value; the first to arrive is kept. When the part under the lock is full it
/// is emptied: a program that has so many formats gains nothing by finer book-keeping.
///
/// The methods, and not the class, ask for keys that can be hashed, and there is no dictionary in it: else
/// Swift would search all conformances of a program, when it starts, for that of each type of keys. For the
/// same reason the parts of it are of types that are not generic: see ``LazySlots``.
///
/// It is public as ``LazySlots`` is, to be specialized in other modules.
public struct BoundedCache<Key: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let quick: LazySlots<Entry>
  @usableFromInline let others: EntryBuckets

  @usableFromInline
  final class Entry: Sendable {
    @usableFromInline let key: Key
    @usableFromInline let value: Value

    @inlinable init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a cache.
  ///
  /// - Parameter capacity: how many values are kept besides those that are found without a lock, of
  ///   which there are at most as many.
  @inlinable package init(capacity: Int = 64) {
    quick = LazySlots(count: capacity)
    others = EntryBuckets(capacity: capacity)
  }
}

extension BoundedCache where Key: Hashable {
  /// Returns the value of a key, made by `make` when there is none yet.
  @inlinable
  package func value<Failure: Error>(
    for key: Key,
    make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let first = place(of: key)
    for index in first..<min(first + reach, quick.count) {
      guard let entry = quick.element(at: index) else {
        return keep(try make(key), for: key, at: index)
      }
      if entry.key == key { return entry.value }
    }
    return try valueUnderLock(for: key, make: make)
  }

  /// Returns the first place in which a key is looked for.
  @inlinable
  func place(of key: Key) -> Int {
    Int(UInt(bitPattern: key.hashValue) % UInt(quick.count))
  }

  @inlinable
  func keep(_ value: Value, for key: Key, at index: Int) -> Value {
    let kept = quick.fill(index, with: Entry(key, value))
    return kept.key == key ? kept.value : value
  }

  @inlinable
  func valueUnderLock<Failure: Error>(
    for key: Key,
    make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let place = place(of: key)
    // Nothing but entries of this cache is ever put there.
    let isOfKey = { (entry: AnyObject) in unsafeDowncast(entry, to: Entry.self).key == key }
    if let known = others.first(in: place, where: isOfKey) {
      return unsafeDowncast(known, to: Entry.self).value
    }
    let made = Entry(key, try make(key))
    return unsafeDowncast(others.keep(made, in: place, where: isOfKey), to: Entry.self).value
  }
}

/// How many places are looked at for one key.
@usableFromInline let reach = 4

/// The entries of a cache that have no place in its row, by the remainders of their hashes, under a lock.
@usableFromInline
final class EntryBuckets: Sendable {
  private let state = Mutex(State())
  private let capacity: Int

  private struct State {
    /// None before the first entry.
    var buckets: [[any AnyObject & Sendable]] = []
    var count = 0
  }

  @usableFromInline
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the first entry of a bucket that is one that is looked for.
  @usableFromInline
  func first(
    in place: Int,
    where isWanted: (AnyObject) -> Bool
  ) -> (any AnyObject & Sendable)? {
    state.withLock { state in
      state.buckets.isEmpty ? nil : state.buckets[place].first(where: isWanted)
    }
  }

  /// Returns the entry that a thread has put there meanwhile, or puts another one there.
  ///
  /// When there is no room all are thrown away.
  @usableFromInline
  func keep(
    _ made: any AnyObject & Sendable,
    in place: Int,
    where isWanted: (AnyObject) -> Bool
  ) -> any AnyObject & Sendable {
    state.withLock { state in
      if state.buckets.isEmpty || state.count >= capacity {
        state.buckets = Array(repeating: [], count: capacity)
        state.count = 0
      }
      if let known = state.buckets[place].first(where: isWanted) { return known }
      state.buckets[place].append(made)
      state.count += 1
      return made
    }
  }
}
