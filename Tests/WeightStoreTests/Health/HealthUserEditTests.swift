import Testing
import WeightCore
import WeightStore

/// Changes by the user to entries from Apple Health.
@Suite struct HealthUserEditTests {
  private let folder: TemporaryStore
  private let store: WeightStore
  private let now: Timestamp
  private let first = WeightEntry.ID(rawValue: 1)

  init() throws {
    folder = try TemporaryStore()
    store = try folder.open()
    now = try draft(70, at: 1_000_000).moment
  }

  @discardableResult
  private func sync(
    _ samples: [HealthSample],
    at second: Int64 = 1_000,
    consent: HealthConsent = []
  ) throws -> HealthSyncReport {
    let outcome = try store.sync(export(samples, at: second), consent: consent, at: now)
    return try #require(outcome.report)
  }

  private func edit(_ body: (WeightEntry.Draft) throws -> WeightEntry.Draft) throws {
    let entry = try #require(try store.entry(first))
    _ = try store.update(first, to: body(entry.draft), at: draft(70, at: 5_000).moment)
  }

  private var kilograms: Double? {
    get throws { try store.entry(first)?.mass.value(in: .kilogram) }
  }

  @Test func `an edited entry is kept as long as the data on the phone does not change`() throws {
    try sync([mass(70)])
    try edit { _ in try draft(75) }
    let report = try sync([mass(70), mass(71, at: 60)], at: 2_000)
    #expect(try kilograms == 75)
    #expect(report.categories[.bodyMass]?.kept == 0)
    #expect(report.conflicts.isEmpty)
  }

  @Test func `a deleted entry stays deleted after any change on the phone`() throws {
    try sync([mass(70)])
    _ = try store.delete([first], at: now)
    try sync([mass(70), mass(71, at: 60)], at: 2_000)
    let report = try sync([mass(72), mass(71, at: 60)], at: 3_000)
    #expect(report.categories[.bodyMass]?.changed == 1)
    #expect(report.categories[.bodyMass]?.kept == 1)
    try sync([mass(71, at: 60)], at: 4_000)
    try sync([mass(72), mass(71, at: 60)], at: 6_000)
    #expect(try store.entries().map(\.id.rawValue) == [2])
  }

  @Test func `an edited entry is kept without its sample, and not duplicated if it is restored`()
    throws
  {
    try sync([mass(70), mass(71, at: 60)])
    try edit { _ in try draft(75) }
    let report = try sync([mass(71, at: 60)], at: 2_000)
    #expect(report.categories[.bodyMass]?.removed == 1)
    #expect(report.categories[.bodyMass]?.kept == 1)
    #expect(try kilograms == 75)
    try sync([mass(70), mass(71, at: 60)], at: 3_000)
    #expect(try store.entries().count == 2)
    #expect(try kilograms == 75)
  }

  @Test func `an entry with a note is kept, and otherwise follows the phone`() throws {
    try sync([mass(70), mass(71, at: 60)])
    try edit { draft in
      WeightEntry.Draft(
        mass: draft.mass,
        moment: draft.moment,
        note: try EntryNote("after the run"),
        source: draft.source
      )
    }
    let report = try sync([mass(70.5), mass(71, at: 60)], at: 2_000)
    #expect(report.conflicts.isEmpty)
    #expect(try kilograms == 70.5)
    try sync([mass(71, at: 60)], at: 3_000)
    #expect(try store.entry(first)?.note?.text == "after the run")
  }

  @Test(arguments: [nil, 1, 9] as [Int?], [nil, 1, 9_000] as [Int64?])
  func `an edited entry stays, however often the phone changes its sample`(
    version: Int?,
    created: Int64?
  ) throws {
    try sync([mass(70)])
    try edit { _ in try draft(75) }
    let moment = try created.map { try draft(70, at: $0).moment.secondsSince1970 }
    for (step, kilograms) in [72.0, 73, 74].enumerated() {
      let sample = try mass(kilograms, version: version.map { $0 + step }, created: moment)
      let report = try sync([sample], at: 2_000 + Int64(step))
      #expect(report.conflicts.map(\.other.mass) == [Mass(kilograms, .kilogram)])
      #expect(report.categories[.bodyMass]?.kept == 1)
      #expect(try self.kilograms == 75)
    }
  }

  @Test func `the user's body fat is kept when that of the phone is deleted`() throws {
    try sync([mass(70), fat(24.5), mass(71, at: 60), fat(25, at: 60)])
    try edit { draft in
      WeightEntry.Draft(
        mass: draft.mass,
        moment: draft.moment,
        bodyFat: BodyFat(percent: 30),
        source: draft.source
      )
    }
    let report = try sync([mass(72), mass(71, at: 60), fat(25, at: 60)], at: 2_000)
    #expect(report.categories[.bodyMass]?.kept == 1)
    #expect(try kilograms == 72)
    #expect(try store.entry(first)?.bodyFat?.percent == 30)
  }

  @Test func `an undone edit does not count as an edit`() throws {
    try sync([mass(70), mass(71, at: 60)])
    try edit { _ in try draft(75) }
    _ = try store.undo(at: now)
    try sync([mass(71, at: 60)], at: 2_000)
    #expect(try store.entries().map(\.id.rawValue) == [2])
  }

  @Test func `entries of the user and of other files are never changed`() throws {
    let own = try store.add(draft(70))
    let counts = try store.add([[EntryCandidate(draft(71, at: 60))]], at: now)
    #expect(counts.first?.added == 1)
    try sync([mass(70), mass(71, at: 60), mass(72, at: 120)])
    try sync([mass(72, at: 120)], at: 2_000, consent: .deletions)
    #expect(try store.entries().map(\.id.rawValue) == [5, 2, 1])
    #expect(try store.entry(own.id) == own)
  }

  @Test func `an extreme version number does not overflow`() throws {
    try sync([mass(70, identifier: "a", version: .max)])
    try sync([mass(71, identifier: "a", version: .max)], at: 2_000)
    try edit { _ in try draft(75) }
    #expect(try kilograms == 75)
    try sync([mass(72, identifier: "a", version: .min)], at: 3_000)
    #expect(try kilograms == 75)
  }
}
