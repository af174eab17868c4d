import Testing
import WeightCore

@testable import WeightStore

/// Tests of merges of logs that were synced with Apple Health.
@Suite struct HealthMergeTests {
  private let own: TemporaryStore
  private let first: HealthSnapshot
  private let second: HealthSnapshot

  init() throws {
    own = try TemporaryStore()
    first = try export([mass(70, at: 1), mass(71, at: 2), mass(74, at: 4), fat(20, at: 9)])
    second = try export(
      [mass(70, at: 1), mass(71.5, at: 2), mass(72, at: 3), fat(20, at: 9), fat(21, at: 10)],
      at: 2_000
    )
  }

  @discardableResult
  private func sync(
    _ log: TemporaryStore,
    _ export: HealthSnapshot,
    at second: Int64
  ) throws -> HealthSyncReport {
    try #require(try log.open().sync(export, at: moment(second)).report)
  }

  private func weights(_ log: TemporaryStore) throws -> [Double] {
    try log.drafts().map { $0.mass.value(in: .kilogram) }
  }

  /// Expects a sync to find nothing new, changed or deleted.
  private func expectNothing(_ report: HealthSyncReport) {
    for (_, category) in report.categories {
      #expect(category.added + category.changed + category.removed == 0)
    }
  }

  @Test func `what another copy synced is known to the next sync`() throws {
    try sync(own, first, at: 100)
    let other = try own.copied()
    try sync(other, second, at: 200)
    let before = try own.open().healthAnchors()
    let report = try own.merge(other, at: moment(300))
    #expect(report.conflicts.isEmpty)
    #expect(try weights(own) == [70, 71.5, 72])
    #expect(try own.versions() == other.versions())
    try expectNothing(sync(own, second, at: 400))
    #expect(try weights(own) == [70, 71.5, 72])
    // The export that this log read before is older now.
    #expect(try own.open().sync(first, at: moment(500)).refusals.count == 1)
    #expect(try own.merge(other, at: moment(600)).logs[0].isUnchanged)
    #expect(try own.open().healthAnchors() != before)
  }

  @Test func `the undo of a merge restores samples and anchors`() throws {
    try sync(own, first, at: 100)
    let other = try own.copied()
    try sync(other, second, at: 200)
    let anchors = try own.open().healthAnchors()
    let samples = try own.open().read { try MirrorRows(database: $0).all() }
    try own.merge(other, try own.copied(), at: moment(300))
    #expect(try own.open().undo(at: moment(400))?.step.kind == .merge)
    #expect(try own.open().healthAnchors() == anchors)
    #expect(try own.open().read { try MirrorRows(database: $0).all() } == samples)
    #expect(try weights(own) == [70, 71, 74])
    try sync(own, second, at: 500)
    #expect(try weights(own) == [70, 71.5, 72])
  }

  @Test func `two logs that synced with one phone are merged without doubles`() throws {
    let other = try TemporaryStore()
    _ = try other.open().add(draft(90))
    try sync(own, first, at: 100)
    try sync(other, first, at: 150)
    try own.merge(other, at: moment(200))
    #expect(try weights(own) == [90, 70, 71, 74])
    // Body fat that waits for a weight gets it from the next export.
    let third = try export(
      [mass(70, at: 1), mass(71, at: 2), mass(74, at: 4), mass(75, at: 9), fat(20, at: 9)],
      at: 3_000
    )
    #expect(try sync(own, third, at: 300).categories[.bodyMass]?.added == 1)
    #expect(try own.drafts().last?.bodyFat?.percent == 20)
    #expect(try own.drafts().count == 5)
  }

  @Test func `an edit of an entry of the phone stays known as one`() throws {
    try sync(own, first, at: 100)
    let other = try own.copied()
    let id = try #require(try other.open().first()?.id)
    _ = try other.open().update(id, to: draft(69, at: 1), at: moment(150))
    try own.merge(other, at: moment(200))
    #expect(try own.open().healthConflicts().map(\.own.mass) == [draft(69).mass])
  }
}
