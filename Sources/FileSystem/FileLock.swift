package import SystemPackage

/// The lock of a file or a folder, which one process has at a time.
///
/// The system gives it back with the process, however that ends.
///
/// ```swift
/// guard let lock = try FileLock(folder: path, patience: .seconds(5)) else { throw .busy }
/// ```
package struct FileLock: ~Copyable {
  private let file: FileDescriptor

  /// How long to wait between two tries, in milliseconds.
  private static let pause = 2

  /// Takes the lock of a folder; `nil` if other processes have it all the time.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - patience: How long to wait while other processes have the lock.
  /// - Throws: Why the folder could not be opened.
  package init?(folder: String, patience: Duration) throws(FileError) {
    let file = try FileSystem.open(folder, .readOnly, options: .directory)
    guard Self.take(file, patience: patience) else {
      try? file.close()
      return nil
    }
    self.file = file
  }

  /// Takes the lock of a file, which is made if it is not there, without waiting; `nil` if another
  /// process has it, or if the file cannot be made.
  package init?(file path: String, permissions: FilePermissions) {
    guard
      let file = try? FileSystem.open(
        path,
        .readWrite,
        options: .create,
        permissions: permissions
      )
    else { return nil }
    guard Self.take(file, patience: .zero) else {
      try? file.close()
      return nil
    }
    self.file = file
  }

  private static func take(_ file: FileDescriptor, patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    while true {
      do {
        try SystemCalls.lock(file, .exclusive)
        return true
      } catch {
        let isWorthAnotherTry = error == .wouldBlock || error == .interrupted
        guard isWorthAnotherTry, ContinuousClock.now < end else { return false }
        SystemCalls.sleep(milliseconds: pause)
      }
    }
  }

  deinit {
    try? file.close()
  }

  /// Returns whether a process has the lock of the file or folder at `path` now.
  ///
  /// Where nothing is, or nothing can be opened, no process has it.
  package static func isHeld(_ path: String) -> Bool {
    guard let file = try? FileSystem.open(path, .readOnly) else { return false }
    defer { try? file.close() }
    do {
      try SystemCalls.lock(file, .shared)
      return false
    } catch {
      return error == .wouldBlock
    }
  }
}
