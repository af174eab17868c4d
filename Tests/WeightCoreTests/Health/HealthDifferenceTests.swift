import TestSupport
import Testing
import WeightCore

@Suite struct HealthDifferenceTests {
  /// Returns the results for samples: known ones as letters, exported ones as digits.
  private func difference(
    _ known: [HealthSample],
    _ exported: [HealthSample],
    renames: [String: String] = [:]
  ) -> String {
    let difference = HealthDifference(known: known, exported: exported, renames: renames)
    func letter(_ place: Int) -> String { String("abcdefgh"[place]) }
    func list(_ name: String, _ pairs: [HealthDifference.Pair]) -> [String] {
      pairs.sorted { $0.known < $1.known }.map { "\(name) \(letter($0.known))\($0.exported + 1)" }
    }
    let texts =
      difference.added.map { "added \($0 + 1)" } + list("changed", difference.changed)
      + list("renamed", difference.renamed) + list("refreshed", difference.refreshed)
      + difference.removed.map { "removed \(letter($0))" }
    return texts.joined(separator: ", ")
  }

  @Test func `the same samples in another order and time zone are no difference`() throws {
    let known = try [sample(70_000), sample(71_000, at: 60), sample(72_000, at: 120)]
    let exported = try [
      sample(72_000, at: 120, offset: 3_600), sample(70_000), sample(71_000, at: 60),
    ]
    #expect(difference(known, exported).isEmpty)
    #expect(HealthDifference(known: known, exported: exported).unchanged == [.bodyMass: 3])
  }

  @Test(
    arguments: [
      (70_000, 71_000, false), (70_000, 70_001, true), (70_000, 70_001.1, false),
      (453_592, 453_595, true), (453_592, 453_597, false),
    ] as [(Double, Double, Bool)]
  )
  func `a gram is no difference, nor are four grams for very high weights`(
    known: Double,
    exported: Double,
    isSame: Bool
  ) throws {
    let found = try difference([sample(known)], [sample(exported)])
    #expect(found == (isSame ? "" : "changed a1"))
  }

  @Test func `a ten millionth of body fat is no difference, and a thousandth is one`() throws {
    func fat(_ parts: Int64) throws -> HealthSample {
      let start = try sample(1).start
      return HealthSample(.bodyFat, value: parts, start: start, end: 0, source: "Scale")
    }
    #expect(try difference([fat(245_000)], [fat(245_010)]).isEmpty)
    #expect(try difference([fat(245_000)], [fat(246_000)]) == "changed a1")
  }

  @Test func `category, source and time distinguish samples, and the value does not`() throws {
    let known = try [sample(70_000)]
    let others = try [
      sample(70_000, at: 1), sample(70_000, end: 9), sample(70_000, source: "Other"),
      sample(70_000, category: .bodyFat),
    ]
    for other in others { #expect(difference(known, [other]) == "added 1, removed a") }
    #expect(try difference(known, [sample(80_000)]) == "changed a1")
  }

  @Test func `otherwise equal samples are paired by value`() throws {
    let known = try [sample(70_000), sample(80_000), sample(90_000)]
    #expect(try difference(known, [sample(90_000), sample(70_000), sample(80_000)]).isEmpty)
    #expect(try difference(known, [sample(90_000), sample(70_000)]) == "removed b")
    #expect(try difference(known, known + [sample(60_000)]) == "added 4")
    #expect(
      try difference(known, [sample(90_000), sample(75_000), sample(70_000)]) == "changed b2"
    )
    #expect(try difference(known, [sample(65_000), sample(90_000)]) == "changed a1, removed b")
  }

  @Test func `the number of equal samples is kept`() throws {
    let one = try sample(70_000)
    #expect(difference([one], [one, one, one]) == "added 2, added 3")
    #expect(difference([one, one, one], [one]) == "removed b, removed c")
  }

  @Test func `an identifier matches a sample with another time and value`() throws {
    let known = try [sample(70_000, identifier: "x"), sample(71_000, at: 60)]
    let exported = try [sample(71_000, at: 60), sample(75_000, at: 900, identifier: "x")]
    #expect(difference(known, exported) == "changed a2")
  }

  @Test func `an identifier of another source does not match`() throws {
    let known = try [sample(70_000, identifier: "x")]
    let exported = try [sample(70_000, at: 60, source: "Other", identifier: "x")]
    #expect(difference(known, exported) == "added 1, removed a")
  }

  @Test func `an identifier that several samples share does not match`() throws {
    let known = try [
      sample(70_000, identifier: "x"), sample(71_000, at: 60, identifier: "x"),
    ]
    let exported = try [
      sample(71_000, at: 60, identifier: "x"), sample(72_000, at: 120, identifier: "x"),
      sample(70_000, identifier: "x"),
    ]
    #expect(difference(known, exported) == "added 2")
  }

  @Test func `a sample with a new identifier is the same sample`() throws {
    let known = try [sample(70_000), sample(71_000, at: 60, identifier: "x")]
    let exported = try [
      sample(70_000, identifier: "y"), sample(71_000, at: 60, identifier: "z"),
    ]
    #expect(difference(known, exported) == "refreshed a1, refreshed b2")
  }

  @Test func `a renamed source matches if the rename is given`() throws {
    let known = try [
      sample(70_000, source: "Health"), sample(71_000, at: 60, source: "Health"),
      sample(72_000, at: 120),
    ]
    let exported = try [
      sample(72_000, at: 120), sample(70_000, source: "Salud"),
      sample(75_000, at: 60, source: "Salud"),
    ]
    #expect(difference(known, exported) == "added 2, added 3, removed a, removed b")
    let renames = ["Health": "Salud"]
    #expect(difference(known, exported, renames: renames) == "changed b3, renamed a2")
  }

  @Test func `new samples are in chronological order`() throws {
    let exported = try [
      sample(70_000, at: 60), sample(71_000), sample(70_500), sample(70_000, source: "A"),
    ]
    #expect(difference([], exported) == "added 4, added 3, added 2, added 1")
  }

  @Test(arguments: 0..<200)
  func `each sample is matched once, and the reverse comparison has the same result`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    func list() throws -> [HealthSample] {
      try (0..<Int.random(in: 0...12, using: &random))
        .map { _ in
          try sample(
            70_000 + 2_000 * Double.random(in: 0...3, using: &random).rounded(),
            at: .random(in: 0...3, using: &random),
            source: Bool.random(using: &random) ? "A" : "B",
            identifier: Int.random(in: 0...2, using: &random) == 0
              ? "\(Int.random(in: 0...2, using: &random))" : nil
          )
        }
    }
    let (known, exported) = try (list(), list())
    let difference = HealthDifference(known: known, exported: exported)
    let unchanged = difference.unchanged.values.reduce(0, +)
    #expect(difference.removed.count + difference.changed.count + unchanged == known.count)
    #expect(difference.added.count + difference.changed.count + unchanged == exported.count)
    let back = HealthDifference(known: exported, exported: known)
    #expect(back.added.count == difference.removed.count)
    #expect(back.changed.count == difference.changed.count)
    #expect(
      HealthDifference(known: exported, exported: exported.shuffled(using: &random)).isNothing
    )
  }
}

extension HealthDifference {
  fileprivate var isNothing: Bool {
    added.isEmpty && changed.isEmpty && renamed.isEmpty && removed.isEmpty
  }
}

extension String {
  fileprivate subscript(_ place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
