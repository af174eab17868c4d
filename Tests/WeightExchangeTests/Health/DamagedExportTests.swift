import Invariants
import TestSupport
import Testing
import WeightCore
import WeightExchange

@Suite struct DamagedExportTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any file is read or rejected, and the counts add up`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let files = HealthFuzzFiles.all(seed: seed)
    let folder = try TemporaryFolder()
    for _ in 0..<250 {
      let file = files.randomElement(using: &generator) ?? []
      let other = files.randomElement(using: &generator) ?? []
      let bytes = Mutator.health.mutate(file, mixing: other, using: &generator)
      let violation = try HealthInvariants.violation(by: bytes, at: folder.path("input"))
      #expect(violation == nil, "seed \(seed)")
    }
  }

  @Test func `an export that ends at any byte is read up to that byte`() throws {
    var plan = HealthExportPlan(seed: 3)
    plan.weighInCount = 2
    plan.othersPerWeighIn = 1
    let (bytes, truth) = plan.export()
    let folder = try TemporaryFolder()
    var greatest = 0
    let end = bytes.count - Array("</HealthData>\n".utf8).count
    for length in stride(from: end, to: 1_500, by: -5).reversed() {
      let violation = try HealthInvariants.violation(
        by: Array(bytes.prefix(length)),
        at: folder.path("input")
      ) { reading in
        let samples = reading.snapshot.samples
        #expect(samples == Array(truth.samples.prefix(samples.count)))
        #expect(samples.count >= greatest)
        #expect(!reading.snapshot.isComplete)
        greatest = samples.count
      }
      #expect(violation == nil)
    }
    #expect(greatest == truth.samples.count)
  }
}
