import Foundation

/// The lock on the folder of a store, held while the store is made or brought up to date.
///
/// SQLite guards its transactions itself. It does not guard the steps between them: of two processes
/// that find no tables, both would make them.
enum OpeningLock {
  /// Does something that no two processes do at once.
  ///
  /// - Throws: What `body` throws, or ``StoreError`` with the code `busy` if others hold the lock
  ///   all the time that there is patience.
  static func hold<Value>(
    folder: String,
    patience: Duration,
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: folder) }
    // The system lets go of the lock with the last descriptor, also when the process is killed.
    defer { close(descriptor) }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end else {
        throw StoreError(.busy, path: folder)
      }
      usleep(2_000)
    }
    return try body()
  }
}
