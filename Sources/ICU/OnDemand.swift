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
