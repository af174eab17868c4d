/// Bytes or numbers that never change, for objects that many threads use at the same time.
///
/// An array counts its references. Threads that use the same array would therefore wait for each
/// other's processor, although none of them changes it.
struct ConstantBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer. The memory never changes until it is released.
  let elements: UnsafeBufferPointer<Element>

  /// Copies elements.
  init(_ elements: [Element]) {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    self.elements = UnsafeBufferPointer(copy)
  }

  /// The number of elements.
  var count: Int { elements.count }

  /// Returns an element.
  subscript(index: Int) -> Element { elements[index] }

  deinit { elements.deallocate() }
}

/// A reference to an object that never changes, which is read without counting references.
@usableFromInline
package struct ConstantReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  // Unchecked: the object is retained, and it is `Sendable`.
  @usableFromInline let reference: Unmanaged<Object>

  /// Retains an object.
  @inlinable package init(_ object: Object) {
    reference = .passRetained(object)
  }

  /// Calls `body` with the object.
  @inlinable @inline(__always)
  package func withObject<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  @inlinable deinit { reference.release() }
}
