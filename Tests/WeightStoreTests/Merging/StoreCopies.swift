import Foundation
import GRDB
import WeightCore

@testable import WeightStore

extension TemporaryStore {
  /// Returns another folder with a copy of the log.
  func copied() throws -> TemporaryStore {
    let copy = try TemporaryStore()
    try copy.place([])
    _ = try open().backUp(to: copy.location.database)
    return copy
  }

  /// Reads the log of this folder as another one.
  func read() throws -> OtherLog {
    try OtherLog(reading: location.database)
  }

  /// Merges the logs of other folders.
  @discardableResult
  func merge(_ others: TemporaryStore..., at moment: Timestamp) throws -> MergeReport {
    try open().merge(others.map { try $0.read() }, at: moment)
  }

  /// Returns the versions of all entries, including deleted ones, but not withdrawn ones.
  func versions() throws -> [EntryIdentifier: EntryState] {
    let stored = try open().read { try EntryStateRows(database: $0).all() }
    let versions = stored.filter { !$0.isWithdrawn }
      .compactMap { entry in entry.version.map { (entry.identifier, $0) } }
    return Dictionary(uniqueKeysWithValues: versions)
  }

  /// Returns the weigh-ins of the log in chronological order.
  func drafts() throws -> [WeightEntry.Draft] {
    try open().allEntries().map(\.draft)
  }

  /// Changes the database without the store.
  func execute(_ sql: String) throws {
    try DatabaseQueue(path: location.database)
      .writeWithoutTransaction { try $0.execute(sql: sql) }
  }
}

/// Returns a moment of November 2026.
func moment(_ second: Int64) throws -> Timestamp {
  try draft(70, at: second).moment
}
