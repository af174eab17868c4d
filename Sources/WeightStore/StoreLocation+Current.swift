import Foundation

extension StoreLocation {
  /// Returns the place where the log is, or, if there is none yet, where it begins: here, or the
  /// shared place.
  ///
  /// A file without a byte is not yet the log that was moved.
  ///
  /// - Throws: ``StoreError`` if something else is in the way, or if the log was moved and has
  ///   vanished since. A log that was left behind is never used in its place: it is an old one.
  package func current() throws(StoreError) -> StoreLocation {
    var status = stat()
    guard stat(shared.database, &status) == 0 else {
      let number = errno
      // Where this folder is closed already, the shared one is not what is at fault.
      guard number == ENOENT || number == ENOTDIR || stat(shared.folder, &status) != 0 else {
        throw StoreError(errno: number, path: shared.database)
      }
      return try whereNothingIsShared()
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(.notAFile, path: shared.database)
    }
    if status.st_size > 0 { return shared }
    guard !wasMoved else { throw StoreError(.damaged, path: shared.database) }
    return self
  }

  /// Whether a move to the shared place was completed.
  private var wasMoved: Bool {
    MoveRecord.last(in: shared.folder)?.phase == .completed
  }

  /// Makes sure that nothing was there, and that no link leads to a disk that is not there now.
  private func whereNothingIsShared() throws(StoreError) -> StoreLocation {
    var status = stat()
    // That is all that has to be known of a log that was never moved.
    guard lstat(shared.folder, &status) == 0 else { return self }
    for path in [shared.folder, shared.database] where StoreFolder.isLinkToNothing(path) {
      throw StoreError(.missing, path: path)
    }
    guard !wasMoved else { throw StoreError(.missing, path: shared.database) }
    return self
  }
}
