import TestSupport
import Testing
import WeightCore
import WeightExchange

@Suite struct GeneratedExportTests {
  @Test(arguments: HealthMalformation.allCases)
  func `each malformation is tolerated, and counted by its reason`(
    malformation: HealthMalformation
  ) throws {
    var plan = HealthExportPlan(seed: 7)
    plan.weighInCount = 10
    plan.weighInsPerMalformation = 3
    plan.malformations = [malformation]
    try expectTruth(of: plan)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `an export with any malformations returns its original samples`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var plan = HealthExportPlan(seed: seed)
    plan.style =
      seed % 2 == 0 ? .spanish() : HealthExportStyle()
    plan.style.version = Int.random(in: 11...14, using: &generator)
    plan.style.unit = ["kg", "lb", "st", "g", "oz"].randomElement(using: &generator) ?? "kg"
    plan.style.lineBreak = seed % 5 == 0 ? "\r\n" : "\n"
    plan.style.hasByteOrderMark = seed % 7 == 0
    plan.weighInCount = 120
    plan.malformations = HealthMalformation.allCases.shuffled(using: &generator)
      .filter { $0 != .tooLong && $0 != .valueWithComma }
    plan.weighInsPerMalformation = Int.random(in: 1...3, using: &generator)
    plan.isCutOff = seed % 3 == 0
    try expectTruth(of: plan)
  }

  private func expectTruth(of plan: HealthExportPlan) throws {
    let (bytes, truth) = plan.export()
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "exportar.xml")
    let reading = try HealthExportReader(categories: [.bodyMass, .bodyFat], homeTimeZone: nil)
      .read(try HealthExportFile.find(at: path)) { _ in true }
    #expect(reading.snapshot.samples == truth.samples)
    #expect(reading.recordCount == truth.recordCount)
    #expect(reading.otherRecordCount == truth.otherRecordCount)
    #expect(names(reading.leftOut) == truth.leftOut)
    #expect(names(reading.mended) == truth.mended)
    #expect(reading.snapshot.isComplete == (truth.isComplete && !plan.isCutOff))
    #expect(reading.locale == plan.style.locale)
    #expect(reading.version == plan.style.version)
  }

  private func names(_ counts: [HealthProblem: Int]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
  }
}
