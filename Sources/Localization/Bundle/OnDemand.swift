internal import Synchronization

/// A value that is made when it is first asked for, and kept.
final class OnDemand<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// Returns the value.
  ///
  /// Two threads may make it at the same time; the first to arrive is kept.
  func value(make: () -> Value) -> Value {
    if let value = made.withLock({ $0 }) { return value }
    let value = make()
    return made.withLock { made in
      if let first = made { return first }
      made = value
      return value
    }
  }
}
