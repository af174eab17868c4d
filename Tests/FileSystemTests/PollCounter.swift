import FileSystem
import Synchronization
import SystemPackage

/// A notifier for tests, which counts the looks at a folder.
///
/// It reports an event after each look, and requests the end after the last one.
final class PollCounter: Sendable {
  private let looks = Mutex(0)
  private let limit: Int
  private let folder: String
  private let hints: Pipe
  private let ends: Pipe

  /// Creates a counter of the looks at `folder`.
  init(of folder: String, limit: Int) {
    self.folder = folder
    self.limit = limit
    hints = Pipe()
    ends = Pipe()
  }

  deinit {
    // The watch closes the end from which it reads events.
    try? hints.writeEnd.close()
    try? ends.readEnd.close()
    try? ends.writeEnd.close()
  }

  /// The number of looks at the folder.
  var count: Int { looks.withLock { $0 } }

  /// The request to stop after the last look.
  var interruption: InterruptSignal { InterruptSignal(descriptor: ends.readEnd) }

  var notifier: FolderNotifier {
    FolderNotifier { () throws(Errno) in
      self.hints.readEnd
    } add: { _, folder throws(Errno) in
      guard folder == self.folder else { return }
      let count = self.looks.withLock { count in
        count += 1
        return count
      }
      self.hints.signal()
      if count >= self.limit { self.ends.signal() }
    }
  }
}

/// A pipe with two non-blocking ends.
private struct Pipe {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor

  init() {
    guard let pipe = try? FileDescriptor.pipe(options: .nonBlocking) else {
      preconditionFailure("there is a pipe left")
    }
    (readEnd, writeEnd) = (pipe.readEnd, pipe.writeEnd)
  }

  func signal() {
    _ = try? writeEnd.writeAll([0])
  }
}
