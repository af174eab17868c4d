import Foundation
import GRDB
import Testing
import WeightCore

@testable import WeightStore

@Suite struct StoreMigrationTests {
  @Test func `a log is moved completely, and the former one is kept`() throws {
    let folder = try TemporaryStore()
    let store = try folder.filled()
    let before = try (store.entries(), store.settings())
    #expect(try folder.move.state() == .notStarted)
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try folder.move.state() == .completed(at: folder.now))
    let moved = try folder.open()
    #expect(try moved.entries() == before.0)
    #expect(try moved.settings() == before.1)
    #expect(try folder.location.current() == folder.location.shared)
    #expect(try folder.rows(of: folder.location) == folder.rows(of: folder.location.shared))
    // Undone and deleted entries were moved, too: the last step can still be undone.
    #expect(try moved.undo(at: folder.now)?.step.kind == .goal)
    #expect(try folder.move.run(at: folder.now) == .alreadyMoved(at: folder.now))
    #expect(try folder.permissions(folder.location.shared.folder) == 0o700)
    #expect(try folder.permissions(folder.location.shared.database) == 0o600)
  }

  @Test func `an empty log is moved, too`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open()
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try folder.open().count() == 0)
    #expect(try folder.move.state() == .completed(at: folder.now))
  }

  @Test func `without a log, nothing is moved and no folder is created`() throws {
    let folder = try TemporaryStore()
    #expect(try folder.move.state() == .notNeeded)
    #expect(try folder.move.run(at: folder.now) == .noLog)
    #expect(!FileManager.default.fileExists(atPath: folder.location.folder))
  }

  @Test(arguments: [true, false])
  func `the unmerged changes of a killed process are moved, too`(hasIndex: Bool) throws {
    let living = try TemporaryStore()
    let store = try living.filled()
    let killed = try TemporaryStore()
    try living.copy(to: killed)
    let index = killed.location.database + "-shm"
    if !hasIndex { try FileManager.default.removeItem(atPath: index) }
    #expect(FileManager.default.fileExists(atPath: killed.location.database + "-wal"))
    #expect(try killed.move.run(at: killed.now) == .moved)
    #expect(try killed.open().entries() == store.entries())
  }

  @Test func `a write-ahead log without a database is renamed`() throws {
    let folder = try TemporaryStore()
    let other = try TemporaryStore()
    let (store, stranger) = (try folder.filled(), try other.filled(weight: 99))
    let log = try Data(contentsOf: URL(filePath: other.location.database + "-wal"))
    for suffix in ["-wal", "-shm", "-journal"] {
      try folder.placeShared(Array(log), suffix: suffix)
    }
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try folder.open().entries() == store.entries())
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.location.shared.folder
    )
    #expect(names.contains("default.store-wal.stray"))
    #expect(try WeightStore.forget(at: folder.location).last == folder.location.folder)
    withExtendedLifetime(stranger) {}
  }

  @Test(arguments: StoreMigrationProgress.Step.allCases)
  func `a move that is interrupted at any step leaves one complete log, and can be retried`(
    step: StoreMigrationProgress.Step
  ) throws {
    let folder = try TemporaryStore()
    let store = try folder.filled()
    let entries = try store.entries()
    let killed = try TemporaryStore()
    var isCopied = false
    _ = try folder.move.run(at: folder.now) { progress in
      guard progress.step == step, !isCopied else { return }
      isCopied = true
      #expect(throws: Never.self) { try folder.copy(to: killed) }
    }
    try #require(isCopied)
    #expect(try killed.rows(of: killed.location) == folder.rows(of: folder.location))
    let isPlaced = [.placed, .completed].contains(step)
    #expect(
      FileManager.default.fileExists(atPath: killed.location.shared.database) == isPlaced
    )
    #expect(try killed.open().entries() == entries)
    let interruption = StoreError(.interrupted, path: killed.location.shared.database)
    if isPlaced {
      #expect(try killed.move.state() == .completed(at: folder.now))
    } else {
      #expect(try killed.move.state() == .failed(interruption, at: folder.now))
      #expect(try killed.move.run(at: folder.now) == .refused(.hasFailed(interruption)))
    }
    let outcome = try killed.move.run(isRetry: true, at: folder.now)
    #expect(outcome == (isPlaced ? .alreadyMoved(at: folder.now) : .moved))
    #expect(try killed.open().entries() == entries)
    #expect(try killed.location.current() == killed.location.shared)
    #expect(try killed.sharedNames() == ["default.store", "migration.json"])
    guard case .purged(let files) = try killed.move.purge() else {
      Issue.record("the former log was not purged")
      return
    }
    #expect(files.first == killed.location.database)
    #expect(try killed.open().entries() == entries)
  }

  @Test func `a process that writes during the move writes to the new log`() async throws {
    let folder = try TemporaryStore()
    try folder.place([])
    let waiting = try WeightStore.open(at: folder.location, patience: .seconds(5))
    _ = try waiting.add(draft(70))
    let (begun, go) = AsyncStream.makeStream(of: Void.self)
    let new = try draft(71)
    let writer = Task {
      for await _ in begun { return try waiting.add(new).id.rawValue }
      return 0
    }
    _ = try folder.move.run(at: folder.now) { progress in
      guard progress.step == .locked else { return }
      go.yield()
      usleep(50_000)
    }
    go.finish()
    #expect(try await writer.value == 2)
    #expect(try folder.open().count() == 2)
  }

  @Test func `a copy that differs is removed`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    let copy = folder.move.copy
    #expect(throws: StoreError(.unequal, path: copy)) {
      try folder.move.run(at: folder.now) { progress in
        guard progress.step == .copied else { return }
        #expect(throws: Never.self) {
          try DatabaseQueue(path: copy)
            .write { try $0.execute(sql: "UPDATE entry SET micrograms = 1 WHERE id = 2") }
        }
      }
    }
    let error = StoreError(.unequal, path: copy)
    #expect(try folder.move.state() == .failed(error, at: folder.now))
    #expect(try folder.sharedNames() == ["migration.json"])
    #expect(try folder.open().count() == 3)
    #expect(try folder.move.run(isRetry: true, at: folder.now) == .moved)
  }

  @Test func `a damaged log is neither moved nor changed`() throws {
    let folder = try TemporaryStore()
    let text = Array(String(repeating: "This is a letter to my doctor.\n", count: 100).utf8)
    try folder.place(text)
    let error = StoreError(.notADatabase, path: folder.location.database, detail: "SQLite 26")
    #expect(throws: error) { try folder.move.run(at: folder.now) }
    #expect(try folder.move.state() == .failed(error, at: folder.now))
    #expect(try folder.bytes() == text)
  }

  @Test func `a folder at the path of the former log is reported with its path`() throws {
    let folder = try TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: folder.location.database,
      withIntermediateDirectories: true
    )
    #expect(throws: StoreError(.notAFile, path: folder.location.database)) {
      try folder.move.run(at: folder.now)
    }
  }

  @Test func `a file at the path of the shared folder is reported, and the log remains usable`()
    throws
  {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    try Data().write(to: URL(filePath: folder.location.shared.folder))
    #expect(throws: StoreError(.notAFolder, path: folder.location.shared.folder)) {
      try folder.move.run(at: folder.now)
    }
    #expect(try folder.open().count() == 3)
  }

  @Test func `a log that is a symbolic link is moved but not purged`() throws {
    let folder = try TemporaryStore()
    let elsewhere = try TemporaryStore()
    _ = try elsewhere.filled()
    try FileManager.default.createDirectory(
      atPath: folder.location.folder,
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.location.database,
      withDestinationPath: elsewhere.location.database
    )
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try folder.open().count() == 3)
    let path = folder.location.database
    #expect(try folder.move.purge() == .refused(.formerIsLink(path: path)))
    #expect(try elsewhere.open().count() == 3)
  }

  @Test func `a log is moved through a symbolic link to another folder`() throws {
    let folder = try TemporaryStore()
    let store = try folder.filled()
    let target = folder.root + "/disk"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.location.shared.folder,
      withDestinationPath: target
    )
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try folder.open().entries() == store.entries())
    try FileManager.default.moveItem(atPath: target, toPath: target + "-unplugged")
    let missing = StoreError(.missing, path: folder.location.shared.folder)
    #expect(throws: missing) { try folder.open() }
  }

  @Test func `invalid records are ignored, and a pipe does not block`() throws {
    let folder = try TemporaryStore()
    let store = try folder.filled()
    let notes = folder.location.shared.folder + "/migration.json"
    try folder.placeShared([])
    mkfifo(notes, 0o600)
    #expect(try folder.move.state() == .notStarted)
    #expect(try folder.open().count() == 3)
    unlink(notes)
    try Data("{".utf8).write(to: URL(filePath: notes))
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try folder.open().entries() == store.entries())
  }

  @Test func `a second move is rejected while one is in progress`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    var outcomes: [StoreMigrationOutcome] = []
    _ = try folder.move.run(at: folder.now) { progress in
      guard progress.step == .copied else { return }
      #expect(throws: Never.self) {
        #expect(try folder.move.state() == .inProgress(since: folder.now))
        outcomes = [
          try folder.move.run(at: folder.now), try folder.move.run(isRetry: true, at: folder.now),
        ]
        #expect(try folder.move.purge() == .refused(.notCompleted))
      }
    }
    #expect(outcomes == [.refused(.inProgress), .refused(.inProgress)])
  }

  @Test func `a retry is rejected if no move has failed`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    #expect(try folder.move.run(isRetry: true, at: folder.now) == .refused(.nothingFailed))
    #expect(try folder.move.state() == .notStarted)
  }

  @Test
  func `a moved log that has disappeared is reported, and the former one is not used instead`()
    throws
  {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    _ = try folder.move.run(at: folder.now)
    let moved = folder.location.shared.database
    try FileManager.default.removeItem(atPath: moved)
    #expect(throws: StoreError(.missing, path: moved)) { try folder.open() }
    try folder.placeShared([])
    #expect(throws: StoreError(.damaged, path: moved)) { try folder.open() }
    _ = try WeightStore.forget(at: folder.location)
    #expect(try folder.open().count() == 0)
  }

  @Test func `the former log is purged only after the move`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    #expect(try folder.move.purge() == .refused(.notCompleted))
    _ = try folder.move.run(at: folder.now)
    _ = try folder.open().add(draft(74))
    let files = [folder.location.database]
    #expect(try folder.move.purge(isTrial: true) == .purged(files))
    #expect(folder.exists)
    #expect(try folder.move.purge() == .purged(files))
    #expect(!folder.exists)
    #expect(try folder.move.purge() == .purged([]))
    #expect(try folder.open().count() == 4)
    #expect(try folder.move.state() == .completed(at: folder.now))
  }

  @Test func `a former log that was changed after the move is not purged`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    _ = try folder.move.run(at: folder.now)
    try DatabaseQueue(path: folder.location.database)
      .write { try $0.execute(sql: "UPDATE entry SET note = 'later' WHERE id = 1") }
    let path = folder.location.database
    #expect(try folder.move.purge() == .refused(.formerHasChanged(path: path)))
    #expect(folder.exists)
  }

  @Test func `an existing log at the shared location is kept, and adopts missing settings once`()
    throws
  {
    let folder = try TemporaryStore()
    let other = try TemporaryStore()
    let goal = try folder.filled().settings().goal
    try folder.change("INSERT INTO setting VALUES ('unit', 'pood'), ('trend-days', '9')")
    let shared = try other.open()
    var settings = Settings()
    settings.trendDays = 12
    try shared.save(settings, changedFrom: Settings(), at: folder.now)
    try folder.placeShared(other.bytes())
    try folder.placeShared(
      Array(try Data(contentsOf: URL(filePath: other.location.database + "-wal"))),
      suffix: "-wal"
    )
    #expect(try folder.move.state() == .notNeeded)
    guard
      case .alreadyShared(let taken, let leftOut) = try folder.move.run(at: folder.now)
    else {
      Issue.record("a log was moved over another")
      return
    }
    #expect(taken == [.goal])
    #expect(leftOut.map(\.name) == [.unit])
    settings.goal = goal
    #expect(try folder.open().settings().values == settings.values)
    #expect(
      try folder.move.run(at: folder.now) == .alreadyShared(settings: [], leftOut: [])
    )
    #expect(try folder.move.purge() == .refused(.notCompleted))
  }
}

