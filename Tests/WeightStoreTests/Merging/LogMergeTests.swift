import Foundation
import GRDB
import Testing
import WeightCore

@testable import WeightStore

@Suite struct LogMergeTests {
  private let own: TemporaryStore
  private let first: WeightEntry.ID
  private let second: WeightEntry.ID

  init() throws {
    own = try TemporaryStore()
    first = try own.open().add(draft(70)).id
    second = try own.open().add(draft(71, at: 1)).id
  }

  private func edit(
    _ log: TemporaryStore,
    _ id: WeightEntry.ID,
    _ kilograms: Double,
    at second: Int64
  ) throws {
    _ = try log.open().update(id, to: draft(kilograms), at: moment(second))
  }

  @Test func `new entries, edits and deletions of both logs are in both`() throws {
    let other = try own.copied()
    try edit(own, first, 80, at: 10)
    _ = try own.open().add(draft(90, at: 9))
    _ = try other.open().delete([second], at: moment(20))
    _ = try other.open().add(draft(95, at: 9))
    let copy = try own.copied()
    let report = try own.merge(other, at: moment(30))
    #expect(report.logs.map(\.added) == [1])
    #expect(report.logs.map(\.deleted) == [1])
    #expect(report.logs.map(\.changed) == [0])
    #expect(report.conflicts.isEmpty)
    try other.merge(copy, at: moment(31))
    #expect(try own.versions() == other.versions())
    #expect(try own.drafts() == [draft(80), draft(90, at: 9), draft(95, at: 9)])
    // Everything is known now.
    #expect(try own.merge(other, at: moment(40)).logs[0].isUnchanged)
    #expect(try other.merge(own, at: moment(40)).logs[0].isUnchanged)
  }

  @Test func `a merge that was undone can be redone, and the other log adopts that`() throws {
    let other = try own.copied()
    try edit(own, first, 75, at: 9)
    try edit(other, first, 80, at: 10)
    try edit(other, first, 81, at: 11)
    _ = try other.open().delete([second], at: moment(20))
    _ = try other.open().add(draft(95, at: 9))
    var settings = Settings()
    settings.unit = .pounds
    try other.open().save(settings, changedFrom: Settings(), at: moment(25))
    let before = try own.drafts()
    _ = try own.merge(other, at: moment(30))
    let merged = (try own.drafts(), try own.open().settings(), try own.open().mergeConflicts())
    #expect(merged.2.count == 1)
    for second in [40, 50] as [Int64] {
      #expect(try own.open().undo(at: moment(second))?.step.kind == .merge)
      #expect(try own.drafts() == before)
      #expect(try own.open().settings().unit == .automatic)
      #expect(try own.open().mergeConflicts().isEmpty)
      #expect(try own.open().redo(at: moment(second + 1))?.step.kind == .merge)
      #expect(try own.drafts() == merged.0)
      #expect(try own.open().settings() == merged.1)
      #expect(try own.open().mergeConflicts().map(\.other) == merged.2.map(\.other))
    }
    try other.merge(own, at: moment(60))
    #expect(try other.drafts() == merged.0)
    #expect(try own.merge(other, at: moment(70)).logs[0].isUnchanged)
    #expect(try own.open().redo(at: moment(80)) == nil)
  }

  @Test func `one undo reverts a merge, and the merge can be repeated`() throws {
    let other = try own.copied()
    try edit(other, first, 80, at: 10)
    _ = try other.open().delete([second], at: moment(20))
    let third = try other.open().add(draft(95, at: 9))
    var settings = Settings()
    settings.unit = .pounds
    try other.open().save(settings, changedFrom: Settings(), at: moment(25))
    let (before, drafts) = (try own.versions(), try own.drafts())
    for second in [30, 40] as [Int64] {
      let report = try own.merge(other, at: moment(second))
      #expect(report.logs.map(\.added) == [1])
      #expect(report.logs[0].settings.map(\.name) == [.unit])
      #expect(try own.versions() == other.versions())
      #expect(try own.open().settings() == settings)
      let undone = try #require(try own.open().undo(at: moment(second + 5)))
      #expect(undone.step.kind == .merge)
      #expect(undone.entryCount == 3)
      #expect(undone.settings == [.unit])
      #expect(try own.versions() == before)
      #expect(try own.drafts() == drafts)
      #expect(try own.open().settings() == Settings())
    }
    // The undo concerns this log alone.
    try other.merge(own, at: moment(50))
    #expect(try other.open().entry(third.id) == third)
  }

