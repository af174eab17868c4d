import TestSupport
import Testing
import WeightCore
import WeightExchange

@Suite struct ArchivedExportTests {
  private static let samples = (0..<200)
    .compactMap { number -> HealthSample? in
      let seconds = 1_600_000_000 + Int64(number) * 86_400
      return Timestamp(secondsSince1970: seconds, utcOffset: 3_600)
        .map { start in
          HealthSample(
            .bodyMass,
            value: 70_000_000_000 + Int64(number) * 10_000_000,
            start: start,
            end: seconds,
            source: "Báscula",
            created: seconds
          )
        }
    }

  private static let export = HealthExportText.text(of: samples, .spanish())
  private static let clinical = Array(
    "<?xml version=\"1.0\"?><ClinicalDocument/><HealthData".utf8
  )

  @Test(arguments: [
    ("apple_health_export/export.xml", true), ("apple_health_export/exportación.xml", true),
    ("apple_health_export/exportacio\u{301}n.xml", false), ("导出.xml", true),
    ("Archivo/Salud/eksport.xml", false), ("EXPORT.XML", false),
  ])
  func `an export is found by any name`(path: String, isUTF8: Bool) throws {
    var export = RawZipBuilder.Entry(path.utf8, Self.export)
    export.isUTF8 = isUTF8
    let clinical = RawZipBuilder.Entry("a/export_cda.xml".utf8, Self.clinical)
    let route = RawZipBuilder.Entry("a/route.gpx".utf8, Array("<gpx/>".utf8))
    for isLarge in [false, true] {
      var zip = RawZipBuilder([clinical, route, export])
      zip.isLarge = isLarge
      let (file, reading) = try read(zip.bytes)
      #expect(reading.snapshot.samples == Self.samples)
      #expect(reading.snapshot.isComplete)
      #expect(file.entry == path)
      #expect(file.size == Int64(Self.export.count))
    }
  }

  @Test func `a name in an old code page is harmless`() throws {
    let path = Array("exportaci".utf8) + [0xA2] + Array("n.xml".utf8)
    let (_, reading) = try read(RawZipBuilder([.init(path, Self.export)]).bytes)
    #expect(reading.snapshot.samples == Self.samples)
  }

  @Test func `of several exports, the one with the usual name is used, or else the largest`() throws
  {
    let small = RawZipBuilder.Entry("a.xml".utf8, HealthExportText.text(of: [], .spanish()))
    let large = RawZipBuilder.Entry("b.xml".utf8, Self.export)
    let usual = RawZipBuilder.Entry("z/Export.xml".utf8, small.content)
    let other = RawZipBuilder.Entry("huge.xml".utf8, Array(repeating: 0x20, count: 200_000))
    let (first, _) = try read(RawZipBuilder([small, large, usual, other]).bytes)
    #expect(first.entry == "z/Export.xml")
    let (second, _) = try read(RawZipBuilder([small, large, other]).bytes)
    #expect(second.entry == "b.xml")
  }

  @Test func `a truncated archive is read as far as possible`() throws {
    let bytes = RawZipBuilder([.init("export.xml".utf8, Self.export)]).bytes
    // Within the value of the hundredth record.
    let cut = bytes.indices.first { bytes[$0...].starts(with: Array("value=\"70.99".utf8)) }
    let (_, reading) = try read(Array(bytes.prefix(try #require(cut) + 9)))
    #expect(!reading.snapshot.isComplete)
    #expect(reading.leftOut == [.cutOff: 1])
    #expect(reading.snapshot.samples == Array(Self.samples.prefix(99)))
  }

  @Test func `an archive that lacks only its directory is complete`() throws {
    var zip = RawZipBuilder([.init("export.xml".utf8, Self.export)])
    zip.hasDirectory = false
    let (_, reading) = try read(zip.bytes)
    #expect(reading.snapshot.samples == Self.samples)
  }

  @Test func `an export with a wrong checksum is not complete`() throws {
    var entry = RawZipBuilder.Entry("export.xml".utf8, Self.export)
    entry.isDamaged = true
    let (_, reading) = try read(RawZipBuilder([entry]).bytes)
    #expect(reading.snapshot.samples == Self.samples)
    #expect(!reading.snapshot.isComplete)
  }

  @Test func `an archive that libarchive created is read exactly`() throws {
    let folder = try TemporaryFolder()
    let zip = try ZipWriter(folder.path("exportar.zip"))
    try zip.begin("apple_health_export/exportar.xml")
    for start in stride(from: 0, to: Self.export.count, by: 1_000) {
      try zip.write(Array(Self.export[start...].prefix(1_000)))
    }
    try zip.begin("apple_health_export/export_cda.xml")
    try zip.write(Self.clinical)
    try zip.close()
    let reading = try Self.reader.read(
      try HealthExportFile.find(at: folder.path("exportar.zip"))
    ) { _ in true }
    #expect(reading.snapshot.samples == Self.samples)
    #expect(reading.snapshot.isComplete)
  }

  @Test func `an archive that exceeds the size limits is rejected`() throws {
    let folder = try TemporaryFolder()
    let zip = try ZipWriter(folder.path("bomb.zip"))
    try zip.begin("export.xml")
    try zip.write(Array("<HealthData>".utf8))
    let blanks = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<80 { try zip.write(blanks) }
    try zip.close()
    #expect(throws: HealthExportError(.excessiveArchive, path: folder.path("bomb.zip"))) {
      try Self.reader.read(try HealthExportFile.find(at: folder.path("bomb.zip"))) { _ in true }
    }
  }

  @Test func `the reason why a file is not an export is reported`() throws {
    var encrypted = RawZipBuilder.Entry("export.xml".utf8, Self.export)
    encrypted.isEncrypted = true
    let zips: [(HealthExportError.Code, [UInt8])] = [
      (.encryptedArchive, RawZipBuilder([encrypted]).bytes),
      (.damagedArchive, RawZipBuilder([]).bytes),
      (.notAnExport, RawZipBuilder([.init("export_cda.xml".utf8, Self.export)]).bytes),
      (.notAnExport, RawZipBuilder([.init("export.xml".utf8, [])]).bytes),
      (.damagedArchive, Array("PK\u{3}\u{4}".utf8)),
      (.damagedArchive, Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 6, count: 5_000)),
      (.notAnExport, Self.clinical.dropLast(11)),
      (.notAnExport, []),
    ]
    for (code, bytes) in zips {
      do {
        _ = try read(bytes)
        Issue.record("\(code) was read")
      } catch let error as HealthExportError {
        #expect(error.code == code)
      }
    }
  }

  private static let reader = HealthExportReader(categories: [.bodyMass], homeTimeZone: nil)

  private func read(
    _ bytes: [UInt8]
  ) throws -> (file: HealthExportFile, reading: HealthExportReading) {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "a.zip")
    let file = try HealthExportFile.find(at: path)
    return (file, try Self.reader.read(file) { _ in true })
  }
}
