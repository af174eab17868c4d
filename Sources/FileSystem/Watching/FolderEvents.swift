#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
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
  /// The limit that keeps the system from giving hints; `nil` if none does.
  private(set) var reachedLimit: WatchLimit?
  private let notifier: FolderNotifier

  /// Creates hints about no folder.
  ///
  /// - Parameter notifier: What is asked for hints; `nil` if nothing is.
  init(from notifier: FolderNotifier?) {
    self.notifier = notifier ?? .system
    guard let opened = notifier?.open() else { return }
    if opened >= 0 { descriptor = opened }
    if opened == -EMFILE { reachedLimit = .programs }
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Asks for hints about a folder, once more if need be: one that was deleted and made again is
  /// another folder.
  mutating func add(_ folder: String) {
    guard let descriptor, notifier.add(descriptor, folder) == ENOSPC else { return }
    // The user may watch no more folders; half of the hints are worse than none.
    close(descriptor)
    self.descriptor = nil
    reachedLimit = .folders
  }

  /// Forgets the hints that have come.
  func drain() {
    guard let descriptor else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}

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
    return inotify_add_watch(descriptor, FileSystem.located(folder), UInt32(events)) < 0 ? errno : 0
    #else
    return ENOSYS
    #endif
  }
}

/// How much the system watches for a user, by the name of the setting.
package enum WatchLimit: String, Sendable {
  /// How many folders.
  case folders = "fs.inotify.max_user_watches"
  /// For how many programs.
  case programs = "fs.inotify.max_user_instances"
}

/// The wish of the user, or of the system, that a command ends which would go on for ever.
///
/// The first Ctrl-C lets the command finish what it is about; the second one ends it at once.
package struct Interruption: Sendable {
  /// The end of a pipe that can be read from once somebody wants the end.
  let descriptor: Int32

  /// Creates a wish that comes once `descriptor` can be read from.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether somebody wants the end by now.
  package var hasCome: Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  /// Takes the signals that end a process; `nil` if the system has no pipe left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    interruptionPipe = ends[1]
    // Who starts a program from a thread that blocks signals hands that down to it.
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&awaited, number)
      signal(number) { number in
        signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(interruptionPipe, &byte, 1)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
  }
}

/// Where a signal is noted.
///
/// It is not isolated: it is set once, before the first signal can come, and a handler of signals
/// may neither lock nor wait.
private nonisolated(unsafe) var interruptionPipe: Int32 = -1