  @Test func `changes after a merge stay known if they and the merge are undone`() throws {
    let other = try own.copied()
    try edit(other, first, 80, at: 10)
    let added = try other.open().add(draft(95, at: 9)).id
    try own.merge(other, at: moment(20))
    _ = try own.open().delete([first, added], at: moment(30))
    let third = try own.copied()
    for second in [40, 41] as [Int64] { _ = try own.open().undo(at: moment(second)) }
    #expect(try own.drafts() == [draft(70), draft(71, at: 1)])
    // The deletion in the third log was undone afterwards.
    try own.merge(third, other, at: moment(50))
    #expect(try own.drafts() == [draft(70), draft(71, at: 1), draft(95, at: 9)])
  }

  @Test func `a restoration before the undo of a merge counts in other logs`() throws {
    let other = try own.copied()
    let added = try other.open().add(draft(95, at: 9)).id
    try own.merge(other, at: moment(20))
    _ = try own.open().delete([added], at: moment(30))
    let third = try own.copied()
    for second in [40, 41] as [Int64] { _ = try own.open().undo(at: moment(second)) }
    try third.merge(own, at: moment(50))
    #expect(try third.open().count() == 3)
    // A log that never had the entry does not get it.
    let fourth = try TemporaryStore()
    try fourth.merge(own, at: moment(50))
    #expect(try fourth.open().count() == 2)
  }

  @Test func `a dry run and a merge without changes create no step`() throws {
    let other = try own.copied()
    _ = try other.open().add(draft(95, at: 9))
    let trial = try own.open().merge([other.read()], at: moment(9), isTrial: true)
    #expect(trial.logs.map(\.added) == [1])
    #expect(try own.open().count() == 2)
    try own.merge(try own.copied(), at: moment(10))
    #expect(try own.open().undo(at: moment(11))?.step.kind == .log)
  }

  @Test
  func `an entry that was edited in both logs is a conflict, and the other value can be taken`()
    throws
  {
    let other = try own.copied()
    try edit(own, first, 80, at: 10)
    try edit(other, first, 81, at: 20)
    let copy = try own.copied()
    let report = try own.merge(other, at: moment(30))
    #expect(try report.conflicts.map(\.entry.draft) == [draft(81)])
    #expect(try report.conflicts.map(\.other) == [draft(80)])
    #expect(try own.open().mergeConflicts() == report.conflicts)
    // The other log keeps the same value, and has the same conflict.
    #expect(try other.merge(copy, at: moment(31)).conflicts.map(\.other) == [draft(80)])
    // A second merge does not find it again.
    #expect(try own.merge(other, at: moment(32)).conflicts.isEmpty)
    let trial = try own.open().takeMergedValues(of: [first], at: moment(40), isTrial: true)
    #expect(trial == report.conflicts)
    #expect(try own.open().takeMergedValues(of: [second], at: moment(40)).isEmpty)
    #expect(try own.open().takeMergedValues(of: [first], at: moment(40)) == report.conflicts)
    #expect(try own.open().entry(first)?.draft == draft(80))
    #expect(try own.open().entry(first)?.syncVersion == 3)
    #expect(try own.open().mergeConflicts().isEmpty)
    _ = try own.open().undo(at: moment(50))
    #expect(try own.open().entry(first)?.draft == draft(81))
  }

  @Test func `an edit of an entry that was already edited is no conflict`() throws {
    try edit(own, first, 80, at: 10)
    let other = try own.copied()
    try edit(other, first, 81, at: 20)
    try edit(other, first, 82, at: 21)
    _ = try other.open().undo(at: moment(22))
    #expect(try own.merge(other, at: moment(30)).conflicts.isEmpty)
    #expect(try own.open().entry(first)?.draft == draft(81))
    // The copy is an earlier version, also of the edit that was undone.
    let late = try own.copied()
    try edit(own, first, 83, at: 40)
    _ = try own.open().undo(at: moment(41))
    #expect(try own.merge(late, at: moment(42)).conflicts.isEmpty)
    #expect(try own.merge(late, at: moment(42)).logs[0].isUnchanged)
  }

