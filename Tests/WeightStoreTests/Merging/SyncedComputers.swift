import Foundation
import TestSupport
import Testing
import WeightCore

@testable import WeightStore

/// Two computers that change a log in a synced folder, and what has to be in it in the end.
struct SyncedComputers {
  private let computers: [TemporaryStore]
  private var program: SyncProgram
  private var random: SeededGenerator
  private var second: Int64 = 0
  private var files: [[EntryCandidate]] = []

  /// The merge of everything that a command has confirmed on one of the computers.
  private(set) var confirmed: [EntryIdentifier: EntryState] = [:]
  /// The weights that were logged and never changed, deleted or undone.
  private(set) var untouched: Set<Int64> = []
  /// The numbers of operations by kind.
  private(set) var counts: [String: Int] = [:]

  /// The number of conflicting copies that arose.
  var conflictCount: Int { program.conflictCount }

  init(seed: UInt64, _ style: SyncProgram.Style) throws {
    random = SeededGenerator(seed: seed)
    computers = [try TemporaryStore(), try TemporaryStore()]
    for computer in computers { _ = try computer.open() }
    program = SyncProgram(style, computers.map(\.location.folder))
  }

  // MARK: Operations

  /// Performs a random operation on one of the computers, or syncs the folders.
  mutating func operate() throws {
    second += Int64.random(in: 0...3, using: &random)
    // The clock of the second computer is slow.
    let place = Int.random(in: 0...1, using: &random)
    let now = try moment(second - (place == 1 ? 7 : 0))
    let computer = computers[place]
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: try log(on: computer, at: now)
    case 7..<10: try edit(on: computer, at: now)
    case 10, 11: try delete(on: computer, at: now)
    case 12: try undo(on: computer, at: now)
    case 13: try importFile(on: computer, at: now)
    case 14: try importEditedExport(on: computer, at: now)
    case 15: try merge(on: computer, at: now)
    default:
      try program.sync(using: &random)
      counts["sync", default: 0] += 1
      return
    }
    try confirm(computer)
  }

  private mutating func log(on computer: TemporaryStore, at now: Timestamp) throws {
    let entry = try computer.open().add(weight(), at: now)
    untouched.insert(entry.mass.micrograms)
    counts["log", default: 0] += 1
  }

  private mutating func edit(on computer: TemporaryStore, at now: Timestamp) throws {
    let store = try computer.open()
    guard let entry = try store.entries().randomElement(using: &random) else { return }
    _ = try store.update(entry.id, to: weight(), at: now)
    untouched.remove(entry.mass.micrograms)
    counts["edit", default: 0] += 1
  }

  private mutating func delete(on computer: TemporaryStore, at now: Timestamp) throws {
    let store = try computer.open()
    guard let entry = try store.entries().randomElement(using: &random) else { return }
    _ = try store.delete([entry.id], at: now)
    untouched.remove(entry.mass.micrograms)
    counts["delete", default: 0] += 1
  }

  /// Undoes the last change; that of a merge removes nothing from the other computer.
  private mutating func undo(on computer: TemporaryStore, at now: Timestamp) throws {
    let store = try computer.open()
    guard let undone = try store.undo(at: now) else { return }
    if undone.step.kind != .merge {
      for entry in undone.before { untouched.remove(entry.mass.micrograms) }
    }
    counts["undo \(undone.step.kind)", default: 0] += 1
  }

  /// Imports a file of a scale, which the other computer may import, too.
  private mutating func importFile(on computer: TemporaryStore, at now: Timestamp) throws {
    if files.isEmpty || Bool.random(using: &random) {
      let scale = EntrySource(.imported, name: "scale")
      files.append(try (0..<3).map { _ in EntryCandidate(try weight(source: scale)) })
    }
    guard let file = files.randomElement(using: &random) else { return }
    _ = try computer.open().add([file], at: now)
    counts["import", default: 0] += 1
  }

  /// Edits a row of an export, and imports it on the same computer or on the other one.
  private mutating func importEditedExport(on computer: TemporaryStore, at now: Timestamp) throws {
    let store = try (computers.randomElement(using: &random) ?? computer).open()
    let identifiers = try store.identifiers()
    let file = try store.allEntries().suffix(4)
      .map { entry in
        EntryCandidate(
          Bool.random(using: &random) ? entry.draft : try weight(),
          revision: identifiers[entry.id].map { EntryRevision($0, version: entry.syncVersion) }
        )
      }
    let before = Set(try computer.open().allEntries().map(\.mass.micrograms))
    _ = try computer.open().add([file], at: now)
    let after = Set(try computer.open().allEntries().map(\.mass.micrograms))
    untouched.subtract(before.subtracting(after))
    // The other computer may have these entries, too.
    for entry in try store.allEntries().suffix(4) where !after.contains(entry.mass.micrograms) {
      untouched.remove(entry.mass.micrograms)
    }
    counts["import of an export", default: 0] += 1
  }

  private mutating func merge(on computer: TemporaryStore, at now: Timestamp) throws {
    let copies = try ConflictingCopies.paths(of: computer.location)
      .map { path throws(StoreError) in try OtherLog(reading: path) }
    let report = try computer.open().merge(copies, at: now)
    #expect(report.logs.allSatisfy { $0.isComplete })
    for copy in copies {
      let target = try ConflictingCopies.putAway(copy, at: now)
      #expect(target != nil)
    }
    counts["merge", default: 0] += 1
    counts["conflicting entries", default: 0] += report.conflicts.count
  }

  private mutating func weight(source: EntrySource = .manual) throws -> WeightEntry.Draft {
    let micrograms = Int64.random(in: 40_000_000_000...200_000_000_000, using: &random)
    return WeightEntry.Draft(
      mass: Mass(micrograms: micrograms),
      moment: try moment(.random(in: 0...100_000, using: &random)),
      source: source
    )
  }

  // MARK: Result

  private mutating func confirm(_ computer: TemporaryStore) throws {
    for (identifier, version) in try computer.versions() {
      confirmed[identifier] = confirmed[identifier]?.merged(with: version) ?? version
    }
  }

  /// Syncs and merges until nothing changes any more, and checks the result.
  mutating func finish() throws {
    for _ in 0..<20 {
      second += 100
      try program.sync(using: &random, isComplete: true)
      for computer in computers { try merge(on: computer, at: moment(second)) }
      if try computers[0].versions() == computers[1].versions() { break }
    }
    // What an undone merge removed is still in the copies that were put away.
    for computer in computers {
      second += 100
      let put = try ConflictingCopies.merged(in: computer.location.folder)
      let logs = try put.map { path throws(StoreError) in try OtherLog(reading: path) }
      _ = try computer.open().merge(logs, at: moment(second))
    }
    let copy = try computers[0].copied()
    try computers[0].merge(computers[1], at: moment(second + 100))
    try computers[1].merge(copy, at: moment(second + 100))
    let result = try computers.map { try $0.versions() }
    let areEqual = result[0] == result[1]
    #expect(areEqual)
    let lost = confirmed.filter { result[0][$0.key] != $0.value }
      .map { "\($0.value), now \(String(describing: result[0][$0.key]))" }
    #expect(lost.isEmpty)
    #expect(result[0].count == confirmed.count)
    for computer in computers {
      let masses = try computer.drafts().map(\.mass.micrograms).filter(untouched.contains)
      #expect(masses.sorted() == untouched.sorted())
    }
    let drafts = try computers.map { try $0.drafts().map { "\($0)" }.sorted() }
    #expect(drafts[0] == drafts[1])
    #expect(try computers.allSatisfy { try $0.open().damagedEntries().isEmpty })
  }
}
