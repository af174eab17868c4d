import Foundation
import GRDB
import Testing
import WeightCore
import WeightStore

@Suite struct HealthSyncTests {
  private let folder: TemporaryStore
  private let store: WeightStore
  private let now: Timestamp

  init() throws {
    folder = try TemporaryStore()
    store = try folder.open()
    now = try draft(70, at: 1_000_000).moment
  }

  @discardableResult
  private func sync(
    _ samples: [HealthSample],
    at second: Int64 = 1_000,
    digest: String? = nil,
    isComplete: Bool = true,
    consent: HealthConsent = []
  ) throws -> HealthSyncReport {
    let export = try export(samples, at: second, digest: digest, isComplete: isComplete)
    return try #require(try store.sync(export, consent: consent, at: now).report)
  }

  /// Returns the visible values of all entries: number, kilograms, body fat in percent.
  private func shown() throws -> [String] {
    try store.allEntries()
      .map { entry in
        let fat = entry.bodyFat.map { " \($0.percent)%" } ?? ""
        return "\(entry.id.rawValue) \(entry.mass.value(in: .kilogram))\(fat)"
      }
  }

  /// Returns all rows of all tables.
  private func dump() throws -> [String] {
    try DatabaseQueue(path: folder.location.database)
      .read { database in
        try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
          .flatMap { try Row.fetchAll(database, sql: "SELECT * FROM \($0)").map(\.description) }
      }
  }

  // MARK: Consecutive exports

  @Test func `masses become entries in chronological order, with their body fat`() throws {
    let report = try sync([mass(71, at: 60), fat(24.5), mass(70), fat(20, at: 120)])
    #expect(try shown() == ["1 70.0 24.5%", "2 71.0"])
    #expect(try store.latest()?.source == EntrySource(.appleHealth, name: "Scale"))
    #expect(report.categories[.bodyMass]?.added == 2)
    #expect(report.categories[.bodyFat]?.added == 2)
    #expect(report.categories[.bodyFat]?.waiting == 1)
    #expect(try report.changedTime == draft(70).moment...draft(70, at: 120).moment)
  }

  @Test func `changes and deletions on the phone are applied`() throws {
    try sync([mass(70), mass(71, at: 60), mass(72, at: 120)])
    let report = try sync([mass(70.5), mass(72, at: 120)], at: 2_000)
    #expect(report.categories[.bodyMass]?.changed == 1)
    #expect(report.categories[.bodyMass]?.removed == 1)
    #expect(report.categories[.bodyMass]?.unchanged == 1)
    #expect(try shown() == ["1 70.5", "3 72.0"])
  }

  @Test func `syncing the same file again changes no row`() throws {
    let samples = try [mass(70), fat(24.5), mass(71, at: 60), fat(20, at: 120)]
    try sync(samples)
    let before = try dump()
    let report = try sync(samples)
    #expect(report.isSameExport)
    #expect(report.categories[.bodyMass]?.unchanged == 2)
    #expect(report.categories[.bodyFat]?.waiting == 1)
    #expect(try dump() == before)
  }

  @Test func `a truncated file is compared each time, and changes no row twice`() throws {
    try sync([mass(70), mass(71, at: 60)])
    let torn = try [mass(70), mass(72, at: 120)]
    let first = try sync(torn, at: 2_000, isComplete: false)
    #expect(first.withheldDeletions == 1)
    let before = try dump()
    let second = try sync(torn, at: 2_000, isComplete: false)
    #expect(!second.isSameExport)
    #expect(second.withheldDeletions == 1)
    #expect(second.categories[.bodyMass]?.unchanged == 2)
    #expect(try dump() == before)
    #expect(try shown() == ["1 70.0", "2 71.0", "3 72.0"])
  }

  @Test func `a later file with the same data moves the anchor without a step`() throws {
    let samples = try [mass(70), fat(24.5)]
    try sync(samples)
    let report = try sync(samples.reversed(), at: 2_000)
    #expect(!report.hasChanges)
    #expect(report.categories[.bodyMass]?.unchanged == 1)
    #expect(try store.healthAnchors().map(\.generation) == [2, 2])
    #expect(try store.undo(at: now)?.entryCount == 1)
    #expect(try store.undo(at: now) == nil)
    #expect(try store.healthAnchors().isEmpty)
  }

