package import SystemPackage

/// A lock of a file or a folder, which only one process can hold at a time.
///
/// The operating system releases it when the process ends for any reason.
///
/// ```swift
/// guard let lock = try FileLock(folder: path, patience: .seconds(5)) else { throw .busy }
/// ```
package struct FileLock: ~Copyable {
  private let file: FileDescriptor

  /// The time between two attempts, in milliseconds.
  private static let pause = 2

  /// Acquires the lock of a folder.
  ///
  /// Returns `nil` if other processes hold it all the time.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - patience: The maximum time to wait for other processes.
  /// - Throws: An error if the folder cannot be opened.
  package init?(folder: String, patience: Duration) throws(FileError) {
    let file = try FileSystem.open(folder, .readOnly, options: .directory)
    guard Self.take(file, patience: patience) else {
      try? file.close()
      return nil
    }
    self.file = file
  }

  /// Acquires the lock of a file without waiting, and creates the file if necessary.
  ///
  /// Returns `nil` if another process holds the lock, or if the file cannot be created.
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

  /// Returns whether a process currently has the lock of the file or folder at `path`.
  ///
  /// If the path does not exist or cannot be opened, no process has it.
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
