public import Synchronization

/// A row of places, each of which is filled once and read by many threads without a lock.
///
/// It can be inlined, because a place is read in less time than a generic function takes to be called
/// in another module. It is public for that alone: methods of a generic type that is `package` are not
/// specialized in another module (Swift 6.2, measured).
///
/// What it holds is of a type that is not generic: a generic class is made when a program first uses it,
/// each anew, which takes a program longer to start than all else that it does with such a row.
public struct LazySlots<Element: AnyObject & Sendable>: Sendable {
  @usableFromInline let row: SlotRow

  @inlinable var places: UnsafeMutableBufferPointer<Atomic<UnsafeRawPointer?>> { row.places }

  /// Creates empty places.
  @inlinable package init(count: Int) {
    row = SlotRow(count: count)
  }

  /// The number of places.
  @inlinable package var count: Int { places.count }

  /// Returns what is in a place; nil when nothing is.
  ///
  /// - Precondition: `index` is in `0..<count`.
  @inlinable package func element(at index: Int) -> Element? {
    precondition(index >= 0 && index < places.count, "a place of the row")
    guard let address = places[index].load(ordering: .acquiring) else { return nil }
    return Unmanaged<Element>.fromOpaque(address).takeUnretainedValue()
  }

  /// Tells whether nothing is in a place.
  ///
  /// - Precondition: `index` is in `0..<count`.
  @inlinable package func isEmpty(at index: Int) -> Bool {
    precondition(index >= 0 && index < places.count, "a place of the row")
    return places[index].load(ordering: .acquiring) == nil
  }

  /// Calls `body` with what is in a place; returns nil when nothing is.
  ///
  /// No reference is counted, which takes longer than the rest: what is in a place stays there, or is kept by
  /// those who replace it.
  ///
  /// - Precondition: `index` is in `0..<count`.
  @inlinable package func withElement<Result>(
    at index: Int,
    _ body: (Element) -> Result?
  ) -> Result? {
    precondition(index >= 0 && index < places.count, "a place of the row")
    guard let address = places[index].load(ordering: .acquiring) else { return nil }
    return Unmanaged<Element>.fromOpaque(address)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Fills a place and returns what is in it: the new element, or that of a thread that was first.
  ///
  /// - Precondition: `index` is in `0..<count`.
  @inlinable package func fill(_ index: Int, with element: Element) -> Element {
    precondition(index >= 0 && index < places.count, "a place of the row")
    let added = Unmanaged.passRetained(element)
    let (isFirst, original) = places[index]
      .compareExchange(
        expected: nil,
        desired: UnsafeRawPointer(added.toOpaque()),
        ordering: .acquiringAndReleasing
      )
    guard !isFirst, let original else { return element }
    added.release()
    return Unmanaged<Element>.fromOpaque(original).takeUnretainedValue()
  }

  /// Puts another element into a place, and returns what was there.
  ///
  /// Who calls this has to keep that: a thread may be reading it, and counts no reference.
  ///
  /// - Precondition: `index` is in `0..<count`.
  @inlinable package func replaceElement(at index: Int, with element: Element) -> Element? {
    precondition(index >= 0 && index < places.count, "a place of the row")
    let added = Unmanaged.passRetained(element)
    return places[index]
      .exchange(UnsafeRawPointer(added.toOpaque()), ordering: .acquiringAndReleasing)
      .map { Unmanaged<Element>.fromOpaque($0).takeRetainedValue() }
  }
}

// MARK: - Search

// A row whose places are looked through as those of a hash table are: a few from one on, and behind the last the
// first again. The number of places is a power of two.

extension LazySlots {
  /// Calls `body` with what is in one place after the other, until it returns something.
  ///
  /// - Parameters:
  ///   - hash: the hash of what is looked for.
  ///   - reach: how many places are looked at.
  ///   - body: returns nil where something else is in the place.
  /// - Returns: what `body` returned; nil when it never did.
  @inlinable package func search<Result>(
    near hash: Int,
    reach: Int,
    _ body: (Element) -> Result?
  ) -> Result? {
    for distance in 0..<reach {
      let index = (hash &+ distance) & (count - 1)
      if let result = withElement(at: index, body) { return result }
    }
    return nil
  }

  /// Fills the first place that is empty; none when all within reach are taken.
  ///
  /// - Parameters:
  ///   - element: what is kept.
  ///   - hash: its hash.
  ///   - reach: how many places are looked at.
  @inlinable package func keep(_ element: Element, near hash: Int, reach: Int) {
    for distance in 0..<reach {
      let index = (hash &+ distance) & (count - 1)
      guard isEmpty(at: index) else { continue }
      // What another thread put there meanwhile may be something else.
      _ = fill(index, with: element)
      return
    }
  }
}

/// The places of a row, whatever is in them.
@usableFromInline
final class SlotRow: @unchecked Sendable {
  // Unchecked because of the pointer: what it points to are atomics, set up before anybody sees them.
  // Each holds an element that is kept until the end, as an address with a reference counted.
  @usableFromInline let places: UnsafeMutableBufferPointer<Atomic<UnsafeRawPointer?>>

  @usableFromInline
  init(count: Int) {
    places = .allocate(capacity: count)
    for index in places.indices { places.initializeElement(at: index, to: Atomic(nil)) }
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

/// A value that is made when it is first asked for, and kept.
///
/// It is public as ``LazySlots`` is, to be specialized in other modules.
public struct OnDemand<Value: Sendable>: Sendable {
  @usableFromInline let made: LazySlots<Box>

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
      self.value = value
    }
  }

  /// Creates a value that nobody has asked for.
  @inlinable package init() {
    made = LazySlots(count: 1)
  }

  /// Returns the value.
  ///
  /// Two threads may make it at the same time; the first to arrive is kept. Later calls take no lock.
  @inlinable
  package func value(make: () -> Value) -> Value {
    if let box = made.element(at: 0) { return box.value }
    return keep(make())
  }

  @inlinable
  func keep(_ value: Value) -> Value {
    made.fill(0, with: Box(value)).value
  }
}
