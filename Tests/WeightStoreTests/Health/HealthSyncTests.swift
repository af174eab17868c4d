import Foundation
import GRDB
import Testing
import WeightCore
import WeightStore

@Suite struct HealthSyncTests {
  private let folder: TemporaryStore
  private let store: WeightStore
  private let now: Moment

  init() throws {
    folder = try TemporaryStore()
    store = try folder.open()
    now = try draft(70, at: 1_000_000).moment
  }

  @discardableResult
  private func sync(
    _ samples: [HealthSample],
    at second: Int64 = 1_000,
    isComplete: Bool = true,
    consent: HealthConsent = []
  ) throws -> HealthSyncReport {
    let export = try export(samples, at: second, isComplete: isComplete)
    return try #require(try store.sync(export, consent: consent, at: now).report)
  }

  /// What a person sees: number, kilograms, percent of fat, source.
  private func shown() throws -> [String] {
    try store.allEntries()
      .map { entry in
        let fat = entry.bodyFat.map { " \($0.percent)%" } ?? ""
        return "\(entry.id.rawValue) \(entry.mass.value(in: .kilogram))\(fat)"
      }
  }

  @Test func `masses become entries in the order of time, and body fat becomes theirs`() throws {
    let report = try sync([mass(71, at: 60), fat(24.5), mass(70), fat(20, at: 120)])
    #expect(try shown() == ["1 70.0 24.5%", "2 71.0"])
    #expect(try store.latest()?.source == EntrySource(.appleHealth, name: "Scale"))
    #expect(report.categories[.bodyMass]?.added == 2)
    #expect(report.categories[.bodyFat]?.added == 2)
    #expect(report.categories[.bodyFat]?.waiting == 1)
    #expect(try store.undo(at: now)?.step.kind == .health)
    #expect(try shown().isEmpty)
    #expect(try store.healthAnchors().isEmpty)
  }

  @Test func `what was changed on the phone is changed here, and what was deleted is gone`() throws
  {
    try sync([mass(70), mass(71, at: 60), mass(72, at: 120)])
    let report = try sync([mass(70.5), mass(72, at: 120)], at: 2_000)
    #expect(report.categories[.bodyMass]?.changed == 1)
    #expect(report.categories[.bodyMass]?.removed == 1)
    #expect(report.categories[.bodyMass]?.unchanged == 1)
    #expect(try shown() == ["1 70.5", "3 72.0"])
    _ = try store.undo(at: now)
    #expect(try shown() == ["1 70.0", "2 71.0", "3 72.0"])
    #expect(try store.healthAnchors().map(\.digest) == ["1000", "1000"])
  }
}
