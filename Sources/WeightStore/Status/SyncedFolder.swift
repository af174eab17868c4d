import Foundation

/// What programs that keep folders in step with other computers leave in them.
enum SyncedFolder {
  /// Parts of names that such programs give to copies that differ: Syncthing, Dropbox and Nextcloud
  /// (in Spanish too), Seafile.
  private static let conflictMarks = [
    ".sync-conflict-", "conflicted copy", "copia en conflicto", "(sfconflict",
  ]

  /// What stands in a folder that such a program looks after, or above it: Syncthing, Dropbox, Nextcloud
  /// and ownCloud.
  private static let marks = [".stfolder", ".dropbox", ".dropbox.cache", ".owncloudsync.log"]
  private static let databaseMarks = [".sync_", "._sync_"]

  /// Returns the paths of copies of a log that are in conflict with it.
  static func conflicts(in folder: String) throws(StoreError) -> [String] {
    let stem = StoreLocation.databaseName.prefix { $0 != "." }
    return (try StoreFolder.names(in: folder) ?? [])
      .filter { name in
        let name = name.lowercased()
        return name.hasPrefix(stem) && name.contains(".store")
          && conflictMarks.contains { name.contains($0) }
      }
      .map { folder + "/" + $0 }
      .filter(StoreFolder.isPlainFile)
      .sorted()
  }

  /// Returns whether a program looks after a folder, or one above it.
  static func contains(_ folder: String) -> Bool {
    guard let path = realpath(folder, nil) else { return false }
    defer { free(path) }
    var folder = String(cString: path)
    while true {
      if isMarked(folder) { return true }
      guard let slash = folder.lastIndex(of: "/"), folder.count > 1 else { return false }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  private static func isMarked(_ folder: String) -> Bool {
    var status = stat()
    if marks.contains(where: { lstat("\(folder)/\($0)", &status) == 0 }) { return true }
    let names = try? StoreFolder.names(in: folder)
    return (names ?? []).contains { name in databaseMarks.contains { name.hasPrefix($0) } }
  }
}
