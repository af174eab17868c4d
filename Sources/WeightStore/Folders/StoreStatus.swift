import FileSystem
import GRDB
import SystemPackage

/// Where a log is, and how things stand with its files.
package struct StoreStatus: Sendable {
  /// The place where logs begin.
  package let original: StoreFile
  /// The place that is shared with other programs.
  package let shared: StoreFile
  /// Whether the log is at the shared place; `nil` if that cannot be told.
  package let isShared: Bool?
  /// How far its move is.
  package let move: StoreMoveState
  /// Why the log cannot be used.
  package let problem: StoreError?
  /// How its folders stand to other programs.
  package let folder: FolderState
  /// The paths of copies that are in conflict with it.
  package let conflicts: [String]

  /// Looks at the files of a log; nothing is changed or made.
  package init(of location: StoreLocation) throws(StoreError) {
    original = StoreFile(at: location)
    shared = StoreFile(at: location.shared)
    var problem: StoreError?
    var place: StoreLocation?
    var move = StoreMoveState.notNeeded
    do {
      move = try StoreMove(location).state()
      place = try location.current()
    } catch {
      problem = error
    }
    self.problem = problem ?? place.flatMap(Self.problem)
    self.move = move
    isShared = place.map { $0 == location.shared }
    conflicts =
      try SyncedFolder.conflicts(in: location.folder)
      + SyncedFolder.conflicts(in: location.shared.folder)
    folder = Self.folder(of: place ?? location, hasConflicts: !conflicts.isEmpty, move)
  }

  /// The file of the log, where that is known.
  package var log: StoreFile? {
    isShared.map { $0 ? shared : original }
  }

  /// The file at the other place.
  package var other: StoreFile? {
    isShared.map { $0 ? original : shared }
  }

  private static func folder(
    of place: StoreLocation,
    hasConflicts: Bool,
    _ move: StoreMoveState
  ) -> FolderState {
    if hasConflicts { return .conflict }
    if case .inProgress = move { return .locked }
    if isLocked(place) { return .locked }
    return SyncedFolder.contains(place.folder) ? .ok : .local
  }

  /// Returns why the database of a place could not be opened.
  private static func problem(at place: StoreLocation) -> StoreError? {
    do {
      guard try StoreFolder.hasFile(place.database) else { return nil }
      try StoreConnection.check(place)
      return nil
    } catch {
      return error.code == .busy ? nil : error
    }
  }

  /// Returns whether another program holds the database.
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

/// A place where a log can be, and what is there.
package struct StoreFile: Hashable, Sendable {
  /// The path of the database.
  package let path: String
  /// How many bytes it takes, with what was not merged yet; `nil` if there is none.
  package let bytes: Int64?

  /// Looks at a place.
  init(at place: StoreLocation) {
    path = place.database
    let own = try? FileSystem.status(of: path).size
    let unmerged = try? FileSystem.status(of: path + "-wal").size
    bytes = own.map { $0 + (unmerged ?? 0) }
  }
}

/// How the folder of a log stands to other programs and computers.
package enum FolderState: String, Hashable, Sendable, CaseIterable {
  /// The folder is on this computer alone, as far as can be seen.
  case local
  /// A program keeps the folder in step with other computers, and nothing is wrong.
  case ok
  /// Another program is writing into the log just now.
  case locked
  /// A program that keeps folders in step has found two logs that differ, and kept both.
  case conflict
}

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
