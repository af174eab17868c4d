import TestSupport
import Testing
import WeightCore

@testable import WeightStore

/// Properties of merges of random logs.
@Suite struct MergePropertyTests {
  /// A log with copies that were changed differently.
  private struct Copies {
    var logs: [TemporaryStore]
    private var random: SeededGenerator

    init(seed: UInt64, count: Int) throws {
      random = SeededGenerator(seed: seed)
      let log = try TemporaryStore()
      for second in 0..<8 as Range<Int64> { try Self.change(log, at: second, using: &random) }
      logs = [log]
      for _ in 1..<count { logs.append(try log.copied()) }
      for log in logs {
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          try Self.change(log, at: .random(in: 8...20, using: &random), using: &random)
        }
      }
    }

    /// Changes a log: the same seconds and values occur in several copies.
    private static func change(
      _ log: TemporaryStore,
      at second: Int64,
      using random: inout SeededGenerator
    ) throws {
      let store = try log.open()
      let kilograms = Double(Int.random(in: 70...73, using: &random))
      let weight = try draft(kilograms, at: .random(in: 0...5, using: &random))
      let id = try store.entries().randomElement(using: &random)?.id
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: _ = try store.add(weight, at: moment(second))
      case 4, 5:
        if let id { _ = try store.update(id, to: weight, at: moment(second)) }
      case 6:
        if let id { _ = try store.delete([id], at: moment(second)) }
      case 7:
        let scale = EntrySource(.imported, name: "scale")
        let file = try (0..<3).map { try draft(75, at: $0, source: scale) }
        _ = try store.add([file.map { EntryCandidate($0) }], at: moment(second))
      default: _ = try store.undo(at: moment(second))
      }
    }
  }

  private typealias Versions = [EntryIdentifier: EntryState]

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `two logs that are merged into each other are equal`(seed: UInt64) throws {
    let logs = try Copies(seed: seed, count: 2).logs
    let copy = try logs[0].copied()
    try logs[0].merge(logs[1], at: moment(30))
    try logs[1].merge(copy, at: moment(31))
    #expect(try logs[0].versions() == logs[1].versions())
    #expect(try multiset(logs[0]) == multiset(logs[1]))
    for log in logs {
      let before = try log.versions()
      #expect(
        try log.merge(logs[0], logs[1], copy, at: moment(40)).logs.allSatisfy { $0.isUnchanged }
      )
      #expect(try log.versions() == before)
    }
  }

  @Test(arguments: 100..<140 as Range<UInt64>)
  func `the order in which three logs are merged does not matter`(seed: UInt64) throws {
    let logs = try Copies(seed: seed, count: 3).logs
    var results: [Versions] = []
    for order in [[0, 1, 2], [1, 2, 0], [2, 1, 0], [1, 0, 2]] {
      let log = try logs[order[0]].copied()
      try log.merge(logs[order[1]], at: moment(30))
      try log.merge(logs[order[2]], at: moment(31))
      results.append(try log.versions())
    }
    let (pair, single) = (try logs[1].copied(), try logs[0].copied())
    try pair.merge(logs[2], at: moment(30))
    try single.merge(pair, at: moment(31))
    results.append(try single.versions())
    #expect(results.allSatisfy { $0 == results[0] })
  }

  @Test(arguments: 200..<240 as Range<UInt64>)
  func `the undo of a merge restores the log`(seed: UInt64) throws {
    let logs = try Copies(seed: seed, count: 3).logs
    let (before, entries) = (try logs[0].versions(), try logs[0].open().allEntries())
    let report = try logs[0].merge(logs[1], logs[2], at: moment(30))
    let merged = try logs[0].versions()
    guard report.logs.contains(where: { !$0.isUnchanged }) else { return }
    #expect(try logs[0].open().undo(at: moment(40))?.step.kind == .merge)
    #expect(try logs[0].open().allEntries() == entries)
    #expect(
      try logs[0].versions().filter { !$0.value.isDeleted } == before.filter { !$0.value.isDeleted }
    )
    try logs[0].merge(logs[1], logs[2], at: moment(50))
    #expect(try logs[0].versions() == merged)
  }

  private func multiset(_ log: TemporaryStore) throws -> [String] {
    try log.drafts().map { "\($0)" }.sorted()
  }
}