  @Test func `three logs are merged in one step`() throws {
    let (one, two) = (try own.copied(), try own.copied())
    _ = try one.open().add(draft(90, at: 90))
    try edit(one, first, 81, at: 10)
    _ = try one.open().delete([second], at: moment(11))
    try edit(two, second, 73, at: 20)
    try edit(two, first, 82, at: 21)
    let (before, drafts) = (try own.versions(), try own.drafts())
    let report = try own.merge(one, two, at: moment(30))
    #expect(report.logs.map(\.added) == [1, 0])
    #expect(report.logs.map(\.restored) == [0, 1])
    #expect(try report.conflicts.map(\.other) == [draft(81)])
    #expect(try own.drafts() == [draft(73), draft(82), draft(90, at: 90)].sorted(by: order))
    _ = try own.open().undo(at: moment(40))
    #expect(try own.versions() == before)
    #expect(try own.drafts() == drafts)
  }

  private func order(_ one: WeightEntry.Draft, _ other: WeightEntry.Draft) -> Bool {
    (one.moment.secondsSince1970, -one.mass.micrograms)
      < (other.moment.secondsSince1970, -other.mass.micrograms)
  }

  @Test func `a deletion counts even if the clock was set back`() throws {
    try edit(own, first, 80, at: 100)
    _ = try own.open().delete([first], at: moment(50))
    let other = try own.copied()
    _ = try own.open().undo(at: moment(20))
    #expect(try own.open().entry(first) != nil)
    try own.merge(other, at: moment(60))
    #expect(try own.open().entry(first) != nil)
    try other.merge(own, at: moment(60))
    #expect(try other.open().entry(first) != nil)
  }

  @Test func `the setting that was changed last is kept, and both are reported`() throws {
    let other = try own.copied()
    for (log, unit, time) in [
      (own, UnitPreference.stones, 50), (other, .pounds, 40),
    ] as [(TemporaryStore, UnitPreference, Int64)] {
      var settings = Settings()
      settings.unit = unit
      try log.open().save(settings, changedFrom: Settings(), at: moment(time))
    }
    var goal = Settings()
    goal.trendDays = 9
    try other.open().save(goal, changedFrom: Settings(), at: moment(45))
    let report = try own.merge(other, at: moment(60))
    #expect(
      report.logs[0].settings == [
        MergedSetting(name: .unit, own: "st", other: "lb", isTaken: false),
        MergedSetting(name: .trendDays, own: nil, other: "9", isTaken: true),
      ]
    )
    let taken = try other.merge(own, at: moment(61)).logs[0].settings
    #expect(taken == [MergedSetting(name: .unit, own: "lb", other: "st", isTaken: true)])
    #expect(try own.open().settings() == other.open().settings())
    // The time is that of the change rather than of the merge.
    let third = try own.copied()
    var settings = try third.open().settings()
    let former = settings
    settings.trendDays = 12
    try third.open().save(settings, changedFrom: former, at: moment(50))
    try own.merge(third, at: moment(70))
    #expect(try own.open().settings().trendDays == 12)
  }

  @Test func `milestones of both logs are celebrated`() throws {
    let other = try own.copied()
    let entry = try #require(try other.open().entry(first))
    let milestone = CompletedMilestone(
      target: entry.mass,
      achieved: entry.moment,
      start: try draft(90).mass
    )
    try other.open().celebrate([milestone])
    try own.merge(other, at: moment(9))
    #expect(try own.open().completedMilestones(start: draft(90).mass).count == 1)
    #expect(try own.merge(other, at: moment(9)).logs[0].isUnchanged)
  }

  @Test func `impossible values of another file are not adopted`() throws {
    let other = try own.copied()
    try edit(other, first, 81, at: 10)
    try other.execute(
      """
      UPDATE entry SET syncVersion = 9223372036854775807, restoredAt = 9223372036854775807
      WHERE id = 1;
      UPDATE entry SET micrograms = -5 WHERE id = 2;
      INSERT INTO setting VALUES ('unit', 'foo'), ('other', 'x');
      INSERT INTO milestone VALUES (1, 2, 9223372036854775807, 3, 4);
      """
    )
    let report = try own.merge(other, at: moment(20))
    #expect(report.logs[0].unreadable == 1)
    #expect(!report.logs[0].isComplete)
    #expect(try own.open().settings() == Settings())
    #expect(try own.open().count() == 2)
    // The entry can still be edited and deleted.
    try edit(own, first, 82, at: 30)
    #expect(try own.open().entry(first)?.draft == draft(82))
    #expect(try own.open().delete([first], at: moment(40)) == 1)
    _ = try own.open().undo(at: moment(50))
    #expect(try own.open().entry(first)?.draft == draft(82))
  }
}
