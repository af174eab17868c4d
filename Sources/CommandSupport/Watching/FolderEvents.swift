#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A hint of the system that something has happened in some folders.
///
/// It only says when it is worth a look: what has changed, a ``FileSnapshot`` tells. So it does no
/// harm that the system forgets events when there are too many, or tells of files nobody cares for.
struct FolderEvents: ~Copyable {
  /// What can be waited for; `nil` where the system gives no hints, and one has to look by the clock.
  private(set) var descriptor: Int32?

  /// Creates hints about no folder.
  ///
  /// - Parameter isWanted: Whether the system is asked at all.
  init(isWanted: Bool) {
    #if os(Linux)
    let descriptor = isWanted ? inotify_init1(O_CLOEXEC | O_NONBLOCK) : -1
    self.descriptor = descriptor >= 0 ? descriptor : nil
    #else
    descriptor = nil
    #endif
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Asks for hints about a folder, once more if need be: one that was deleted and made again is
  /// another folder.
  mutating func add(_ folder: String) {
    #if os(Linux)
    guard let descriptor else { return }
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO
      | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR
    guard inotify_add_watch(descriptor, folder, UInt32(events)) < 0, errno == ENOSPC else { return }
    // The user may watch no more folders; half of the hints are worse than none.
    close(descriptor)
    self.descriptor = nil
    #endif
  }

  /// Forgets the hints that have come.
  func drain() {
    guard let descriptor else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
