import Foundation
import GRDB
import TestSupport
import Testing

/// Kills `w8 merge` at random points.
///
/// The environment variable `W8_KILLS` sets how often (default: 40).
@Suite struct CrashRecoveryMergeTests {
  private static let folder = TestUser.logFolder

  @Test func `a killed merge leaves the log as before or after, and loses no copy`() throws {
    let home = try TestUser("LANG=es_ES")
    let other = home.with(["W8_HOME": home.folder.path("other")])
    _ = try home.lines("log", "60")
    _ = try home.lines("backup", "copia")
    _ = try other.lines("restore", "copia")
    var random = SeededGenerator(seed: 11)
    var killer = ProcessKiller(home, microseconds: 200_000)
    var expected: Set<Int64> = [60_000]
    var merged = 0
    for number in 0..<ProcessKiller.count {
      let name = "default.sync-conflict-20260301-0\(80_000 + number)-ABCDEFG.store"
      let weights = (0..<40).map { Int64(70_000 + number * 40 + $0) }
      try home.folder.write(Self.table(weights), to: "weights.csv")
      _ = try other.lines("import", "weights.csv", "--quiet")
      _ = try other.lines("backup", "\(Self.folder)/\(name)", "--quiet")
      let before = try Self.stored(home)
      if try killer.run(["merge"], using: &random) { merged += 1 }
      let after = try Self.stored(home)
      let isComplete = after == before.union(try Self.stored(other))
      #expect(after == before || isComplete)
      // The copy is only gone if its content is in the log.
      let copies = try home.folder.names(in: Self.folder).filter { $0.contains("sync-conflict") }
      if !copies.contains(name) { #expect(isComplete) }
      expected.formUnion(weights)
    }
    print("\(ProcessKiller.count) merges, \(merged) not killed")
    #expect(try home.w8("merge").status == 0)
    #expect(try Self.stored(home) == expected)
  }

  /// Returns the masses in grams in a log, which must be intact.
  private static func stored(_ user: TestUser) throws -> Set<Int64> {
    let path = user.variables["W8_HOME"].map { $0 + "/shared/default.store" } ?? user.store
    return try DatabaseQueue(path: path)
      .read { database in
        #expect(try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"])
        let grams = try Int64.fetchAll(
          database,
          sql: "SELECT micrograms / 1000000 FROM entry WHERE deletedAt IS NULL"
        )
        #expect(Set(grams).count == grams.count)
        return Set(grams)
      }
  }

  private static func table(_ grams: [Int64]) -> String {
    let lines = grams.map { gram in
      let date = Date(timeIntervalSince1970: Double(600_000_000 + gram * 3_600))
      return
        "\(date.formatted(.iso8601)),\(gram / 1_000).\("\(1_000 + gram % 1_000)".dropFirst()),kg"
    }
    return "date,weight,unit\n" + lines.joined(separator: "\n") + "\n"
  }
}
