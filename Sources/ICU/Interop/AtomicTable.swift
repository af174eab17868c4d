public import Synchronization

/// A hash table with a fixed number of slots, from which elements are never removed.
///
/// Threads read it without a lock.
///
/// An element keeps its slot for the lifetime of the table. A search therefore ends at the first
/// empty slot, and reads an element without retaining it, which would take longer than the search.
///
/// The type is `@usableFromInline`, because generic methods are then specialized in other modules
/// too (Swift 6.3, measured). It is not copyable, because a search would retain the storage of a
/// copyable one.
@usableFromInline
package struct AtomicTable<Element: AnyObject & Sendable>: ~Copyable, Sendable {
  @usableFromInline let places: AtomicPlaces
  @usableFromInline let reach: Int

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - capacity: The minimum number of slots, which is rounded up to a power of two.
  ///   - reach: The number of slots, starting at that of its hash, in which an element may be;
  ///     `nil` for all.
  @inlinable package init(capacity: Int, reach: Int? = nil) {
    places = AtomicPlaces(capacity: capacity)
    self.reach = min(reach ?? places.count, places.count)
  }

  /// Calls `body` with the elements near a hash, until it returns a value.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element to find.
  ///   - body: Returns `nil` for another element.
  /// - Returns: The result of `body`; `nil` if it never returned a value.
  @inlinable package func first<Result>(
    near hash: Int,
    _ body: (Element) -> Result?
  ) -> Result? {
    for distance in 0..<reach {
      guard let address = places.address(at: hash &+ distance) else { return nil }
      let element = Unmanaged<Element>.fromOpaque(address)
      // The table retains the element, so that the caller need not.
      if let result = element._withUnsafeGuaranteedRef({ body($0) }) { return result }
    }
    return nil
  }

  /// Stores an element in the first empty slot near its hash.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - hash: Its hash.
  ///   - isSame: Returns whether another element is equivalent to this one.
  /// - Returns: The element, or the equivalent one that the table already contains; `nil` if no
  ///   slot is empty.
  @inlinable package func insert(
    _ element: Element,
    near hash: Int,
    where isSame: (Element) -> Bool
  ) -> Element? {
    for distance in 0..<reach {
      // Another thread may have filled the slot, with an equivalent element or with another one.
      guard let other = places.fill(hash &+ distance, with: element) else { return element }
      let known = Unmanaged<Element>.fromOpaque(other).takeUnretainedValue()
      if isSame(known) { return known }
    }
    return nil
  }
}

/// The slots of a table, for elements of any type.
@usableFromInline
struct AtomicPlaces: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer. It points to atomics, which are initialized before other
  // threads can access them. Each contains the address of an object that the slot retains.
  @usableFromInline let places: UnsafeMutableBufferPointer<Atomic<UnsafeRawPointer?>>

  /// Creates empty slots.
  ///
  /// Their number is a power of two.
  @usableFromInline
  init(capacity: Int) {
    var count = 1
    while count < capacity { count *= 2 }
    places = .allocate(capacity: count)
    for index in places.indices { places.initializeElement(at: index, to: Atomic(nil)) }
  }

  /// The number of slots.
  @inlinable var count: Int { places.count }

  /// Returns the address in the slot of a hash; `nil` if the slot is empty.
  @inlinable func address(at hash: Int) -> UnsafeRawPointer? {
    places[hash & (places.count - 1)].load(ordering: .acquiring)
  }

  /// Stores an object in the slot of a hash if the slot is empty.
  ///
  /// - Returns: The address that the slot already contains; `nil` if the object was stored.
  @usableFromInline func fill(_ hash: Int, with object: AnyObject) -> UnsafeRawPointer? {
    let added = Unmanaged.passRetained(object)
    let (isFilled, known) = places[hash & (places.count - 1)]
      .compareExchange(
        expected: nil,
        desired: UnsafeRawPointer(added.toOpaque()),
        ordering: .acquiringAndReleasing
      )
    if isFilled { return nil }
    added.release()
    return known
  }

  deinit {
    for index in places.indices {
      guard let address = places[index].load(ordering: .acquiring) else { continue }
      Unmanaged<AnyObject>.fromOpaque(address).release()
    }
    places.deinitialize()
    places.deallocate()
  }
}
