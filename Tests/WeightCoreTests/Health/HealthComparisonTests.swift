import Testing
import WeightCore

@Suite struct HealthComparisonTests {
  private static let rename = HealthRename(from: "Health", to: "Salud", count: 95)

  private func list(_ count: Int, source: String = "Scale") throws -> [HealthSample] {
    try (0..<count).map { try sample(70_000, at: Int64($0), source: source) }
  }

  private func comparison(
    _ known: [HealthSample],
    _ exported: [HealthSample],
    isComplete: Bool = true,
    emptyCategories: Set<HealthCategory> = [],
    consent: HealthConsent = []
  ) throws -> HealthComparison {
    HealthComparison(
      known: known,
      snapshot: try snapshot(exported, isComplete: isComplete),
      emptyCategories: emptyCategories,
      consent: consent
    )
  }

  // MARK: The first day

  @Test func `new samples before the first day are skipped, and known ones are compared`() throws {
    let day: Int64 = 86_400
    let known = try [sample(70_000, at: 0), sample(71_000, at: day), sample(72_000, at: 2 * day)]
    let exported = try [
      sample(70_000, at: 0), sample(71_500, at: day), sample(73_000, at: 3 * day - 1),
      sample(74_000, at: 3 * day), sample(75_000, at: 9 * day),
    ]
    let found = HealthComparison(
      known: known,
      snapshot: try snapshot(exported),
      emptyCategories: [],
      firstDay: CalendarDay(year: 1970, month: 1, day: 4),
      consent: []
    )
    #expect(found.difference.added == [3, 4])
    #expect(found.early == [.bodyMass: 1])
    #expect(found.difference.changed.map(\.known) == [1])
    #expect(found.removed == [2])
    let all = try comparison(known, exported)
    #expect(all.difference.added == [2, 3, 4])
    #expect(all.early.isEmpty)
  }

  // MARK: Deletions

  @Test(arguments: [
    // The total number, the number of missing samples, and whether confirmation is needed.
    (2, 1, false), (10, 1, false), (9, 2, true), (10, 2, false), (12, 8, true), (11, 10, true),
    (20, 4, false),
    (20, 5, true), (249, 50, true), (250, 50, false), (1_000, 50, false), (1_000, 51, true),
  ])
  func `many deletions need confirmation`(count: Int, missing: Int, isAsked: Bool) throws {
    let known = try list(count)
    let exported = Array(known.dropFirst(missing))
    let question = HealthSyncError.manyDeletions(.bodyMass, count: missing, of: count)
    let unasked = try comparison(known, exported)
    #expect(unasked.refusals == (isAsked ? [question] : []))
    #expect(unasked.removed.count == (isAsked ? 0 : missing))
    let allowed = try comparison(known, exported, consent: .deletions)
    #expect(allowed.refusals.isEmpty)
    #expect(allowed.removed.count == missing)
    let kept = try comparison(known, exported, consent: .keepingMissing)
    #expect(kept.refusals.isEmpty)
    #expect(kept.withheldDeletions == (isAsked ? missing : 0))
  }

  @Test func `an emptied category needs confirmation even if it was small`() throws {
    let known = try list(1)
    let found = try comparison(known, [], emptyCategories: [.bodyMass])
    #expect(found.refusals == [.emptied(.bodyMass, count: 1)])
    #expect(try comparison([], [], emptyCategories: [.bodyMass]).refusals.isEmpty)
  }

  @Test func `a truncated export deletes nothing, even with consent`() throws {
    let known = try list(100)
    let found = try comparison(known, [], isComplete: false, consent: .deletions)
    #expect(found.refusals.isEmpty)
    #expect(found.removed.isEmpty)
    #expect(found.withheldDeletions == 100)
    #expect(found.withheld(known) == [.bodyMass: 100])
    #expect(!found.hasChanges)
  }

  // MARK: Renames

  @Test(arguments: [(95, true), (91, true), (90, false), (1, false)])
  func `more than 90 percent of samples under another name are a rename`(
    common: Int,
    isRename: Bool
  ) throws {
    let known = try list(100, source: "Health")
    let exported = try list(common, source: "Salud")
    let found = try comparison(known, exported)
    let rename = HealthRename(from: "Health", to: "Salud", count: common)
    #expect(found.renames == (isRename ? [rename] : []))
    #expect(found.refusals.contains(.renamed(rename)) == isRename)
  }

