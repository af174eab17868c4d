#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

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
