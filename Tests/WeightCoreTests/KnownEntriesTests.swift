import Testing
import WeightCore

struct KnownEntriesTests {
  private static func candidate(
    _ kilograms: Double,
    second: Int64 = 0,
    name: String? = "Libra",
    rounding: Int64 = 0
  ) throws -> EntryCandidate {
    let draft = WeightEntry.Draft(
      mass: try #require(Mass(kilograms, .kilogram)),
      moment: try #require(Timestamp(secondsSince1970: second, utcOffset: 0)),
      source: EntrySource(.imported, name: name)
    )
    return EntryCandidate(draft, rounding: Mass(micrograms: rounding))
  }

  @Test
  func `an imported weigh-in is not imported again`() throws {
    let file = [try Self.candidate(80), try Self.candidate(80.5, second: 60)]
    var known = KnownEntries()
    #expect(known.addNew(of: file) == file)
    #expect(known.addNew(of: file).isEmpty)
  }

  @Test
  func `another instant, mass or source is another weigh-in`() throws {
    var known = KnownEntries()
    known.add(try Self.candidate(80).draft)
    let others = [
      try Self.candidate(80, second: 1), try Self.candidate(80.1),
      try Self.candidate(80, name: nil),
    ]
    #expect(known.addNew(of: others).count == 3)
  }

  @Test(arguments: [(80.04, true), (80.05, true), (79.95, true), (80.06, false)])
  func `masses are equal within the rounding of the file`(
    _ kilograms: Double,
    _ isKnown: Bool
  ) throws {
    var known = KnownEntries()
    known.add(try Self.candidate(kilograms).draft)
    let file = [try Self.candidate(80, rounding: 50_000_000)]
    #expect(known.addNew(of: file).isEmpty == isKnown)
  }

  @Test
  func `two equal weigh-ins remain two`() throws {
    let twice = [try Self.candidate(80), try Self.candidate(80)]
    var known = KnownEntries()
    #expect(known.addNew(of: twice).count == 2)
    #expect(known.addNew(of: twice).isEmpty)
    #expect(known.addNew(of: twice + twice).count == 2)
  }
}
