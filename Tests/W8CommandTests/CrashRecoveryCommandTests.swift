import Foundation
import GRDB
import TestSupport
import Testing

/// Kills every command that writes to the log at random points.
///
/// Each command is first run to its end on a copy of the log. After the kill, the log has either the
/// content from before the command or that of the copy.
///
/// The environment variable `W8_KILLS` sets how often (default: 40).
@Suite struct CrashRecoveryCommandTests {
  /// A command that writes; `#` is replaced by a number that is different in each run.
  private static let commands = [
    ["log", "7#,4 kg", "--date", "2026-01-0#", "--note", "prueba"], ["edit", "#", "71,#"],
    ["edit", "#", "--date", "2026-02-0#", "--waist", "9#"], ["delete", "#"], ["undo"], ["redo"],
    ["undo"], ["goal", "6# kg"], ["goal", "--clear"], ["settings", "unit", "lb"],
    ["settings", "unit", "kg"], ["settings", "--reset"], ["reminders", "7:3#"],
    ["reminders", "--off"], ["import", "../weights.csv"], ["merge", "../other.store"],
    ["restore", "../other.store", "--yes"], ["pregnancy", "--clear"],
    ["backup", "../another.store", "--force"], ["store", "repair"],
  ]

  @Test func `a killed command has done all of its work or none`() throws {
    var log = try KilledLog()
    let numbers = 0..<ProcessKiller.count
    for number in numbers {
      let command = Self.commands[number % Self.commands.count]
        .map { $0.replacing("#", with: "\(1 + number / Self.commands.count % 9)") }
      try log.kill(command)
    }
    print("\(numbers.count) kills, \(log.finished) ended before, \(log.written) had written")
    #expect(log.finished < numbers.count)
  }
}

/// A log whose commands are killed.
private struct KilledLog {
  private(set) var finished = 0
  private(set) var written = 0
  private let home: TestUser
  private var random = SeededGenerator(seed: 12)
  private var killer: ProcessKiller

  init() throws {
    home = try TestUser("LANG=es_ES")
    killer = ProcessKiller(home)
    let weights = (0..<200 as Range<Int>)
      .map { number in
        let month = "\(101 + number % 12)".dropFirst()
        return "20\(10 + number / 12)-\(month)-15T08:00+01:00,\(80 - number % 7),kg"
      }
    try home.folder.write(
      "date,weight,unit\n" + weights.joined(separator: "\n") + "\n",
      to: "weights.csv"
    )
    for day in 1...9 {
      _ = try home.lines("log", "75,\(day) kg", "--date", "2026-03-0\(day)", "--quiet")
    }
    _ = try home.lines("backup", "other.store", "--quiet")
  }

  /// Kills a command at a random point, and checks the log.
  mutating func kill(_ arguments: [String]) throws {
    let before = try content(of: home)
    let after = try contentAfterwards(arguments)
    let hasEnded = try killer.run(arguments.map(relative), using: &random, mayFail: true)
    finished += hasEnded ? 1 : 0
    let found = try content(of: home)
    if found == after, before != after { written += 1 }
    #expect(found == after || found == before && !hasEnded, "\(arguments)")
  }

  /// The files of other programs are in the home folder.
  private func relative(_ argument: String) -> String {
    argument.hasPrefix("../") ? home.folder.path(String(argument.dropFirst(3))) : argument
  }

  /// Returns the content of a copy of the log after a command.
  private func contentAfterwards(_ arguments: [String]) throws -> [String] {
    let copy = home.folder.path("copy")
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: home.folder.path(".local/share/w8"), toPath: copy)
    let user = home.with(["LANG": "es_ES", "W8_HOME": copy])
    _ = try user.w8(arguments.map(relative))
    return try content(of: user)
  }

  /// Returns the values of the log, which must be intact.
  private func content(of user: TestUser) throws -> [String] {
    let path = user.variables["W8_HOME"].map { $0 + "/shared/default.store" } ?? user.store
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration)
      .read { database in
        #expect(try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"])
        return try String.fetchAll(
          database,
          sql: """
            SELECT id || ' ' || micrograms || ' ' || instant || ' ' || ifnull(note, '') || ' '
              || ifnull(waist, '') || ' ' || (deletedAt IS NULL) FROM entry ORDER BY id
            """
        ) + String.fetchAll(database, sql: "SELECT * FROM setting ORDER BY 1")
      }
  }
}
