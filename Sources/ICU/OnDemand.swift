/// A value that is made when it is first asked for, and kept.
///
/// It is public as ``LazySlots`` is, to be specialized in other modules.
public final class OnDemand<Value: Sendable>: Sendable {
  @usableFromInline let made = LazySlots<Box>(count: 1)

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Creates a value that nobody has asked for.
  package init() {}

  /// Returns the value.
  ///
  /// Two threads may make it at the same time; the first to arrive is kept. Later calls take no lock.
  @inlinable
  package func value(make: () -> Value) -> Value {
    if let box = made.element(at: 0) { return box.value }
    return keep(make())
  }

  @usableFromInline
  func keep(_ value: Value) -> Value {
    made.fill(0, with: Box(value)).value
  }
}
