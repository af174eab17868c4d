import FileSystem
import SystemPackage

/// The folder that holds the log of one person.
///
/// A log begins in the folder itself. Once it was moved, it is in the folder `shared` of that, where
/// other programs look for what they may read.
package struct StoreLocation: Hashable, Sendable {
  /// The path of the folder.
  package let folder: String

  /// Creates a location from the path of a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// Creates the location that an environment names.
  ///
  /// `W8_HOME` names the folder itself. Otherwise it is `w8` in the folder for the data of
  /// programs, which is `XDG_DATA_HOME` or else `.local/share` in the home folder. An empty variable
  /// is one that is not set, and a relative `XDG_DATA_HOME` is left out, as its specification says.
  ///
  /// - Returns: `nil` if no variable names a folder.
  package init?(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let home = value("W8_HOME") {
      folder = home
    } else if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") {
      folder = data + "/w8"
    } else if let home = value("HOME") {
      folder = home + "/.local/share/w8"
    } else {
      return nil
    }
  }

  /// The name of the database in its folder.
  static let databaseName = "default.store"

  /// The path of the database, if it is in this folder.
  package var database: String {
    folder + "/" + Self.databaseName
  }

  /// The place that the log is moved to.
  package var shared: StoreLocation {
    StoreLocation(folder: folder + "/shared")
  }

  /// The place of sample entries, which are kept apart from those of the person.
  package var demo: StoreLocation {
    StoreLocation(folder: folder + "/demo")
  }

  /// The paths of the database and of the files that SQLite keeps beside it.
  var databaseFiles: [String] {
    [database, database + "-wal", database + "-shm"]
  }
}

// MARK: - Current

extension StoreLocation {
  /// Returns the place where the log is, or, if there is none yet, where it begins: here, or the
  /// shared place.
  ///
  /// A file without a byte is not yet the log that was moved.
  ///
  /// - Throws: ``StoreError`` if something else is in the way, or if the log was moved and has
  ///   vanished since. A log that was left behind is never used in its place: it is an old one.
  package func current() throws(StoreError) -> StoreLocation {
    let status: Stat
    do {
      status = try FileSystem.status(of: shared.database)
    } catch {
      // Where this folder is closed already, the shared one is not what is at fault.
      guard
        error.code == .notFound || error.code == .isNotFolder
          || FileSystem.kind(of: shared.folder) == nil
      else { throw StoreError(error) }
      return try whereNothingIsShared()
    }
    guard status.type == .regular else { throw StoreError(.notAFile, path: shared.database) }
    if status.size > 0 { return shared }
    guard !wasMoved else { throw StoreError(.damaged, path: shared.database) }
    return self
  }

  /// Whether a move to the shared place was completed.
  private var wasMoved: Bool {
    MoveRecord.last(in: shared.folder)?.phase == .completed
  }

  /// Makes sure that nothing was there, and that no link leads to a disk that is not there now.
  private func whereNothingIsShared() throws(StoreError) -> StoreLocation {
    // That is all that has to be known of a log that was never moved.
    guard (try? FileSystem.status(of: shared.folder, followsLinks: false)) != nil else {
      return self
    }
    for path in [shared.folder, shared.database] where StoreFolder.isLinkToNothing(path) {
      throw StoreError(.missing, path: path)
    }
    guard !wasMoved else { throw StoreError(.missing, path: shared.database) }
    return self
  }
}
