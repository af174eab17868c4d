/// Small exports of every kind, as input for mutations.
package enum HealthFuzzFiles {
  /// Returns exports, and archives of some of them.
  package static func all(seed: UInt64) -> [[UInt8]] {
    let exports = (0..<12 as Range<UInt64>)
      .map { number -> [UInt8] in
        var plan = HealthExportPlan(seed: seed &+ number)
        if number % 2 == 0 { plan.style = .spanish() }
        plan.style.version = 11 + Int(number % 4)
        plan.style.unit = ["kg", "lb", "st"][Int(number % 3)]
        plan.weighInCount = 2 + Int(number) * 2
        plan.othersPerWeighIn = Int(number % 3)
        plan.weighInsPerMalformation = 2
        if number % 3 != 0 {
          plan.malformations = HealthMalformation.allCases.filter { $0 != .tooLong }
            .suffix(HealthMalformation.allCases.count - Int(number) * 3)
        }
        return plan.export().bytes
      }
    let archives = exports.enumerated()
      .map { number, export -> [UInt8] in
        var entry = RawZipBuilder.Entry("apple_health_export/exportación.xml".utf8, export)
        entry.isUTF8 = number % 2 == 0
        let clinical = RawZipBuilder.Entry("a/export_cda.xml".utf8, Array("<a/>".utf8))
        var zip = RawZipBuilder(number % 3 == 0 ? [clinical, entry] : [entry])
        zip.isLarge = number % 4 == 0
        zip.hasDirectory = number % 5 != 0
        return zip.bytes
      }
    return exports + archives.prefix(6)
  }
}
