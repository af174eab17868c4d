import Foundation
import Testing

@testable import WeightStore

/// Simulates two computers with one synced folder.
///
/// The environment variable `W8_SYNC_OPERATIONS` sets the number of operations (default: 170 for each
/// sync program), and `W8_SYNC_SEED` the first seed.
@Suite struct SyncedFolderTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: SyncProgram.Style.allCases)
  func `both computers have everything in the end`(style: SyncProgram.Style) throws {
    let place = SyncProgram.Style.allCases.firstIndex(of: style) ?? 0
    let seed = (Self.number("W8_SYNC_SEED") ?? 1) * 10 + place
    let count = Self.number("W8_SYNC_OPERATIONS") ?? 170
    var computers = try SyncedComputers(seed: UInt64(seed), style)
    for _ in 0..<count { try computers.operate() }
    try computers.finish()
    let counts = computers.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      "\(style), seed \(seed): \(counts.joined(separator: ", ")), \(computers.conflictCount) copies, "
        + "\(computers.confirmed.count) entries, \(computers.untouched.count) never changed"
    )
    #expect(computers.conflictCount > count / 50)
  }

  @Test(arguments: SyncProgram.Style.allCases)
  func `the names of copies are recognized`(style: SyncProgram.Style) throws {
    let folder = try TemporaryStore()
    _ = try folder.open()
    for number in 0..<3 {
      let path = folder.location.folder + "/" + style.name(number)
      try Data("copy".utf8).write(to: URL(filePath: path))
    }
    #expect(try StoreStatus(of: folder.location).conflicts.count == 3)
    // SQLite's files belong to their database, but are erased with the log.
    let parts = ["-wal", "-shm"].map { "\(folder.location.folder)/\(style.name(0))\($0)" }
    for path in parts { try Data("part".utf8).write(to: URL(filePath: path)) }
    #expect(try StoreStatus(of: folder.location).conflicts.count == 3)
    #expect(try Set(WeightStore.forget(at: folder.location)).isSuperset(of: parts))
  }
}
