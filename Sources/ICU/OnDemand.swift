internal import Synchronization

/// A value that is made when it is first asked for, and kept.
package final class OnDemand<Value: Sendable>: Sendable {
  private let made = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Creates a value that nobody has asked for.
  package init() {}

  /// Returns the value.
  ///
  /// Two threads may make it at the same time; the first to arrive is kept. Later calls take no lock.
  package func value(make: () -> Value) -> Value {
    if let box = made.load() { return box.value }
    return made.storeIfNil(Box(make())).value
  }
}
