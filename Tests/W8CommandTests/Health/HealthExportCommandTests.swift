import TestSupport
import Testing

@Suite struct HealthExportCommandTests {
  private func home() throws -> TestUser {
    let home = try TestUser("LANG=en_US")
    try home.save(Phone(days: 3), as: "A.xml")
    _ = try home.lines("health", "enable", "A.xml", "--category", "body-mass,body-fat")
    _ = try home.lines(
      "log",
      "160.3 lb",
      "--date",
      "2026-02-01T07:08",
      "--note",
      "\"a\" < b",
      "--body-fat",
      "24.5"
    )
    _ = try home.lines("log", "11 st 4 lb", "--date", "2026-07-02")
    return home
  }

  @Test func `own entries are exported for Apple Health, and ignored when they are read back`()
    throws
  {
    let home = try home()
    let before = try home.w8("export").output
    #expect(
      try home.lines("export", "--format", "health", "-o", "export.xml")
        == ["Exported 2 entries to 'export.xml'."]
    )
    let text = try home.folder.text(of: "export.xml")
    let printed = try home.w8("export", "--format", "health").output
    #expect(text == printed.exportDate(of: text))
    #expect(
      try home.lines("health", "sync", "export.xml") == [
        "There is nothing new in 'export.xml'.",
        "3 weigh-ins came from this log and were skipped.",
      ]
    )
    #expect(try home.w8("export").output == before)
  }

  /// Apple Health stores the data that w8 has written, and exports it with its own data.
  @Test func `an export of the phone with the log's own weights adds and deletes nothing`() throws {
    let home = try home()
    let before = try home.w8("export").output
    let own = try home.w8("export", "--format", "health").output
    let records = own.split(separator: "<ExportDate")[1].drop { $0 != "\n" }.dropFirst()
    var phone = HealthExportText(Phone(days: 3).later(days: 1).style)
    for sample in Phone(days: 3).samples { phone.add(sample) }
    phone.bytes += String(records).utf8
    try home.folder.write(phone.bytes, to: "B.xml")
    let lines = try home.lines("health", "sync", "B.xml")
    #expect(lines[0] == "There is nothing new in 'B.xml'.")
    #expect(try home.w8("export").output == before)
  }

  @Test func `another log reads the exact weights, offsets and body fat`() throws {
    let home = try home()
    _ = try home.w8("export", "--format", "health", "-o", "export.xml")
    let other = home.with(["LANG": "es_ES", "W8_HOME": home.folder.path("other")])
    let run = try other.w8(
      "health",
      "enable",
      "export.xml",
      "--category",
      "body-mass,body-fat"
    )
    #expect(run.status == 0, "\(run.errors)")
    let csv = try other.lines("export")
    #expect(csv.count == 3)
    #expect(csv[1].hasPrefix("2026-02-01T07:08:00+01:00,72.71,kg,72.710856911,24.5,"))
    #expect(csv[2].hasPrefix("2026-07-02T12:00:00+02:00,71.67,kg,71.66759446,"))
  }

  @Test func `a file of many entries is complete`() throws {
    let home = try TestUser("LANG=en_US")
    let rows = (0..<2_000)
      .map { index in
        "\(1990 + index / 300)-0\(1 + index % 9)-\(10 + index % 19)T08:00:00Z,\(60 + index % 40).5,kg,manual"
      }
    try home.folder.write(
      "date,weight,unit,source\n" + rows.joined(separator: "\n") + "\n",
      to: "log.csv"
    )
    _ = try home.w8("import", "log.csv")
    #expect(try home.w8("export", "--format", "health", "-o", "e.xml").status == 0)
    #expect(try home.folder.text(of: "e.xml").hasSuffix("</HealthData>\n"))
  }
}

extension String {
  /// Returns the text with the export date of another, because they may differ by a second.
  fileprivate func exportDate(of other: String) -> String {
    guard let own = firstMatch(of: /<ExportDate[^>]*>/)?.output,
      let others = other.firstMatch(of: /<ExportDate[^>]*>/)?.output
    else { return self }
    return replacing(own, with: others)
  }
}
