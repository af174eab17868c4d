import Foundation
import WeightStore

/// The lock that keeps two watches of one log from reading the same files.
///
/// The system lets go of it with the process, however that ends.
struct WatchLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock; `nil` if another watch has it, or if there is no place for it.
  init?(_ location: StoreLocation) {
    let path = location.folder + "/health-watch.lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit {
    close(descriptor)
  }

  /// Whether a watch has the lock now.
  static func isHeld(_ location: StoreLocation) -> Bool {
    let descriptor = open(location.folder + "/health-watch.lock", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
