import Foundation
import TestSupport
import Testing
import WeightCore
import WeightExchange

@Suite struct HealthExportReaderTests {
  @Test(arguments: ["\n", "\r\n"], 11...14)
  func `an export is read with the original samples`(lineBreak: String, version: Int) throws {
    var style = HealthExportStyle.spanish()
    style.lineBreak = lineBreak
    style.version = version
    style.hasByteOrderMark = version == 13
    let mass = HealthSample(
      .bodyMass,
      value: 72_550_000_000,
      start: try #require(Timestamp(secondsSince1970: 1_700_000_000, utcOffset: 3_600)),
      end: 1_700_000_000,
      source: "iPhone d\u{2019}Ana & Co. «Salud»",
      externalIdentifier: "abc",
      syncVersion: 3,
      created: 1_700_000_060
    )
    let fat = HealthSample(
      .bodyFat,
      value: 245_000,
      start: mass.start,
      end: mass.end,
      source: "Báscula",
      created: mass.created
    )
    let bytes = HealthExportText.text(of: [mass, fat], style)
    let folder = try TemporaryFolder()
    let path = try folder.write(String(decoding: bytes, as: UTF8.self), to: "exportar.xml")
    let reading = try HealthExportReader(categories: [.bodyMass, .bodyFat], homeTimeZone: nil)
      .read(try HealthExportFile.find(at: path)) { _ in true }
    var digest = SHA256()
    digest.update(bytes)
    let snapshot = HealthSnapshot(
      exported: style.exported,
      digest: digest.hexadecimal,
      isComplete: true,
      categories: [.bodyMass, .bodyFat],
      samples: [mass, fat]
    )
    let expected = HealthExportReading(
      snapshot: snapshot,
      recordCount: 2,
      otherRecordCount: 0,
      locale: "es_ES",
      version: version
    )
    #expect(reading == expected)
    #expect(try HealthExportFile.find(at: path).exported() == style.exported)
  }
}
