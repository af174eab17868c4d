internal import CICU
public import Synchronization

/// The objects of a cache, of any type.
///
/// Threads search the table without a lock. Only those that add objects use one.
///
/// If the objects exceed the limit, a hand sweeps over the table. It removes an object that was not
/// used since it passed twice, and notes that it has passed for the others. This approximation of
/// "least recently used" is the algorithm CLOCK with a counter for each object.
///
/// Sources: F. J. Corbató, "A Paging Experiment with the Multics System" (1969), for CLOCK;
/// RocksDB, "HyperClockCache", for its use in a hash table that is read without a lock.
@usableFromInline
final class CacheStorage: @unchecked Sendable {
  // Unchecked because of the pointer, which is atomic, to memory that is documented in its type.

  /// The memory of the current ``CacheTable``; `nil` as long as the cache is empty.
  @usableFromInline let table = Atomic<UnsafeMutableRawPointer?>(nil)
  private let state = Locked(State())
  private let byteLimit: Int

  /// Creates an empty storage.
  ///
  /// - Parameter byteLimit: The maximum size of all objects, in bytes.
  @usableFromInline init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The part that is only used under the lock.
  private struct State {
    /// The number of objects.
    var count = 0
    /// The number of slots whose objects were removed.
    var removedCount = 0
    /// The size of all objects.
    var bytes = 0
    /// The position of the hand.
    var hand = 0
    /// Objects and tables that other threads may still read.
    var removed = RemovedMemory()
  }

  /// The size of all objects, in bytes.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// Returns an equivalent object that the storage contains, or adds this one.
  ///
  /// - Parameters:
  ///   - object: The object. It is not added if it exceeds the limit, or if too many removed
  ///     objects could not be released yet.
  ///   - hash: Its hash.
  ///   - size: Its size in bytes.
  ///   - isSame: Returns whether another object is equivalent to this one.
  /// - Returns: The object to use.
  @usableFromInline func insert(
    _ object: any AnyObject & Sendable,
    near hash: Int,
    size: Int,
    where isSame: (AnyObject) -> Bool
  ) -> any AnyObject & Sendable {
    let key = CacheSlot.key(ofHash: hash)
    // Objects may take long to release, and their own caches may have locks.
    var releasable = RemovedMemory.Content()
    defer { releasable.release() }
    return state.withLock { state in
      if let known = first(key, where: isSame) { return known }
      guard size <= byteLimit, state.removed.bytes <= byteLimit else {
        state.removed.takeReleasable(into: &releasable)
        return object
      }
      if state.bytes + size > byteLimit {
        removeObjects(until: byteLimit - size - byteLimit / sweepShare, &state)
        state.removed.takeReleasable(into: &releasable)
      }
      makeRoom(&state)
      add(object, key, size: size, &state)
      return object
    }
  }

  deinit {
    // No thread reads: it would retain the cache.
    state.withLock { $0.removed.releaseAll() }
    guard let table = table.load(ordering: .acquiring).map(CacheTable.init(memory:)) else { return }
    for index in 0..<table.capacity { table.object(at: index)?.release() }
    table.deallocate()
  }
}

/// The share of the limit that is free after objects were removed.
///
/// Fewer sweeps are needed if each removes several objects.
private let sweepShare = 64

/// The number of slots of the first table.
private let firstCapacity = 16

// MARK: - Changes

extension CacheStorage {
  private var current: CacheTable? {
    table.load(ordering: .relaxed).map(CacheTable.init(memory:))
  }

  private func first(
    _ key: UInt32,
    where isSame: (AnyObject) -> Bool
  ) -> (any AnyObject & Sendable)? {
    guard let table = current else { return nil }
    var index = Int(key) & table.mask
    while table.slots[index].object.load(ordering: .relaxed) != nil {
      if table.slots[index].key.load(ordering: .relaxed) == key,
        let object = table.object(at: index)?.takeUnretainedValue(), isSame(object)
      {
        return object
      }
      index = (index + 1) & table.mask
    }
    return nil
  }

  /// Replaces the table if half of its slots are not empty.
  private func makeRoom(_ state: inout State) {
    guard let table = current else {
      self.table.store(CacheTable(capacity: firstCapacity).memory, ordering: .releasing)
      return
    }
    guard 2 * (state.count + state.removedCount + 1) > table.capacity else { return }
    // With few objects, only the slots of removed ones become empty.
    let capacity = 4 * (state.count + 1) > table.capacity ? 2 * table.capacity : table.capacity
    let copy = CacheTable(capacity: capacity)
    for index in 0..<table.capacity {
      guard let object = table.object(at: index) else { continue }
      let slot = copy.emptySlot(for: table.slots[index].key.load(ordering: .relaxed))
      copy.fill(slot, object, from: table, index)
    }
    self.table.store(copy.memory, ordering: .releasing)
    (state.removedCount, state.hand) = (0, 0)
    state.removed.append(table)
  }

  private func add(_ object: AnyObject, _ key: UInt32, size: Int, _ state: inout State) {
    guard let table = current else { return }
    let index = table.emptySlot(for: key)
    if table.slots[index].object.load(ordering: .relaxed) == removedObject {
      state.removedCount -= 1
    }
    table.sizes[index] = size
    table.slots[index].uses.store(1, ordering: .relaxed)
    table.slots[index].key.store(key, ordering: .relaxed)
    table.slots[index].object
      .store(UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque()), ordering: .releasing)
    state.count += 1
    state.bytes += size
  }

  /// Moves the hand until the objects have a size at most.
  private func removeObjects(until limit: Int, _ state: inout State) {
    guard let table = current else { return }
    while state.bytes > limit, state.count > 0 {
      state.hand = (state.hand + 1) & table.mask
      guard let object = table.object(at: state.hand) else { continue }
      let uses = table.slots[state.hand].uses.load(ordering: .relaxed)
      guard uses == 0 else {
        table.slots[state.hand].uses.store(uses - 1, ordering: .relaxed)
        continue
      }
      table.slots[state.hand].object.store(removedObject, ordering: .releasing)
      state.removed.append(object, size: table.sizes[state.hand])
      state.count -= 1
      state.removedCount += 1
      state.bytes -= table.sizes[state.hand]
    }
  }
}

extension CacheTable {
  /// Returns the object in a slot; `nil` if there is none.
  fileprivate func object(at index: Int) -> Unmanaged<any AnyObject & Sendable>? {
    let address = slots[index].object.load(ordering: .relaxed)
    return address == removedObject ? nil : address.map { Unmanaged.fromOpaque($0) }
  }

  /// Returns the first slot near a hash without an object.
  fileprivate func emptySlot(for key: UInt32) -> Int {
    var index = Int(key) & mask
    while object(at: index) != nil { index = (index + 1) & mask }
    return index
  }

  /// Moves an object of another table, with its mark, into a slot of a table that no thread reads.
  fileprivate func fill(
    _ slot: Int,
    _ object: Unmanaged<any AnyObject & Sendable>,
    from other: CacheTable,
    _ index: Int
  ) {
    sizes[slot] = other.sizes[index]
    slots[slot].uses.store(other.slots[index].uses.load(ordering: .relaxed), ordering: .relaxed)
    slots[slot].key.store(other.slots[index].key.load(ordering: .relaxed), ordering: .relaxed)
    slots[slot].object.store(UnsafeRawPointer(object.toOpaque()), ordering: .relaxed)
  }
}
