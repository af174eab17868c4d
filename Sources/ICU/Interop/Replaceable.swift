internal import Synchronization

/// A reference that is often read and seldom replaced.
///
/// Threads read it without a lock. Objects that were replaced are released when no thread may be
/// reading them any more.
@usableFromInline
package struct Replaceable<Object: AnyObject & Sendable>: Sendable {
  @usableFromInline let storage: ReplaceableStorage

  /// Creates a reference; `nil` is none.
  @inlinable package init(_ object: Object?) {
    storage = ReplaceableStorage()
    if let object { storage.store(object) }
  }

  /// The object; `nil` if there is none.
  @inlinable package var object: Object? {
    // All objects of the storage come from here.
    storage.load().map { unsafeDowncast($0, to: Object.self) }
  }

  /// Replaces the object.
  @inlinable package func store(_ object: Object) {
    storage.store(object)
  }

  /// Stores an object if there is none; returns the one that is stored.
  @inlinable package func storeIfEmpty(_ object: Object) -> Object {
    unsafeDowncast(storage.storeIfEmpty(object), to: Object.self)
  }
}

/// The storage of a reference to an object of any type.
@usableFromInline
final class ReplaceableStorage: @unchecked Sendable {
  // Unchecked because of the address: it is that of an object that the storage retains.
  private let address = Atomic<UnsafeRawPointer?>(nil)
  private let removed = Locked(RemovedMemory())

  @usableFromInline init() {}

  @usableFromInline func load() -> AnyObject? {
    let section = ReadSection()
    defer { section.end() }
    return address.load(ordering: .acquiring)
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  @usableFromInline func store(_ object: any AnyObject & Sendable) {
    let added = UnsafeRawPointer(Unmanaged<AnyObject>.passRetained(object).toOpaque())
    release(address.exchange(added, ordering: .acquiringAndReleasing))
  }

  @usableFromInline func storeIfEmpty(_ object: any AnyObject & Sendable) -> AnyObject {
    if let known = load() { return known }
    let added = Unmanaged<AnyObject>.passRetained(object)
    let (isStored, _) = address.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(added.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    if isStored { return object }
    added.release()
    return load() ?? object
  }

  private func release(_ address: UnsafeRawPointer?) {
    guard let address else { return }
    var releasable = RemovedMemory.Content()
    removed.withLock { removed in
      removed.append(Unmanaged.fromOpaque(address), size: 0)
      removed.takeReleasable(into: &releasable)
    }
    releasable.release()
  }

  deinit {
    removed.withLock { $0.releaseAll() }
    address.load(ordering: .acquiring).map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }
}
