import Foundation
import GRDB
import TestSupport
import Testing
import WeightCore

/// Kills `w8 health sync` at random points.
///
/// The environment variable `W8_KILLS` sets how often (default: 40).
@Suite struct CrashRecoverySyncTests {
  @Test func `after a kill, a log is in the state before or after the sync`() throws {
    var log = try SyncedLog()
    let kills = ProcessKiller.count
    for number in 0..<kills {
      guard try log.syncOrUndo() else {
        Issue.record("run \(number)")
        return
      }
    }
    print("\(kills) runs, \(log.confirmed) confirmed, \(log.taken) written before the kill")
    try log.expectLastSync()
  }
}

/// A log and its expected content.
private struct SyncedLog {
  private(set) var confirmed = 0
  private(set) var taken = 0

  private let home: TestUser
  private var random = SeededGenerator(seed: 10)
  /// The masses on the phone in chronological order, and those of the log before each sync.
  private var phone: [HealthSample] = []
  private var masses: [Int64] = []
  private var history: [[Int64]] = []
  private var exports: Int64 = 0
  private var instants: Int64 = 0
  private var killer: ProcessKiller

  init() throws {
    home = try TestUser("LANG=es_ES")
    killer = ProcessKiller(home)
    change()
    _ = try home.lines("health", "enable", writeExport(), "--quiet")
    masses = phone.map(\.value)
    history = [[]]
  }

  /// Starts a sync or an undo, kills it at a random point unless it has ended before, and checks
  /// the files.
  ///
  /// - Returns: Whether the log is intact.
  mutating func syncOrUndo() throws -> Bool {
    let (before, former) = (masses, history)
    if history.count > 1, Int.random(in: 0..<5, using: &random) == 0 {
      masses = history.removeLast()
      guard try killer.run(["undo"], using: &random) else { return try resolve(before, former) }
    } else {
      change()
      history.append(masses)
      masses = phone.map(\.value)
      let arguments = try ["health", "sync", writeExport(), "--accept-deletions"]
      guard try killer.run(arguments, using: &random) else { return try resolve(before, former) }
    }
    confirmed += 1
    return try isWhole(masses)
  }

  /// Runs a sync without killing it.
  mutating func expectLastSync() throws {
    change()
    _ = try home.w8(["health", "sync", try writeExport(), "--accept-deletions"])
    let isWhole = try isWhole(phone.map(\.value))
    #expect(isWhole)
  }

  /// Determines whether the killed command had been completed.
  private mutating func resolve(_ before: [Int64], _ former: [[Int64]]) throws -> Bool {
    let stored = try stored()
    if stored == masses, masses != before {
      taken += 1
    } else {
      (masses, history) = (before, former)
    }
    return try isWhole(masses)
  }

  // MARK: The phone

  /// Adds, edits and deletes some hundred samples.
  private mutating func change() {
    phone.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
    for location in phone.indices where Int.random(in: 0..<8, using: &random) == 0 {
      phone[location] = sample(at: phone[location].start.secondsSince1970)
    }
    for _ in 0..<Int.random(in: 1...300, using: &random) {
      instants += 60
      phone.append(sample(at: 1_600_000_000 + instants))
    }
  }

  private mutating func sample(at second: Int64) -> HealthSample {
    // In steps of ten grams, because a difference of one gram does not count as a change.
    let grams = 10 * Int64.random(in: 6_000...9_000, using: &random)
    return HealthSample(
      .bodyMass,
      value: grams * 1_000_000,
      start: Self.moment(second),
      end: second,
      source: "Báscula"
    )
  }

  private static func moment(_ second: Int64) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: second, utcOffset: 3_600) else {
      preconditionFailure("no moment: \(second)")
    }
    return moment
  }

  private mutating func writeExport() throws -> String {
    exports += 1
    var style = HealthExportStyle()
    style.exported = Self.moment(1_700_000_000 + exports)
    return try home.folder.write(HealthExportText.text(of: phone, style), to: "exportar.xml")
  }

  // MARK: The log

  /// Returns whether the file is intact and contains these masses, with matching anchor and
  /// samples.
  private func isWhole(_ masses: [Int64]) throws -> Bool {
    let isRight = try stored() == masses
    #expect(isRight)
    return try isRight
      && DatabaseQueue(path: home.store)
        .read { database in
          let check = try String.fetchAll(database, sql: "PRAGMA integrity_check")
          let anchored = try Int.fetchAll(
            database,
            sql: "SELECT count FROM healthAnchor WHERE category = 'body-mass'"
          )
          let strays = try Int.fetchOne(
            database,
            sql: """
              SELECT count(*) FROM healthSample LEFT JOIN entry ON entry.id = entry
              WHERE removal IS NULL AND (micrograms IS NOT value OR deletedAt IS NOT NULL)
              """
          )
          #expect(check == ["ok"])
          #expect(anchored == (masses.isEmpty ? [] : [masses.count]))
          #expect(strays == 0)
          return check == ["ok"] && strays == 0
        }
  }

  /// Returns the masses in the file in chronological order.
  private func stored() throws -> [Int64] {
    try DatabaseQueue(path: home.store)
      .read { database in
        try Int64.fetchAll(
          database,
          sql: "SELECT micrograms FROM entry WHERE deletedAt IS NULL ORDER BY instant"
        )
      }
  }
}
