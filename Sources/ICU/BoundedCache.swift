internal import Synchronization

/// Values that were made, by the keys that they were made from.
///
/// To open a formatter costs 50 to 100 times as much as to use it. What most threads ask for is found
/// without a lock; what has no place there, under one. The maker runs outside the lock, so that two
/// threads may make the same value; the first to arrive is kept. When the part under the lock is full it
/// is emptied: a program that has so many formats gains nothing by finer book-keeping.
///
/// The methods, and not the class, ask for keys that can be hashed, and there is no dictionary in it: else
/// Swift would search all conformances of a program, when it starts, for that of each type of keys.
///
/// It is public as ``LazySlots`` is, to be specialized in other modules.
public final class BoundedCache<Key: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let quick: LazySlots<Entry>
  private let others = Mutex(Others())
  private let capacity: Int

  /// What has no place in the row: the entries by the remainders of their hashes, none before the first.
  private struct Others {
    var buckets: [[Entry]] = []
    var count = 0
  }

  @usableFromInline
  final class Entry: Sendable {
    @usableFromInline let key: Key
    @usableFromInline let value: Value

    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a cache.
  ///
  /// - Parameter capacity: how many values are kept besides those that are found without a lock, of
  ///   which there are at most as many.
  package init(capacity: Int = 64) {
    self.capacity = capacity
    quick = LazySlots(count: capacity)
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
  @usableFromInline
  func place(of key: Key) -> Int {
    Int(UInt(bitPattern: key.hashValue) % UInt(quick.count))
  }

  @usableFromInline
  func keep(_ value: Value, for key: Key, at index: Int) -> Value {
    let kept = quick.fill(index, with: Entry(key, value))
    return kept.key == key ? kept.value : value
  }

  @usableFromInline
  func valueUnderLock<Failure: Error>(
    for key: Key,
    make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let place = place(of: key)
    let known = others.withLock { others in
      others.buckets.isEmpty ? nil : others.buckets[place].first { $0.key == key }
    }
    if let known { return known.value }
    let made = Entry(key, try make(key))
    return others.withLock { others in
      if others.buckets.isEmpty || others.count >= capacity {
        others.buckets = Array(repeating: [], count: quick.count)
        others.count = 0
      }
      if let known = others.buckets[place].first(where: { $0.key == key }) { return known.value }
      others.buckets[place].append(made)
      others.count += 1
      return made.value
    }
  }
}

/// How many places are looked at for one key.
@usableFromInline let reach = 4
