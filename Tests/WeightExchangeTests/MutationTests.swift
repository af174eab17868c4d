import Invariants
import TestSupport
import Testing
import WeightCore

@testable import WeightExchange

/// A small sample of the mutations of `Scripts/fuzz --weights`.
struct MutationTests {
  private static let files: [[UInt8]] = {
    let names = [".csv", ".json", ".tsv"]
      .flatMap { (try? Reading.fixtures.names(endingIn: $0)) ?? [] }
    var generator = SeededGenerator(seed: 8)
    let entries = (1...5).map { RandomLog.entry(id: $0, using: &generator) }
    return names.compactMap { try? Reading.fixtures.bytes(of: $0) }
      + ExportFormat.allCases.map { WeightExport($0, unit: .pound).bytes(of: entries) }
  }()

  @Test(arguments: 0..<20)
  func `a damaged file is read to its end, and every record is counted`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<25 {
      let bytes = Mutator.tables.mutate(
        try #require(Self.files.randomElement(using: &generator)),
        mixing: try #require(Self.files.randomElement(using: &generator)),
        using: &generator
      )
      var options = try Reading.options()
      options.unit = WeightUnit.allCases.randomElement(using: &generator)
      options.dateOrder = DateOrder.allCases.randomElement(using: &generator)
      options.decimalMark = DecimalSeparator.allCases.randomElement(using: &generator)
      #expect(WeightTableInvariants.violation(by: bytes, options) == nil, "round \(round)")
    }
  }
}
