import FileSystem
package import WeightCore

/// The copies of a log that sync programs left in its folder because they differed.
package enum ConflictingCopies {
  /// The name of the folder to which merged copies are moved.
  static let mergedFolder = "merged"

  /// Returns the paths of the copies that are logs, in order.
  ///
  /// - Parameter location: The location of the log.
  /// - Returns: An empty array if there are none.
  /// - Throws: ``StoreError`` if the folder cannot be read.
  package static func paths(of location: StoreLocation) throws(StoreError) -> [String] {
    let found =
      try SyncedFolder.conflicts(in: location.folder)
      + SyncedFolder.conflicts(in: location.shared.folder)
    return found.filter { !isPart($0, of: found) }
  }

  /// Returns whether a file belongs to another one, which SQLite reads together with it.
  private static func isPart(_ path: String, of paths: [String]) -> Bool {
    path.hasSuffix("-shm")
      || ["-wal", "-journal"]
        .contains { suffix in
          path.hasSuffix(suffix) && paths.contains(String(path.dropLast(suffix.count)))
        }
  }

  /// Moves a copy whose content is in the log to a subfolder, under a name with the date.
  ///
  /// The copy is kept, because a merge can be undone. It is only moved if it is still the file that was
  /// read.
  ///
  /// - Parameters:
  ///   - log: The copy.
  ///   - moment: The current time.
  /// - Returns: The new path, or `nil` if the file was replaced since it was read.
  /// - Throws: ``StoreError`` if it cannot be moved.
  package static func putAway(
    _ log: OtherLog,
    at moment: Timestamp
  ) throws(StoreError) -> String? {
    let (folder, name) = split(log.path)
    let target = StoreBackup.unusedPath(
      "\(folder)/\(mergedFolder)/\(StoreBackup.suffix(of: moment)) \(name)"
    )
    try StoreFolder.create("\(folder)/\(mergedFolder)")
    guard isSame(log.path, as: log) else { return nil }
    // Without its main file, this part would be lost in a new copy with the same name.
    for suffix in ["-wal", "-journal", "-shm"] where StoreFolder.isPlainFile(log.path + suffix) {
      try StoreFolder.rename(log.path + suffix, to: target + suffix)
    }
    try StoreFolder.rename(log.path, to: target)
    guard isSame(target, as: log) else {
      // The sync program replaced the file at the last moment.
      try StoreFolder.rename(target, to: log.path)
      return nil
    }
    return target
  }

  /// Returns the paths of the copies that were merged.
  static func merged(in folder: String) throws(StoreError) -> [String] {
    let path = "\(folder)/\(mergedFolder)"
    guard !StoreFolder.isLink(path) else { return [] }
    return (try StoreFolder.names(in: path) ?? []).sorted()
      .filter { $0.contains("default") && $0.contains(".store") }
      .map { "\(path)/\($0)" }
      .filter(StoreFolder.isPlainFile)
  }

  private static func isSame(_ path: String, as log: OtherLog) -> Bool {
    FileSystem.stamp(of: path)?.hasSameContent(as: log.stamp) == true
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
  }
}
