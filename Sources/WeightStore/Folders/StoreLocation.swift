import FileSystem
import SystemPackage

/// The folder that contains the log of one user.
///
/// A log is in the subfolder `shared`, in which other programs look for data that they may read. A
/// log of an earlier version of the program is in the folder itself until it is moved.
package struct StoreLocation: Hashable, Sendable {
  /// The path of the folder.
  package let folder: String

  /// Creates a location from the path of a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// Creates the location that environment variables specify.
  ///
  /// `W8_HOME` specifies the folder itself, relative to the home folder if it begins with a tilde.
  /// Otherwise, the folder is `w8` in `XDG_DATA_HOME`, or else in `.local/share` in the home folder.
  /// An empty variable counts as unset. A relative `XDG_DATA_HOME` is ignored, as its specification
  /// requires.
  ///
  /// - Returns: `nil` if no variable specifies a folder.
  package init?(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let home = value("W8_HOME") {
      folder = Self.expanded(home, home: value("HOME"))
    } else if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") {
      folder = data + "/w8"
    } else if let home = value("HOME") {
      folder = home + "/.local/share/w8"
    } else {
      return nil
    }
  }

  /// Returns a path with the user's home folder in place of a leading tilde, which shells do not
  /// replace inside quotation marks.
  private static func expanded(_ path: String, home: String?) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// The file name of the database.
  static let databaseName = "default.store"
  /// The name of the file that `w8 health watch` locks.
  package static let watchLockName = "health-watch.lock"

  /// The path of the database if it is in this folder.
  package var database: String {
    folder + "/" + Self.databaseName
  }

  /// The location of new logs, to which a log of an earlier version is moved.
  package var shared: StoreLocation {
    StoreLocation(folder: folder + "/shared")
  }

  /// The location of sample entries, which are separate from the user's entries.
  package var demo: StoreLocation {
    StoreLocation(folder: folder + "/demo")
  }

  /// The paths of the database and of SQLite's additional files.
  var databaseFiles: [String] {
    [database, database + "-wal", database + "-shm"]
  }
}

// MARK: - Current

extension StoreLocation {
  /// Returns the current location of the log, or the location at which it will be created.
  ///
  /// An empty file does not count as a moved log.
  ///
  /// - Throws: ``StoreError`` if another file blocks the location, or if a moved log has
  ///   disappeared. The former log is never used instead, because it is outdated.
  package func current() throws(StoreError) -> StoreLocation {
    let status: Stat
    do {
      status = try FileSystem.status(of: shared.database)
    } catch {
      // If the folder itself is not accessible, the error does not concern the shared location.
      guard
        error.code == .notFound || error.code == .isNotFolder
          || FileSystem.kind(of: shared.folder) == nil
      else { throw StoreError(error) }
      try checkThatNothingIsMissing()
      return unmoved
    }
    guard status.type == .regular else { throw StoreError(.notAFile, path: shared.database) }
    if status.size > 0 { return shared }
    guard !wasMoved else { throw StoreError(.damaged, path: shared.database) }
    return unmoved
  }

  /// The location of a log that was not moved: the folder itself if there is a log, and otherwise
  /// the location of new logs.
  private var unmoved: StoreLocation {
    (try? FileSystem.status(of: database, followsLinks: false)) == nil ? shared : self
  }

  /// Whether a move to the shared location was completed.
  private var wasMoved: Bool {
    StoreMigrationRecord.last(in: shared.folder)?.phase == .completed
  }

  /// Checks that no moved log has disappeared, and that no link leads to a disk that is not mounted.
  private func checkThatNothingIsMissing() throws(StoreError) {
    for path in [database, shared.folder, shared.database]
    where StoreFolder.isLinkToNothing(path) {
      throw StoreError(.missing, path: path)
    }
    guard !wasMoved else { throw StoreError(.missing, path: shared.database) }
  }
}
