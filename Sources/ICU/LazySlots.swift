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
