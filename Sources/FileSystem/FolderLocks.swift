import Synchronization

/// The locks of the folders in which a process replaces files.
///
/// A process with the locks writes temporary files, compares each target with the content that it
/// read, and then renames the new files. Without locks, two processes could compare at the same time,
/// and the second one would undo the change of the first one.
final class FolderLocks: Sendable {
  private let locks: Mutex<[HeldLock]>

  /// The maximum time to wait for other processes, which need only milliseconds.
  private static let patience = Duration.seconds(10)

  /// Locks the folders of files.
  ///
  /// A folder that the user must not read, and one on a file system without locks, is not locked.
  ///
  /// - Parameters:
  ///   - targets: The absolute paths of the files.
  ///   - path: The path for the error.
  /// - Throws: `.changed` if another process has a lock all the time.
  init(of targets: [String], path: String) throws(FileError) {
    let folders = Set(
      targets.map { target in
        let folder = FileSystem.folder(of: target)
        // This process must not wait for itself if two paths lead to the same folder.
        return FileSystem.realPath(folder) ?? folder
      }
    )
    var held: [HeldLock] = []
    // With the same order in all processes, none of them waits for another one that waits for it.
    for folder in folders.sorted() {
      guard let lock = HeldLock(of: folder, Self.patience) else { continue }
      guard lock.isHeld else { throw FileError(.changed, .write, path: path) }
      held.append(lock)
      // No other process replaces files here now, so those of a process that no longer exists are useless.
      FileSystem.removeAbandonedFiles(in: folder, olderThan: 0)
    }
    locks = Mutex(held)
  }

  /// Releases the locks.
  ///
  /// They are released at the latest together with this object.
  func release() {
    locks.withLock { $0 = [] }
  }
}

/// The lock of a folder, or that another process has it.
private final class HeldLock: Sendable {
  private let lock: FileLock?

  /// Waits for the lock; returns `nil` if the folder cannot be locked.
  init?(of folder: String, _ patience: Duration) {
    do throws(FileError) {
      lock = try FileLock(folder: folder, patience: patience)
    } catch {
      return nil
    }
  }

  /// Whether this process has the lock.
  var isHeld: Bool {
    switch lock {
    case .some: true
    case .none: false
    }
  }
}
