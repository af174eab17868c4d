public import Synchronization

/// A hash table that only grows, up to a fixed number of places.
///
/// Threads read it without a lock.
///
/// An element stays in its place as long as the table lives. So a search ends at the first empty place,
/// and reads an element without counting a reference, which would take longer than the search.
///
/// The type is `@usableFromInline`, because generic methods are then specialized in other modules too
/// (Swift 6.3, measured). What it stores is not generic: the runtime makes each generic class when a
/// program first uses it, and that delays the start of a short program.
@usableFromInline
package struct AtomicTable<Element: AnyObject & Sendable>: Sendable {
  @usableFromInline let places: AtomicPlaces
  @usableFromInline let reach: Int

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - capacity: The least number of places; a power of two is taken.
  ///   - reach: How many places from that of its hash on an element may be in; `nil` for all.
  @inlinable package init(capacity: Int, reach: Int? = nil) {
    places = AtomicPlaces(capacity: capacity)
    self.reach = min(reach ?? places.count, places.count)
  }

  /// Calls `body` with the elements that a hash leads to, until it returns a value.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element that is wanted.
  ///   - body: Returns `nil` for another element.
  /// - Returns: What `body` returned; `nil` if it never returned a value.
  @inlinable package func first<Result>(
    near hash: Int,
    _ body: (Element) -> Result?
  ) -> Result? {
    for distance in 0..<reach {
      guard let address = places.address(at: hash &+ distance) else { return nil }
      let element = Unmanaged<Element>.fromOpaque(address)
      // The table keeps the element, so that no reference has to be counted.
      if let result = element._withUnsafeGuaranteedRef({ body($0) }) { return result }
    }
    return nil
  }

  /// Puts an element into the first empty place that its hash leads to.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - hash: Its hash.
  ///   - isSame: Returns whether another element takes the place of this one.
  /// - Returns: The element, or the same one that is in the table already; `nil` if there is no place.
  @inlinable package func insert(
    _ element: Element,
    near hash: Int,
    where isSame: (Element) -> Bool
  ) -> Element? {
    for distance in 0..<reach {
      // Another thread may be faster, with the same element or with another one.
      guard let other = places.fill(hash &+ distance, with: element) else { return element }
      let known = Unmanaged<Element>.fromOpaque(other).takeUnretainedValue()
      if isSame(known) { return known }
    }
    return nil
  }
}

/// The places of a table, whatever is in them.
@usableFromInline
final class AtomicPlaces: @unchecked Sendable {
  // Unchecked because of the pointer. It points to atomics, which are initialized before another thread
  // can know of them. Each is the address of an object that the place holds a reference to.
  @usableFromInline let places: UnsafeMutableBufferPointer<Atomic<UnsafeRawPointer?>>

  /// Creates empty places, of which there are a power of two.
  @usableFromInline
  init(capacity: Int) {
    var count = 1
    while count < capacity { count *= 2 }
    places = .allocate(capacity: count)
    for index in places.indices { places.initializeElement(at: index, to: Atomic(nil)) }
  }

  /// The number of places.
  @inlinable var count: Int { places.count }

  /// Returns what is in the place of a hash; `nil` if nothing is.
  @inlinable func address(at hash: Int) -> UnsafeRawPointer? {
    places[hash & (places.count - 1)].load(ordering: .acquiring)
  }

  /// Puts an object into the place of a hash, if it is empty.
  ///
  /// - Returns: What is in the place already; `nil` if the object was put there.
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
