import Foundation
import Testing
import WeightCore
import WeightStore

@Suite struct WeightStoreTests {
  @Test func `an entry is read back as it was added, also after reopening`() throws {
    let folder = try TemporaryStore()
    let drafts = try [
      draft(72.5, note: "después de correr 🏃🏽‍♀️\nsegunda línea"),
      draft(72.5747792, at: 1, offset: -12_600, source: EntrySource(.appleHealth, name: "Báscula")),
      draft(0.5, at: 2, offset: 0, source: EntrySource(.imported)),
    ]
    let added = try drafts.map { try folder.open().add($0) }
    #expect(added.map(\.id.rawValue) == [1, 2, 3])
    #expect(added == zip(added, drafts).map { WeightEntry(id: $0.id, $1) })
    #expect(try folder.open().entries() == added.reversed())
    #expect(try folder.open().latest() == added.last)
    #expect(try folder.open().entry(added[1].id) == added[1])
  }

  @Test func `entries are listed newest first, and at one instant the last added first`() throws {
    let store = try TemporaryStore().open()
    for second in [5, 1, 9, 5] as [Int64] { _ = try store.add(draft(70, at: second)) }
    #expect(try store.entries().map(\.id.rawValue) == [3, 4, 1, 2])
    #expect(try store.entries(limit: 2).map(\.id.rawValue) == [3, 4])
    #expect(try store.entries(limit: 0).isEmpty)
    #expect(try store.latest()?.id.rawValue == 3)
    #expect(try store.count() == 4)
  }

  @Test func `an empty store has no entries`() throws {
    let store = try TemporaryStore().open()
    #expect(try store.count() == 0)
    #expect(try store.entries().isEmpty)
    #expect(try store.latest() == nil)
    #expect(try store.entry(.init(rawValue: 1)) == nil)
  }

  @Test func `a deleted entry is removed, and its number is not reused`() throws {
    let folder = try TemporaryStore()
    let store = try folder.open()
    let entries = try [70, 71, 72].map { try store.add(draft($0)) }
    let now = entries[0].moment
    #expect(try store.delete([entries[2].id, entries[0].id], at: now) == 2)
    #expect(try store.entries() == [entries[1]])
    #expect(try store.entry(entries[2].id) == nil)
    #expect(try store.count() == 1)
    #expect(try store.delete([entries[2].id], at: now) == 0)
    #expect(try store.delete([.init(rawValue: 99)], at: now) == 0)
    #expect(try folder.open().add(draft(73)).id.rawValue == 4)
  }

  @Test func `the day of an entry is its local day`() throws {
    let store = try TemporaryStore().open()
    // 23:30 UTC on 21 November: the 22nd in Madrid, the 21st in Mexico.
    let lateEvening: Int64 = 1_795_303_800 - 1_795_257_365
    let madrid = try store.add(draft(70, at: lateEvening, offset: 3_600))
    let mexico = try store.add(draft(71, at: lateEvening, offset: -21_600))
    let day21 = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    let day22 = try #require(CalendarDay(year: 2026, month: 11, day: 22))
    #expect(try store.entries(on: day21) == [mexico])
    #expect(try store.entries(on: day22) == [madrid])
  }

  @Test func `the first and the last second of a day belong only to that day`() throws {
    let store = try TemporaryStore().open()
    let day = try #require(CalendarDay(year: 1969, month: 12, day: 31))
    let midnight = Int64(day.daysSince1970) * 86_400
    for second in [-1, 0, 86_399, 86_400] as [Int64] {
      let moment = try #require(Timestamp(secondsSince1970: midnight + second, utcOffset: 0))
      let mass = try #require(Mass(70, .kilogram))
      _ = try store.add(WeightEntry.Draft(mass: mass, moment: moment))
    }
    #expect(try store.entries(on: day).map(\.id.rawValue) == [3, 2])
  }

  @Test func `opening a missing store creates no files`() throws {
    let folder = try TemporaryStore()
    #expect(try WeightStore.openExisting(at: folder.location) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.location.folder))
    _ = try folder.open().add(draft(70))
    #expect(try WeightStore.openExisting(at: folder.location)?.count() == 1)
  }

  @Test func `concurrent writers lose no entries`() async throws {
    let folder = try TemporaryStore()
    let location = folder.location
    let mass = try draft(70)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 { _ = try WeightStore.open(at: location).add(mass) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.open().entries().map(\.id.rawValue) == (1...40).reversed())
  }
}