  @Test func `syncing A, B and A again restores the state and the numbers of A`() throws {
    let exportA = try [
      mass(70), fat(24.5), mass(71, at: 60), mass(72, at: 120), fat(25, at: 120),
    ]
    let exportB = try [mass(70), fat(20), mass(71.5, at: 60), mass(73, at: 180)]
    try sync(exportA)
    let stateA = try shown()
    try sync(exportB, at: 2_000)
    #expect(try shown() == ["1 70.0 20.0%", "2 71.5", "4 73.0"])
    let again = try export(exportA)
    let older = try store.sync(again, at: now).refusals
    let (first, second) = (try draft(70, at: 1_000).moment, try draft(70, at: 2_000).moment)
    #expect(older == [.olderExport(exported: first, anchor: second)])
    _ = try store.sync(again, consent: .olderExport, at: now)
    #expect(try shown() == stateA)
    #expect(try store.healthAnchors().map(\.digest) == ["1000", "1000"])
  }

  @Test func `undo reverts a sync, and the next sync applies it again`() throws {
    try sync([mass(70), mass(71, at: 60)])
    let before = try (shown(), store.healthAnchors())
    let later = try [mass(70.5), fat(24.5), mass(72, at: 120)]
    try sync(later, at: 2_000)
    let after = try shown()
    #expect(after == ["1 70.5 24.5%", "3 72.0"])
    let undone = try #require(try store.undo(at: now))
    #expect(undone.step.kind == .health)
    #expect(undone.entryCount == 3)
    #expect(try shown() == before.0)
    #expect(try store.healthAnchors() == before.1)
    try sync(later, at: 2_000)
    #expect(try shown() == ["1 70.5 24.5%", "4 72.0"])
  }

  @Test func `a dry run reports the changes without applying them`() throws {
    try sync([mass(70), mass(71, at: 60)])
    let before = try dump()
    let export = try export([mass(70.5), mass(72, at: 120)], at: 2_000)
    let trial = try store.sync(export, at: now, isTrial: true)
    #expect(try dump() == before)
    #expect(try store.sync(export, at: now) == trial)
  }

  @Test func `samples that the log itself exported are ignored`() throws {
    let entry = try store.add(draft(70))
    let log = try store.identifier()
    let own = HealthIdentifier(log: log, entry: entry.id).text
    let other = HealthIdentifier(log: "0123456789abcdef", entry: entry.id).text
    let report = try sync([
      mass(70, source: "w8", identifier: own), mass(80, at: 60, source: "w8", identifier: other),
    ])
    #expect(report.categories[.bodyMass]?.own == 1)
    #expect(try shown() == ["1 70.0", "2 80.0"])
    #expect(log.count == 16)
  }

  @Test func `an export with only the log's own samples does not count as data of a phone`() throws
  {
    try sync([mass(70), fat(24.5), mass(71, at: 60)], at: 2_000)
    let own = try HealthIdentifier(log: store.identifier(), entry: .init(rawValue: 1)).text
    let before = try dump()
    let report = try sync([mass(70, source: "w8", identifier: own)], at: 1_000)
    #expect(!report.hasChanges)
    #expect(report.categories[.bodyMass]?.own == 1)
    #expect(report.withheldDeletions == 0)
    #expect(try dump() == before)
  }

  @Test func `samples in the future are ignored until their time`() throws {
    let later = try [mass(70), mass(71, at: 1_000_000 + 90_000)]
    let report = try sync(later)
    #expect(report.categories[.bodyMass]?.future == 1)
    #expect(try shown() == ["1 70.0"])
    let export = try export(later)
    _ = try store.sync(export, at: draft(70, at: 2_000_000).moment)
    #expect(try shown() == ["1 70.0", "2 71.0"])
  }

  // MARK: The same data in another form

