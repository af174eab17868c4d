internal import CICU

/// A value that only one thread uses at a time.
///
/// It is a lock of POSIX. The `Mutex` of the standard library inherits priorities on Linux: threads
/// that often wait for each other take a hundred times as long (Swift 6.3, measured).
package struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  // Unchecked: the value is only accessible under the lock.
  private let lock: UnsafeMutableRawPointer
  private let value: UnsafeMutablePointer<Value>

  /// Creates a lock of a value, which no other part of the program uses.
  package init(_ value: consuming sending Value) {
    lock = cicu_lock_create()
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  /// Calls `body` with the value, while other threads wait.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cicu_lock(lock)
    defer { cicu_unlock(lock) }
    return try body(&value.pointee)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    cicu_lock_destroy(lock)
  }
}
