import Testing

@testable import WeightCore

@Suite struct LogbookRowTests {
  @Test(
    arguments: [
      ([(0, 178), (-7, 180)], -2), ([(0, 180), (-5, 182), (-8, 185)], -5),
      ([(0, 180), (-5, 182)], nil), ([(0, 180)], nil), ([(0, 180), (-9, 182)], nil),
    ] as [([(Int, Double)], Double?)]
  )
  func `a row has the change from a week before`(
    weights: [(Int, Double)],
    expected: Double?
  ) throws {
    for zone in Zone.all {
      let entries = try weights.enumerated()
        .map { index, weight in
          try zone.entry((weight.1, .pound), weight.0, id: Int64(index))
        }
      let rows = LogbookRow.all(entries, unit: .pound)
      #expect(rows.map(\.id.rawValue) == weights.indices.map(Int64.init))
      #expect(rows[0].change == expected.flatMap { Mass($0, .pound) })
    }
  }

  @Test(
    arguments: [
      (180.05, .pound, .stable), (180.1, .pound, .up), (179.9, .pound, .down),
      (179.95, .pound, .stable), (180.1, .stone, .up), (180.1, .kilogram, .stable),
      (180.3, .kilogram, .up),
    ] as [(Double, WeightUnit, ChangeDirection)]
  )
  func `the threshold of a change is exactly a tenth`(
    pounds: Double,
    unit: WeightUnit,
    direction: ChangeDirection
  ) throws {
    let entries = try Zone.all[0].pounds([-7: 180, 0: pounds])
    #expect(LogbookRow.all(entries, unit: unit)[0].direction == direction)
  }

  @Test func `rows have the average of their day, the newest first`() throws {
    let entries = try Zone.all[0].pounds([-4: 184, -3: 183, -2: 182, -1: 181, 0: 180])
    expectEqual(
      LogbookRow.all(entries.shuffled(), unit: .pound).map { $0.average / 0.453_592_37 },
      [182.050_781_25, 182.734_375, 183.312_5, 183.75, 184]
    )
  }

  @Test func `two weigh-ins within one second are two rows`() throws {
    let entry = try Zone.all[0].entry((80, .kilogram), 0, id: 1)
    let other = try Zone.all[0].entry((82, .kilogram), 0, id: 2)
    let rows = LogbookRow.all([other, entry], unit: .kilogram)
    #expect(rows.map(\.id.rawValue) == [2, 1])
    expectEqual(rows.map(\.average), [81, 81])
  }

  @Test(
    arguments: [
      (LogbookFilter(), [4, 3, 2, 1]),
      (LogbookFilter(hasNote: true), [2]),
      (LogbookFilter(near: .fivePounds), [4, 1]),
      (LogbookFilter(on: [.sunday]), [3]),
      (LogbookFilter(on: [.saturday, .monday]), [4, 2]),
      (LogbookFilter(hasNote: true, on: [.sunday]), []),
    ] as [(LogbookFilter, [Int64])]
  )
  func `rows are filtered by note, milestone and day`(
    filter: LogbookFilter,
    expected: [Int64]
  ) throws {
    let entries = try [
      entry(81.65, "2026-11-20 07:00", id: 1, note: " \n"),
      entry(82.6, "2026-11-21 07:00", id: 2, note: "viaje"),
      entry(80.3, "2026-11-22 07:00", id: 3), entry(79.4, "2026-11-23 07:00", id: 4),
    ]
    let rows = LogbookRow.all(entries, unit: .pound).filter(filter.includes)
    #expect(rows.map(\.id.rawValue) == expected)
  }
}
