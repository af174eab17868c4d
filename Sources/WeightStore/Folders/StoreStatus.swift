import FileSystem
import GRDB
import SystemPackage

/// The location of a log and the state of its files.
package struct StoreStatus: Sendable {
  /// The location of logs of earlier versions.
  package let original: StoreFile
  /// The location of new logs, which is shared with other programs.
  package let shared: StoreFile
  /// Whether the log is at the shared location, or `nil` if this is unknown.
  package let isShared: Bool?
  /// The state of the move.
  package let move: StoreMigrationState
  /// The error that prevents using the log.
  package let problem: StoreError?
  /// The state of the folders with regard to other programs.
  package let folder: FolderState
  /// The paths of conflicting copies of the log.
  package let conflicts: [String]
  /// The numbers of the entries that cannot be read.
  package let damagedEntries: [Int64]

  /// Examines the files of a log without changing or creating any.
  package init(of location: StoreLocation) throws(StoreError) {
    original = StoreFile(at: location)
    shared = StoreFile(at: location.shared)
    var problem: StoreError?
    var place: StoreLocation?
    var move = StoreMigrationState.notNeeded
    do {
      move = try StoreMigration(location).state()
      place = try location.current()
    } catch {
      problem = error
    }
    self.problem = problem ?? place.flatMap(Self.problem)
    self.move = move
    damagedEntries =
      self.problem == nil
      ? (try? WeightStore.openExisting(at: location)?.damagedEntries()) ?? [] : []
    isShared = place.map { $0 == location.shared }
    conflicts = try ConflictingCopies.paths(of: location)
    folder = Self.folder(of: place ?? location, hasConflicts: !conflicts.isEmpty, move)
  }

  /// The file of the log, if it is known.
  package var log: StoreFile? {
    isShared.map { $0 ? shared : original }
  }

  /// The file at the other location.
  package var other: StoreFile? {
    isShared.map { $0 ? original : shared }
  }

  private static func folder(
    of place: StoreLocation,
    hasConflicts: Bool,
    _ move: StoreMigrationState
  ) -> FolderState {
    if hasConflicts { return .conflict }
    if case .inProgress = move { return .locked }
    if isLocked(place) { return .locked }
    return SyncedFolder.contains(place.folder) ? .ok : .local
  }

  /// Returns the error that would occur when the database at a location is opened.
  private static func problem(at place: StoreLocation) -> StoreError? {
    do {
      guard try StoreFolder.hasFile(place.database) else { return nil }
      try StoreConnection.check(place)
      return nil
    } catch {
      return error.code == .busy ? nil : error
    }
  }

  /// Returns whether another program has locked the database.
  private static func isLocked(_ place: StoreLocation) -> Bool {
    guard StoreFile(at: place).bytes ?? 0 > 0 else { return false }
    var configuration = Configuration()
    configuration.busyMode = .timeout(0.1)
    do {
      try DatabaseQueue(path: place.database, configuration: configuration)
        .writeWithoutTransaction { database in
          try database.inTransaction(.immediate) { .rollback }
        }
      return false
    } catch {
      return (error as? DatabaseError)?.resultCode == .SQLITE_BUSY
    }
  }
}

/// A possible location of a log, and the file at that location.
package struct StoreFile: Hashable, Sendable {
  /// The path of the database.
  package let path: String
  /// The size in bytes, including data that is not merged yet, or `nil` if there is no file.
  package let bytes: Int64?

  /// Examines a location.
  init(at place: StoreLocation) {
    path = place.database
    let own = try? FileSystem.status(of: path).size
    let unmerged = try? FileSystem.status(of: path + "-wal").size
    bytes = own.map { $0 + (unmerged ?? 0) }
  }
}

/// The state of a log folder with regard to other programs and computers.
package enum FolderState: String, Hashable, Sendable, CaseIterable {
  /// No sync program was detected.
  case local
  /// A sync program manages the folder, and there is no problem.
  case ok
  /// Another program is currently writing to the log.
  case locked
  /// A sync program found two different logs and kept both.
  case conflict
}

/// The files that sync programs leave in folders.
enum SyncedFolder {
  /// The parts of file names that identify conflicting copies: Syncthing, Dropbox and Nextcloud
  /// (also in Spanish), Seafile.
  private static let conflictMarks = [
    ".sync-conflict-", "conflicted copy", "copia en conflicto", "(sfconflict",
  ]

  /// The files in, or above, folders of sync programs: Syncthing, Dropbox, Nextcloud and ownCloud.
  private static let marks = [".stfolder", ".dropbox", ".dropbox.cache", ".owncloudsync.log"]
  private static let databaseMarks = [".sync_", "._sync_"]

  /// Returns the paths of conflicting copies of a log.
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

  /// Returns whether a sync program manages a folder or one of its parents.
  static func contains(_ folder: String) -> Bool {
    guard let path = FileSystem.realPath(folder) else { return false }
    var folder = FilePath(path)
    repeat {
      if isMarked(folder.string) { return true }
    } while folder.removeLastComponent()
    return false
  }

  private static func isMarked(_ folder: String) -> Bool {
    let isMarked = marks.contains { mark in
      (try? FileSystem.status(of: "\(folder)/\(mark)", followsLinks: false)) != nil
    }
    let names = try? FileSystem.names(in: folder, includesHidden: true)
    return isMarked
      || (names ?? []).contains { name in databaseMarks.contains { name.hasPrefix($0) } }
  }
}
