import GRDB

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
