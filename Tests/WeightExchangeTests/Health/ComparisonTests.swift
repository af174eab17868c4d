import FileFormats
import TestSupport
import Testing
import WeightCore
import WeightExchange

/// The byte scanner finds the same records as a parser of the whole document.
@Suite struct ComparisonTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a well-formed export has the records that libxml2 finds`(seed: UInt64) throws {
    let (bytes, _) = Self.plan(seed).export()
    let document = try XMLElementReader().read(bytes)
    #expect(document.problems.isEmpty)
    try expectSameRecords(try #require(document.element), bytes, "seed \(seed)")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a damaged export that is still well-formed has the same records, too`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let files = (0..<6).map { Self.plan(seed &* 100 &+ $0).export().bytes }
    let reader = try XMLElementReader()
    var count = 0
    for number in 0..<400 {
      let file = files.randomElement(using: &generator) ?? []
      let other = files.randomElement(using: &generator) ?? []
      let bytes = Mutator.health.mutate(file, mixing: other, using: &generator)
      let document = reader.read(bytes)
      guard document.problems.isEmpty, let root = document.element, root.name == "HealthData" else {
        continue
      }
      try expectSameRecords(root, bytes, "seed \(seed), input \(number)")
      count += 1
    }
    #expect(count > 20)
  }

  private static func plan(_ seed: UInt64) -> HealthExportPlan {
    var plan = HealthExportPlan(seed: seed)
    plan.weighInCount = 12
    plan.othersPerWeighIn = 1
    plan.malformations = HealthMalformation.allCases.filter { $0.problem == nil }
    plan.weighInsPerMalformation = 1 + Int(seed % 2)
    return plan
  }

  private func expectSameRecords(
    _ root: XMLElement,
    _ bytes: [UInt8],
    _ comment: Comment
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "export.xml")
    let reading: HealthExportReading
    do throws(HealthExportError) {
      reading = try HealthExportReader(categories: [.bodyMass, .bodyFat], homeTimeZone: nil)
        .read(try HealthExportFile.find(at: path)) { _ in true }
    } catch {
      // Damage can move the signature of an export beyond the first kilobyte.
      return
    }
    let types = HealthCategory.usual.map(\.typeIdentifier)
    let wanted = Self.records(in: root)
      .filter { record in record["type"].map { types.contains($0) } ?? false }
    let leftOut = reading.leftOut.values.reduce(0, +)
    #expect(reading.snapshot.samples.count + leftOut == wanted.count, comment)
    #expect(reading.recordCount == Self.count(in: root), comment)
    if leftOut == 0 {
      let types = reading.snapshot.samples.map(\.category.typeIdentifier)
      #expect(types == wanted.map { $0["type"] }, comment)
    }
  }

  /// Returns the records, without those in correlations.
  private static func records(in element: XMLElement) -> [XMLElement] {
    if element.name == "Correlation" { return [] }
    return (element.name == "Record" ? [element] : [])
      + element.children.flatMap { records(in: $0) }
  }

  private static func count(in element: XMLElement) -> Int {
    (element.name == "Record" ? 1 : 0) + element.children.reduce(0) { $0 + count(in: $1) }
  }
}
