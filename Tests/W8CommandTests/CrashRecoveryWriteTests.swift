import Foundation
import GRDB
import TestSupport
import Testing

/// Kills `w8` at random points.
///
/// The environment variable `W8_KILLS` sets how often (default: 40).
@Suite struct CrashRecoveryWriteTests {
  @Test func `confirmed entries survive a kill at any point`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "60")
    var random = SeededGenerator(seed: 8)
    var log = InterruptedLog(home)
    let kills = ProcessKiller.count
    for number in 0..<kills {
      try log.doSomething(number, using: &random)
      let found = try log.stored()
      #expect(found == log.expected || found == log.former && !log.isConfirmed, "\(number)")
      if found == log.former { log.forgetLast() }
      guard found == log.expected else { return }
    }
    print("\(kills) runs, \(log.confirmed) confirmed, \(log.taken) written before the kill")
    #expect(try home.log().total == log.expected.count)
    #expect(try home.w8("log", "72,5").status == 0)
  }
}

/// A log and its expected content.
private struct InterruptedLog {
  /// The weights in grams before the last command.
  private(set) var former: [Int] = []
  private(set) var expected: [Int] = [60_000]
  /// Whether the last command ended successfully by itself.
  private(set) var isConfirmed = false
  private(set) var confirmed = 0
  private(set) var taken = 0

  private let home: TestUser
  private var history: [[Int]] = [[]]
  private var formerHistory: [[Int]] = []
  private var killer: ProcessKiller

  init(_ home: TestUser) {
    self.home = home
    killer = ProcessKiller(home)
  }

  /// Starts a command, and kills it at a random point unless it has ended before.
  mutating func doSomething(_ number: Int, using random: inout SeededGenerator) throws {
    (former, formerHistory) = (expected, history)
    let grams = 70_000 + number
    let arguments: [String]
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where history.count > 1:
      expected = history.removeLast()
      arguments = ["undo"]
    case 1:
      history.append(expected)
      expected[0] = grams
      arguments = ["edit", "1", Self.typed(grams)]
    case 2:
      history.append(expected)
      let weights = (0..<50).map { 100_000 + number * 100 + $0 }
      expected += weights
      arguments = ["import", try file(weights)]
    default:
      history.append(expected)
      expected.append(grams)
      arguments = ["log", Self.typed(grams)]
    }
    try run(arguments, using: &random)
  }

  /// Reverts the expected content to the state before the last command, which was killed in time.
  mutating func forgetLast() {
    (expected, history) = (former, formerHistory)
  }

  /// Returns the content of the file, which must be intact.
  func stored() throws -> [Int] {
    try DatabaseQueue(path: home.store)
      .read { database in
        #expect(try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"])
        return try Int.fetchAll(
          database,
          sql: "SELECT micrograms / 1000000 FROM entry WHERE deletedAt IS NULL ORDER BY id"
        )
      }
  }

  private mutating func run(_ arguments: [String], using random: inout SeededGenerator) throws {
    isConfirmed = try killer.run(arguments, using: &random)
    if isConfirmed { confirmed += 1 } else { taken += try stored() == expected ? 1 : 0 }
  }

  private static func typed(_ grams: Int, mark: String = ",") -> String {
    "\(grams / 1000)\(mark)\("\(grams % 1000 + 1000)".dropFirst())"
  }

  /// Writes a file of weights, one minute apart, in years without other entries.
  private func file(_ grams: [Int]) throws -> String {
    let lines = grams.map { gram in
      let minute = gram % 60 < 10 ? "0\(gram % 60)" : "\(gram % 60)"
      let (days, rest) = (gram / 60).quotientAndRemainder(dividingBy: 24)
      let day = 1 + days % 28
      let month = 1 + days / 28 % 12
      let year = 1990 + days / 336 % 30
      let date = [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
      let hour = rest < 10 ? "0\(rest)" : "\(rest)"
      return "\(date)T\(hour):\(minute):00+00:00,\(Self.typed(gram, mark: ".")),kg"
    }
    let text = "date,weight,unit\n" + lines.joined(separator: "\n") + "\n"
    return try home.folder.write(text, to: "weights.csv")
  }
}
