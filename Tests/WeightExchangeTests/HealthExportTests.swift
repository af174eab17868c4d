import TestSupport
import Testing
import WeightCore

@testable import WeightExchange

struct HealthExportTests {
  private func entry(
    _ id: Int64,
    note: String = "",
    fat: Int? = nil,
    source: EntrySource = .manual,
    version: Int = 1
  ) throws -> WeightEntry {
    WeightEntry(
      id: .init(rawValue: id),
      WeightEntry.Draft(
        mass: try #require(Mass(160, .pound)),
        moment: try #require(Timestamp(secondsSince1970: 1_774_847_280, utcOffset: 7_200)),
        bodyFat: fat.flatMap { BodyFat(partsPerMillion: $0) },
        note: try EntryNote(note),
        source: source
      ),
      modified: version == 1 ? nil : Timestamp(secondsSince1970: 1_774_850_880, utcOffset: 0),
      syncVersion: version
    )
  }

  private func text(of entries: [WeightEntry]) throws -> String {
    let exported = try #require(Timestamp(secondsSince1970: 1_774_990_800, utcOffset: -12_600))
    let bytes = HealthExport(log: "b7", exported: exported).bytes(of: entries)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a weigh-in is written as on a phone`() throws {
    let text = try text(of: [
      entry(7, note: "fasting: \"<5>\" & so\n\ton\u{0B} 😀", fat: 245_000, version: 2)
    ])
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n"))
    let body = text.split(separator: "]>\n", maxSplits: 1)[1]
    #expect(
      body == """
        <HealthData locale="en_US">
         <ExportDate value="2026-03-31 17:30:00 -0330"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="w8" unit="kg" value="72.5747792" creationDate="2026-03-30 06:08:00 +0000" startDate="2026-03-30 07:08:00 +0200" endDate="2026-03-30 07:08:00 +0200">
          <MetadataEntry key="HKMetadataKeySyncIdentifier" value="w8-b7-7"/>
          <MetadataEntry key="HKMetadataKeySyncVersion" value="2"/>
          <MetadataEntry key="HKTimeZone" value="GMT+0200"/>
          <MetadataEntry key="HKWasUserEntered" value="1"/>
          <MetadataEntry key="Notes" value="fasting: &quot;&lt;5&gt;&quot; &amp; so&#10;&#9;on 😀"/>
          <MetadataEntry key="Source" value="w8"/>
         </Record>
         <Record type="HKQuantityTypeIdentifierBodyFatPercentage" sourceName="w8" unit="%" value="0.245" creationDate="2026-03-30 06:08:00 +0000" startDate="2026-03-30 07:08:00 +0200" endDate="2026-03-30 07:08:00 +0200">
          <MetadataEntry key="HKMetadataKeySyncIdentifier" value="w8-b7-7"/>
          <MetadataEntry key="HKMetadataKeySyncVersion" value="2"/>
          <MetadataEntry key="HKTimeZone" value="GMT+0200"/>
          <MetadataEntry key="HKWasUserEntered" value="1"/>
         </Record>
        </HealthData>

        """
    )
  }

  @Test(arguments: [0, 1, 2, 3, 300])
  func `a file is complete with any number of entries`(count: Int) throws {
    let text = try text(of: (0..<count).map { try entry(Int64($0)) })
    #expect(text.matches(of: /<Record type/).count == count)
    #expect(text.matches(of: /<HealthData locale/).count == 1)
    #expect(text.hasSuffix("</HealthData>\n"))
  }
}
