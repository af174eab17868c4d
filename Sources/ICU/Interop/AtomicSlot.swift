public import Synchronization

/// A place for one object, which is stored once and never replaced.
///
/// Threads read it without a lock and without counting references. The `load` of an
/// `AtomicLazyReference` is not specialized in other modules (Swift 6.3, measured): it looks up
/// generic metadata at each call, which takes a quarter of the time of a plural message.
@usableFromInline
package struct AtomicSlot<Element: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  // Unchecked because of the address: it is that of an object that the slot retains.
  @usableFromInline let address: Atomic<UnsafeRawPointer?>

  /// Creates an empty slot.
  @inlinable package init() {
    address = Atomic(nil)
  }

  /// Whether the slot has no object.
  @inlinable package var isEmpty: Bool { address.load(ordering: .relaxed) == nil }

  /// Calls `body` with the object; returns `nil` if there is none.
  @inlinable @inline(__always)
  package func withElement<Result>(_ body: (Element) -> Result?) -> Result? {
    guard let address = address.load(ordering: .acquiring) else { return nil }
    // The slot retains the object, so that the caller need not.
    return Unmanaged<Element>.fromOpaque(address)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Stores an object if there is none; returns the one that is stored.
  @inlinable package func storeIfEmpty(_ element: Element) -> Element {
    let added = Unmanaged.passRetained(element)
    let (isStored, known) = address.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(added.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard !isStored, let known else { return element }
    added.release()
    return Unmanaged<Element>.fromOpaque(known).takeUnretainedValue()
  }

  @inlinable deinit {
    guard let address = address.load(ordering: .acquiring) else { return }
    Unmanaged<Element>.fromOpaque(address).release()
  }
}