extension TemporaryStore {
  var now: Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_795_300_000, utcOffset: 3_600) else {
      preconditionFailure("a moment of this century")
    }
    return moment
  }

  var move: StoreMigration { StoreMigration(location, patience: .milliseconds(300)) }

  /// Returns a log with three entries, one of them deleted and restored, and a goal.
  func filled(weight: Double = 70) throws -> WeightStore {
    let store = try open()
    for number in 0..<3 { _ = try store.add(draft(weight, at: Int64(number), note: "note")) }
    _ = try store.delete([.init(rawValue: 2)], at: now)
    _ = try store.undo(at: now)
    var settings = Settings()
    settings.goal = Goal(target: try draft(weight - 10).mass, set: now)
    try store.save(settings, changedFrom: Settings(), as: .goal, at: now)
    return store
  }

  /// Copies all files in the state in which a killed process would leave them.
  func copy(to other: TemporaryStore) throws {
    try FileManager.default.createDirectory(
      atPath: other.root + "/data",
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(atPath: location.folder, toPath: other.location.folder)
  }

  /// Changes the former log.
  func change(_ sql: String) throws {
    try DatabaseQueue(path: location.database).write { try $0.execute(sql: sql) }
  }

  /// Returns the content of the database at a location.
  func rows(of place: StoreLocation) throws -> StoreContent {
    try DatabaseQueue(path: place.database).read { try StoreContent(of: $0) }
  }

  /// Returns the names of the files at the shared location, without those of SQLite.
  func sharedNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: location.shared.folder)
      .filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      .sorted()
  }
}
