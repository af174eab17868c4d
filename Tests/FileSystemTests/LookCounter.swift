import FileSystem
import Glibc
import Synchronization

/// A notifier for tests: it counts how often files are looked at, says after each time that it is
/// worth another one, and wants the end after the last.
final class LookCounter: Sendable {
  private let looks = Mutex(0)
  private let limit: Int
  private let folder: String
  private let hints: [Int32]
  private let ends: [Int32]

  /// Creates a counter of the times that `folder` is looked at.
  init(of folder: String, limit: Int) {
    self.folder = folder
    self.limit = limit
    hints = Self.makePipe()
    ends = Self.makePipe()
  }

  deinit {
    // Whoever watches closes the end that it reads hints from.
    close(hints[1])
    for end in ends { close(end) }
  }

  /// How often the folder was looked at.
  var count: Int { looks.withLock { $0 } }

  /// The wish to end after the last look.
  var interruption: Interruption { Interruption(descriptor: ends[0]) }

  var notifier: FolderNotifier {
    FolderNotifier {
      self.hints[0]
    } add: { _, folder in
      guard folder == self.folder else { return 0 }
      let count = self.looks.withLock { count in
        count += 1
        return count
      }
      Self.signal(self.hints[1])
      if count >= self.limit { Self.signal(self.ends[1]) }
      return 0
    }
  }

  private static func makePipe() -> [Int32] {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "there is a pipe left")
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return ends
  }

  private static func signal(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }
}
