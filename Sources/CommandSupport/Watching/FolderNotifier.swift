#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What tells of events in folders: the system, or in a test what stands for it.
package struct FolderNotifier: Sendable {
  /// Returns a descriptor that can be read from once something has happened, or the negative number
  /// of the error that there is none for.
  package var open: @Sendable () -> Int32
  /// Adds a folder to those that a descriptor is about, and returns the number of the error, or 0.
  package var add: @Sendable (_ descriptor: Int32, _ folder: String) -> Int32

  /// Creates a notifier.
  package init(
    open: @escaping @Sendable () -> Int32,
    add: @escaping @Sendable (_ descriptor: Int32, _ folder: String) -> Int32
  ) {
    self.open = open
    self.add = add
  }

  /// The system's own; where there is none, it has no descriptor.
  package static let system = FolderNotifier {
    #if os(Linux)
    let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    return descriptor >= 0 ? descriptor : -errno
    #else
    return -ENOSYS
    #endif
  } add: { descriptor, folder in
    #if os(Linux)
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO
      | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR
    return inotify_add_watch(descriptor, folder, UInt32(events)) < 0 ? errno : 0
    #else
    return ENOSYS
    #endif
  }
}
