import Testing
import WeightCore

@testable import WeightStore

extension WeightStore {
  /// Returns the identifiers of all entries that are not deleted, by number.
  func identifiers() throws -> [WeightEntry.ID: EntryIdentifier] {
    var identifiers: [WeightEntry.ID: EntryIdentifier] = [:]
    try forEachPage { page in
      for entry in page { identifiers[entry.entry.id] = entry.identifier }
    }
    return identifiers
  }
}

@Suite struct PageTests {
  private let log: TemporaryStore
  private let store: WeightStore

  init() throws {
    log = try TemporaryStore()
    store = try log.open()
    // More than two pages, in an order that is not that of time.
    let drafts = try (0..<2_500 as Range<Int64>)
      .map { index in
        let hour: Int64 = index * 7_919 % 2_500
        let moment = Timestamp(secondsSince1970: hour * 3_600, utcOffset: 0)
        return WeightEntry.Draft(
          mass: Mass(micrograms: 70_000_000_000 + index % 10 * 100_000_000),
          moment: try #require(moment),
          source: index % 5 == 0 ? .manual : EntrySource(.imported, name: "scale")
        )
      }
    _ = try store.add([drafts.map { EntryCandidate($0) }], at: now)
  }

  private var now: Timestamp {
    get throws { try #require(Timestamp(secondsSince1970: 1_000_000_000, utcOffset: 0)) }
  }

  @Test func `pages contain every entry once, in the order of time`() throws {
    var entries: [WeightEntry] = []
    var sizes: [Int] = []
    try store.forEachPage { page in
      entries += page.map(\.entry)
      sizes.append(page.count)
    }
    #expect(try entries == store.allEntries())
    #expect(sizes == [1_024, 1_024, 452])
  }

  @Test func `pages of a period and of a source have its entries only`() throws {
    let first = try #require(CalendarDay(daysSince1970: 10))
    let last = try #require(CalendarDay(daysSince1970: 12))
    var entries: [WeightEntry] = []
    try store.forEachPage(from: first, to: last, of: .manual) { entries += $0.map(\.entry) }
    let expected = try store.allEntries()
      .filter { (first...last).contains($0.moment.day) && $0.source.kind == .manual }
    #expect(entries == expected)
    #expect(!entries.isEmpty)
  }

  @Test func `an error of the reader ends the reading`() throws {
    struct Refusal: Error {}
    var count = 0
    #expect(throws: Refusal.self) {
      try store.forEachPage { _ in
        count += 1
        throw Refusal()
      }
    }
    #expect(count == 1)
  }
}