  @Test func `the user confirms or rejects a rename`() throws {
    let known = try list(100, source: "Health")
    let exported = try list(95, source: "Salud")
    let done = try comparison(known, exported, consent: .renames)
    #expect(done.refusals.isEmpty)
    #expect(done.renames == [Self.rename])
    #expect(done.difference.renamed.count == 95)
    #expect(done.removed.count == 5)
    let none = try comparison(known, exported, consent: .notRenames)
    #expect(none.renames.isEmpty)
    #expect(none.refusals == [.manyDeletions(.bodyMass, count: 100, of: 100)])
    #expect(none.difference.added.count == 95)
  }

  @Test func `a source whose samples existed twice is not a rename of the other`() throws {
    let both = try list(100, source: "Health") + list(100, source: "Salud")
    let found = try comparison(both, list(100, source: "Salud"))
    #expect(found.renames.isEmpty)
    #expect(found.refusals == [.manyDeletions(.bodyMass, count: 100, of: 200)])
  }

  @Test func `a rename is detected in a truncated export`() throws {
    let known = try list(100, source: "Health")
    let found = try comparison(known, list(10, source: "Salud"), isComplete: false)
    #expect(found.renames == [HealthRename(from: "Health", to: "Salud", count: 10)])
    let other = try list(10, source: "Salud").map { try sample(80_000, at: $0.end, source: "S") }
    #expect(try comparison(known, other, isComplete: false).renames.isEmpty)
  }

  @Test func `two sources may get the same name, and each gets the name with the most samples`()
    throws
  {
    let known =
      try list(10, source: "A") + (50..<60).map { try sample(70_000, at: $0, source: "B") }
    let exported = try known.map { try sample(70_000, at: $0.end, source: "C") }
    let found = try comparison(
      known,
      exported + list(10, source: "D").dropLast(0),
      consent: .renames
    )
    #expect(found.renames.map(\.to) == ["C", "C"])
    #expect(found.difference.renamed.count == 20)
    #expect(found.difference.added.count == 10)
  }

  // MARK: Anchors

  private func anchor(
    _ category: HealthCategory,
    exported: Int64?,
    digest: String = "a",
    isInStep: Bool = true
  ) throws -> HealthAnchor {
    HealthAnchor(
      category: category,
      exported: exported.flatMap { Timestamp(secondsSince1970: $0, utcOffset: 0) },
      digest: digest,
      count: 1,
      generation: 1,
      saved: try sample(1).start,
      isInStep: isInStep
    )
  }

  @Test(
    arguments: [
      (1_000, 1_000, false), (999, 1_000, true), (1_001, 1_000, false), (nil, 1_000, false),
      (999, nil, false),
    ] as [(Int64?, Int64?, Bool)]
  )
  func `an export that is older than the anchor is rejected`(
    exported: Int64?,
    anchored: Int64?,
    isRefused: Bool
  ) throws {
    let anchors = try [
      anchor(.bodyMass, exported: anchored), anchor(.bodyFat, exported: 9_999),
    ]
    let refusal = anchors.refusal(of: try snapshot([], exported: exported))
    #expect((refusal != nil) == isRefused)
  }

  @Test func `an export is known if all requested categories are in sync with it`() throws {
    let (mass, fat) = try (anchor(.bodyMass, exported: 1), anchor(.bodyFat, exported: 1))
    let both = try snapshot([], categories: [.bodyMass, .bodyFat])
    #expect([mass, fat].areOf(both))
    #expect(![mass].areOf(both))
    #expect([mass].areOf(try snapshot([])))
    #expect(![mass].areOf(try snapshot([], digest: "b")))
    #expect(![try anchor(.bodyMass, exported: 1, isInStep: false)].areOf(try snapshot([])))
  }

  // MARK: Intake

  @Test func `own samples and samples in the future are ignored and counted`() throws {
    let exported = try [
      sample(70_000, identifier: "w8-abc-1"), sample(70_000, identifier: "w8-abcd-1"),
      sample(70_000, at: 100_000), sample(70_000, at: 86_401), sample(70_000, at: 86_400),
      sample(70_000, category: .bodyFat),
    ]
    let now = try sample(1).start
    let intake = HealthImportScope(try snapshot(exported), log: "abc", now: now)
    #expect(intake.snapshot.samples == [exported[1], exported[4]])
    #expect(intake.own == [.bodyMass: 1])
    #expect(intake.future == [.bodyMass: 2])
    #expect(intake.emptyCategories.isEmpty)
    let empty = try snapshot([exported[5]], categories: [.bodyMass, .bodyFat])
    #expect(HealthImportScope(empty, log: "abc", now: now).emptyCategories == [.bodyMass])
  }
}
