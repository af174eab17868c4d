import Diagnostics
import TestSupport
import Testing
import WeightCore

@testable import WeightExchange

struct MutationTests {
  private static let files: [[UInt8]] = {
    let names = [".csv", ".json", ".tsv"]
      .flatMap { (try? Reading.fixtures.names(endingIn: $0)) ?? [] }
    var generator = SeededGenerator(seed: 8)
    let entries = (1...5).map { RandomLog.entry(id: $0, using: &generator) }
    return names.compactMap { try? Reading.fixtures.bytes(of: $0) }
      + ExportFormat.allCases.map { WeightExport($0, unit: .pound).bytes(of: entries) }
  }()

  @Test(arguments: 0..<6_000)
  func `a damaged file is read to its end, and every record is accounted for`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = Mutator.tables.mutate(
      try #require(Self.files.randomElement(using: &generator)),
      mixing: try #require(Self.files.randomElement(using: &generator)),
      using: &generator
    )
    var options = try Reading.options()
    options.unit = WeightUnit.allCases.randomElement(using: &generator)
    options.dateOrder = DateOrder.allCases.randomElement(using: &generator)
    options.decimalMark = DecimalMark.allCases.randomElement(using: &generator)
    let parsed = try ImportedWeights.read(bytes, file: "x", options)
    guard let weights = parsed.value else {
      #expect(parsed.hasErrors)
      return
    }
    #expect(
      weights.recordCount
        == weights.candidates.count + weights.repeatedCount + weights.leftOutCount
    )
    #expect(parsed.diagnostics.allSatisfy { $0.place != nil })
    for candidate in weights.candidates {
      #expect(throws: Never.self) {
        try WeightLimits.standard.check(candidate.draft.mass, in: .pound)
      }
    }
  }
}
