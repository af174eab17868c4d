public import Synchronization

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