  @Test(
    arguments: [
      (1_000_000_000, 1_000), (453_592_370, 1_000), (6_350_293_180, 10_000), (1_000_000, 1),
      (28_349_523, 100),
    ] as [(Int64, Double)]
  )
  func `another unit, time zone or order changes nothing`(
    unit: Int64,
    scale: Double
  ) throws {
    let samples = try (0..<200).map { try mass(60 + Double($0) * 0.35, at: Int64($0)) }
    try sync(samples)
    let before = try (shown(), store.allEntries().map(\.moment))
    let exported = samples.map { sample in
      // Six digits, as the phone writes them.
      let number = Double(sample.value) / Double(unit)
      let digits = number >= 100 * 1_000 / scale && scale > 1 ? scale : scale * 10
      return HealthSample(
        .bodyMass,
        value: Int64(((number * digits).rounded() / digits * Double(unit)).rounded()),
        start: Timestamp(secondsSince1970: sample.start.secondsSince1970, utcOffset: -21_600)
          ?? sample.start,
        end: sample.end,
        source: sample.source
      )
    }
    let report = try sync(exported.reversed(), at: 2_000)
    #expect(!report.hasChanges)
    #expect(report.categories[.bodyMass]?.unchanged == 200)
    #expect(try shown() == before.0)
    #expect(try store.allEntries().map(\.moment) == before.1)
  }

  @Test func `a renamed source needs confirmation, and its entries are kept`() throws {
    let old = try (0..<20).map { try mass(70, at: Int64($0), source: "Health") }
    let new = try (0..<21).map { try mass(70, at: Int64($0), source: "Salud") }
    try sync(old)
    let export = try export(new, at: 2_000)
    let rename = HealthRename(from: "Health", to: "Salud", count: 20)
    #expect(try store.sync(export, at: now).refusals == [.renamed(rename)])
    let report = try #require(try store.sync(export, consent: .renames, at: now).report)
    #expect(report.renames == [rename])
    #expect(report.categories[.bodyMass]?.added == 1)
    #expect(report.categories[.bodyMass]?.removed == 0)
    #expect(try store.allEntries().map(\.id.rawValue) == Array(1...21))
    #expect(try Set(store.allEntries().map(\.source.name)) == ["Salud"])
    #expect(try store.allEntries().allSatisfy { $0.modified == nil })
    _ = try store.undo(at: now)
    #expect(try Set(store.allEntries().map(\.source.name)) == ["Health"])
  }

  // MARK: Body fat

  @Test func `body fat is added, changed, moved and deleted`() throws {
    let masses = try [mass(70), mass(71, at: 60)]
    try sync(masses)
    try sync(masses + [fat(24.5)], at: 2_000)
    #expect(try shown() == ["1 70.0 24.5%", "2 71.0"])
    try sync(masses + [fat(24)], at: 3_000)
    #expect(try shown() == ["1 70.0 24.0%", "2 71.0"])
    try sync(masses + [fat(24, at: 60)], at: 4_000)
    #expect(try shown() == ["1 70.0", "2 71.0 24.0%"])
    try sync(masses, at: 5_000, consent: .deletions)
    #expect(try shown() == ["1 70.0", "2 71.0"])
  }

  @Test func `body fat without a mass waits for it, also after the mass is deleted`() throws {
    #expect(try sync([fat(24.5)]).categories[.bodyFat]?.waiting == 1)
    let both = try sync([fat(24.5), mass(70)], at: 2_000)
    #expect(both.categories[.bodyFat]?.waiting == 0)
    #expect(try shown() == ["1 70.0 24.5%"])
    #expect(try sync([fat(24.5), mass(80, at: 9)], at: 3_000).categories[.bodyFat]?.waiting == 1)
    #expect(try shown() == ["2 80.0"])
  }

  @Test func `body fat of another source is not combined with a mass`() throws {
    try sync([mass(70), fat(24.5, source: "Other")])
    #expect(try shown() == ["1 70.0"])
  }

  @Test func `a category that was not requested is not changed`() throws {
    try sync([mass(70), fat(24.5)])
    let export = try export([mass(70.5)], at: 2_000, categories: [.bodyMass])
    let report = try #require(try store.sync(export, at: now).report)
    #expect(report.categories.keys.sorted { $0.rawValue < $1.rawValue } == [.bodyMass])
    #expect(try shown() == ["1 70.5 24.5%"])
  }
}
