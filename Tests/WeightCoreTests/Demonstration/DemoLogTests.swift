import Testing

@testable import WeightCore

@Suite struct DemoLogTests {
  @Test func `thirteen weeks decrease by half a kilogram each`() throws {
    let drafts = DemoLog.quarter(until: try moment("2026-11-22 08:00"))
    expectEqual(
      drafts.map { $0.mass.value(in: .kilogram) },
      [71, 70.5, 70, 69.5, 69, 68.5, 68, 67.5, 67, 66.5, 66, 65.5, 65]
    )
    #expect(drafts.first?.moment.iso8601 == "2026-08-30T08:00:00+00:00")
    #expect(drafts.last?.moment.iso8601 == "2026-11-22T08:00:00+00:00")
  }

  @Test(arguments: DemoLog.lengths)
  func `a log has the requested length, and the same seed creates the same log`(
    days: Int
  ) throws {
    let end = try moment("2026-11-22 08:00", utcOffset: -21_600)
    let drafts = DemoLog.drafts(days: days, seed: 7, until: end)
    #expect(drafts == DemoLog.drafts(days: days, seed: 7, until: end))
    #expect(days < 7 || drafts != DemoLog.drafts(days: days, seed: 8, until: end))
    #expect(drafts.isEmpty == (days == 0))
    #expect(drafts.allSatisfy { $0.moment <= end })
    #expect(drafts.allSatisfy { (0..<days).contains($0.moment.day.days(until: end.day)) })
    #expect(zip(drafts, drafts.dropFirst()).allSatisfy { $0.moment < $1.moment })
    for draft in drafts { try WeightLimits.standard.check(draft.mass, in: .kilogram) }
    #expect(days < 90 || Double(drafts.count) > 0.8 * Double(days))
  }

  @Test(arguments: [-1, .min, 0]) func `a length of zero or less creates no days`(days: Int) throws
  {
    #expect(DemoLog.drafts(days: days, until: try moment("2026-11-22 08:00")).isEmpty)
  }

  @Test func `at the start of the calendar, a log is short`() throws {
    let end = try #require(Timestamp(secondsSince1970: -62_135_510_400, utcOffset: 0))
    #expect(DemoLog.fortnight(until: end).count == 1)
    #expect(DemoLog.drafts(days: .max, until: end).count <= 1)
  }
}
