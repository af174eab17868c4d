public import Synchronization

/// A cache of objects that are expensive to create, such as formatters, whose memory is bounded.
///
/// Objects are found without a lock, and created outside it. If two threads create the same object,
/// the first is kept. If the objects exceed the limit, those that were not used recently are
/// removed one by one: see ``CacheStorage``.
///
/// The caller provides the hash and the comparison, because the hash of the standard library takes
/// as long as writing a number. If that does not matter, use ``KeyedCache``.
///
/// The type is `@usableFromInline`, because generic methods are then specialized in other modules
/// too (Swift 6.3, measured). Its storage is not generic: the runtime creates a generic class on
/// first use, which delays the start of a short program.
@usableFromInline
package struct BoundedCache<Element: AnyObject & Sendable>: Sendable {
  @usableFromInline let storage: CacheStorage
  @usableFromInline let elementSize: Int

  /// Creates an empty cache, which allocates no memory for objects.
  ///
  /// - Parameters:
  ///   - byteLimit: The maximum size of all objects, in bytes.
  ///   - elementSize: An estimate of the size of one object with everything that it owns, in bytes.
  @inlinable package init(byteLimit: Int = defaultCacheSize, elementSize: Int = 1024) {
    storage = CacheStorage(byteLimit: byteLimit)
    self.elementSize = elementSize
  }

  /// Calls `body` with an object, which is created if it is not in the cache.
  ///
  /// - Parameters:
  ///   - hash: The hash of the object's key.
  ///   - isWanted: Returns whether an object is the one to find.
  ///   - make: Creates the object.
  ///   - size: Returns the size of an object in bytes, in addition to the usual one.
  ///   - body: Uses the object.
  /// - Returns: The result of `body`.
  @inlinable @inline(__always)
  package func withElement<Result>(
    near hash: Int,
    where isWanted: (Element) -> Bool,
    make: () -> Element,
    size: (Element) -> Int = { _ in 0 },
    _ body: (Element) -> Result
  ) -> Result {
    if let result = first(near: hash, where: isWanted, body) { return result }
    return body(missing(near: hash, where: isWanted, make: make, size: size))
  }

  /// Calls `body` with an object; returns `nil` if it is not in the cache.
  ///
  /// The object is not retained, which would take longer than the search. It remains valid, because
  /// no thread releases objects that another one may be reading.
  @inlinable @inline(__always)
  func first<Result>(
    near hash: Int,
    where isWanted: (Element) -> Bool,
    _ body: (Element) -> Result
  ) -> Result? {
    let section = ReadSection()
    defer { section.end() }
    guard let table = storage.table.load(ordering: .acquiring).map(CacheTable.init(memory:)) else {
      return nil
    }
    let key = CacheSlot.key(ofHash: hash)
    var index = Int(key)
    while true {
      index &= table.mask
      guard let address = table.slots[index].object.load(ordering: .acquiring) else { return nil }
      if table.slots[index].key.load(ordering: .relaxed) == key, address != removedObject {
        let element = Unmanaged<Element>.fromOpaque(address)
        let result = element._withUnsafeGuaranteedRef { isWanted($0) ? Optional(body($0)) : nil }
        if let result {
          table.slots[index].markAsUsed()
          return result
        }
      }
      index += 1
    }
  }

  /// Creates an object that was not found, and stores it.
  @inlinable
  func missing<Failure: Error>(
    near hash: Int,
    where isWanted: (Element) -> Bool,
    make: () throws(Failure) -> Element,
    size: (Element) -> Int = { _ in 0 }
  ) throws(Failure) -> Element {
    let made = try make()
    let kept = storage.insert(made, near: hash, size: elementSize + size(made)) {
      isWanted(unsafeDowncast($0, to: Element.self))
    }
    // All objects of the storage come from here.
    return unsafeDowncast(kept, to: Element.self)
  }

  /// The size of all objects in the cache, in bytes.
  package var byteCount: Int { storage.byteCount }
}

/// The maximum size of most caches, in bytes: 16 MB.
///
/// A server that formats in fifty languages has room for all of its formats.
@usableFromInline package let defaultCacheSize = 16 << 20

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
    if let value = first(near: hash, where: { $0.key == key }, { $0.value }) { return value }
    let entry = try missing(
      near: hash,
      where: { $0.key == key },
      make: { () throws(Failure) in CacheEntry(key, try make(key)) }
    )
    return entry.value
  }
}
