import Diagnostics
import Foundation
import TestSupport
import Testing
import WeightCore
import WeightExchange

@Suite struct HealthReadingTests {
  private static let wrongRecords: [(problem: HealthProblem, attributes: String, written: String)] =
    [
      (.valueOutOfRange, #"unit="kg" value="900" startDate="2026-01-01 08:00:00 +0100""#, "900 kg"),
      (.valueNotANumber, #"unit="lb" value="nan" startDate="2026-01-01 08:00:00 +0100""#, "nan lb"),
      (.unitUnknown, #"unit="%" value="0.2" startDate="2026-01-01 08:00:00 +0100""#, "0.2 %"),
      (
        .dateInvalid, #"unit="kg" value="72" startDate="2026-13-01 08:00:00 +0100""#,
        "2026-13-01 08:00:00 +0100"
      ),
    ]

  @Test(arguments: wrongRecords)
  func `a skipped record is shown with its location and text`(
    problem: HealthProblem,
    attributes: String,
    written: String
  ) throws {
    var text = HealthExportText()
    let line = text.bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let offset = text.bytes.count + 1
    text.line(" <Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"a\" \(attributes)/>")
    text.end()
    let folder = try TemporaryFolder()
    let path = try folder.write(text.bytes, to: "export.xml")
    let reading = try read(path)
    let diagnostic = Diagnostic(
      .healthRecord(problem, written: written),
      .error,
      at: Location(file: path, utf8Range: offset..<offset, line: line, column: 2)
    )
    #expect(reading.leftOut == [problem: 1])
    #expect(reading.diagnostics == [diagnostic])
  }

  @Test func `an export in a folder is found next to the clinical document`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<HealthData", to: "apple_health_export/export_cda.xml")
    try folder.write("<other/>", to: "apple_health_export/huge.xml")
    #expect(throws: HealthExportError(.notAnExport, path: folder.path)) {
      try HealthExportFile.find(at: folder.path)
    }
    let path = try folder.write(HealthExportText.text(of: []), to: "apple_health_export/导出.xml")
    #expect(try HealthExportFile.find(at: folder.path).path == path)
    #expect(try HealthExportFile.find(at: folder.path("apple_health_export")).path == path)
  }

  @Test func `a canceled reading throws an error`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(HealthExportText.text(of: []), to: "export.xml")
    #expect(throws: HealthExportError(.cancelled, path: path)) {
      try HealthExportReader(categories: [.bodyMass], homeTimeZone: nil)
        .read(try HealthExportFile.find(at: path)) { _ in false }
    }
  }

  @Test func `a missing or inaccessible file is reported`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: HealthExportError.self) { try HealthExportFile.find(at: "/dev/null") }
    do {
      _ = try HealthExportFile.find(at: folder.path("none.xml"))
      Issue.record("it was found")
    } catch {
      #expect(error.code == .missing)
    }
  }

  @Test func `the day is in the home time zone, unless the record has another zone`() throws {
    let start = try #require(Timestamp(secondsSince1970: 1_767_300_000, utcOffset: 3_600))
    let sample = HealthSample(
      .bodyMass,
      value: 72_000_000_000,
      start: start,
      end: start.secondsSince1970,
      source: "a"
    )
    var text = HealthExportText()
    text.add(sample)
    text.add(sample, metadata: [("HKTimeZone", "Asia/Kathmandu")])
    text.end()
    let folder = try TemporaryFolder()
    let path = try folder.write(text.bytes, to: "export.xml")
    #expect(try read(path).snapshot.samples.map(\.start.utcOffset) == [3_600, 20_700])
    let home = try #require(TimeZone(identifier: "America/New_York"))
    let atHome = try read(path, homeTimeZone: home).snapshot.samples
    #expect(atHome.map(\.start.utcOffset) == [-18_000, 20_700])
    #expect(atHome.allSatisfy { $0.start.secondsSince1970 == start.secondsSince1970 })
  }

  private func read(_ path: String, homeTimeZone: TimeZone? = nil) throws -> HealthExportReading {
    try HealthExportReader(categories: [.bodyMass], homeTimeZone: homeTimeZone)
      .read(try HealthExportFile.find(at: path)) { _ in true }
  }
}
