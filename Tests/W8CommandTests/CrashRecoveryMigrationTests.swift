import Foundation
import GRDB
import TestSupport
import Testing

/// Kills `w8 store migrate` at random points.
///
/// The environment variable `W8_KILLS` sets how often (default: 40).
@Suite struct CrashRecoveryMigrationTests {
  @Test func `after a kill, the former log is complete, and the new one is complete or absent`()
    throws
  {
    let sample = try MovingSample()
    var random = SeededGenerator(seed: 9)
    let kills = ProcessKiller.count
    var found: [String: Int] = [:]
    for number in 0..<kills {
      let state = try sample.killMove(using: &random)
      found[state, default: 0] += 1
      guard state != "" else {
        Issue.record("run \(number)")
        return
      }
    }
    print("\(kills) moves were killed, or done before that: \(found.sorted { $0.key < $1.key })")
  }

  @Test func `four processes that write during a move lose no entries`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.createFormerLog()
    _ = try home.lines("log", "72,5")
    let script = """
      for number in 1 2 3 4 5 6 7 8 9 10; do "$1" log 72,5 --quiet || exit 1; done
      """
    let writers = try (0..<4)
      .map { _ in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, "sh", home.program.path]
        process.environment = [
          "LANG": "es_ES", "HOME": home.folder.path, "PATH": RestrictedLauncher.path,
        ]
        try process.run()
        return process
      }
    usleep(100_000)
    _ = try home.lines("store", "migrate")
    for writer in writers {
      writer.waitUntilExit()
      #expect(writer.terminationStatus == 0)
    }
    #expect(try home.log().entries.map(\.id).sorted() == Array(1...41))
    #expect(try home.status().move.state == "completed")
  }
}

/// A log of some thousand entries after a killed process, whose copies are moved.
private final class MovingSample {
  private let home: TestUser
  private let content: [String]
  private var killer: ProcessKiller

  private static let folder = ".local/share/w8"
  private static let names = ["default.store", "default.store-wal", "default.store-shm"]

  init() throws {
    home = try TestUser("LANG=es_ES")
    try home.createFormerLog()
    killer = ProcessKiller(home, microseconds: 100_000)
    let lines = (0..<3_000)
      .map { number in
        let (day, hour) = (number / 20, number % 20 + 1)
        let date = "2025-\(day / 28 % 12 + 1 + 100)-\(day % 28 + 1 + 100)"
          .replacing("-1", with: "-")
        return "\(date)T\(hour < 10 ? "0" : "")\(hour):00:00+01:00,\(70 + number % 9).25,kg"
      }
    let file = try home.folder.write(
      "date,weight,unit\n" + lines.joined(separator: "\n") + "\n",
      to: "weights.csv"
    )
    _ = try home.lines("import", file)
    // A killed process leaves its write-ahead log unmerged.
    let writer = try DatabaseQueue(path: home.formerStore)
    try writer.write { try $0.execute(sql: "UPDATE entry SET note = 'last' WHERE id = 3000") }
    try Self.copy(from: Self.folder, to: "sample", in: home)
    try writer.close()
    try FileManager.default.removeItem(atPath: home.folder.path("sample/default.store-shm"))
    content = try Self.rows(in: "sample", of: home)
    try #require(content.count > 3_000 && content.contains { $0.contains("last") })
  }

  /// Starts a move, kills it at a random point, and checks the files.
  ///
  /// - Returns: The state of the move, or an empty string if a check fails.
  func killMove(using random: inout SeededGenerator) throws -> String {
    try? FileManager.default.removeItem(atPath: home.folder.path(Self.folder))
    try Self.copy(from: "sample", to: Self.folder, in: home)
    _ = try killer.run(["store", "migrate"], using: &random)
    let state = try home.status().move.state
    guard try isWhole(state) else { return "" }
    #expect(try home.log().total == 3_000)
    let again = state == "failed" ? ["store", "migrate", "--retry"] : ["store", "migrate"]
    _ = try home.w8(again)
    #expect(try home.status().move.state == "completed")
    #expect(try Self.rows(in: "\(Self.folder)/shared", of: home) == content)
    return state
  }

  private func isWhole(_ state: String) throws -> Bool {
    let isPlaced = home.folder.exists("\(Self.folder)/shared/default.store")
    #expect(isPlaced == (state == "completed"), "\(state)")
    #expect(["notStarted", "failed", "completed"].contains(state))
    let isFormerWhole = try Self.rows(in: Self.folder, of: home) == content
    #expect(isFormerWhole)
    guard isPlaced else { return isFormerWhole }
    let isMovedWhole = try Self.rows(in: "\(Self.folder)/shared", of: home) == content
    #expect(isMovedWhole)
    return isFormerWhole && isMovedWhole
  }

  /// Returns the content of the database in a folder.
  ///
  /// A copy is read, so nothing is merged.
  private static func rows(in folder: String, of home: TestUser) throws -> [String] {
    try? FileManager.default.removeItem(atPath: home.folder.path("copy"))
    try copy(from: folder, to: "copy", in: home)
    return try DatabaseQueue(path: home.folder.path("copy/default.store"))
      .read { database in
        #expect(try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"])
        return try ["entry", "step", "setting", "grdb_migrations", "sqlite_sequence"]
          .flatMap { table in
            try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map(\.description)
          }
      }
  }

  private static func copy(from folder: String, to other: String, in home: TestUser) throws {
    try FileManager.default.createDirectory(
      atPath: home.folder.path(other),
      withIntermediateDirectories: true
    )
    for name in names where home.folder.exists("\(folder)/\(name)") {
      try FileManager.default.copyItem(
        atPath: home.folder.path("\(folder)/\(name)"),
        toPath: home.folder.path("\(other)/\(name)")
      )
    }
  }
}
