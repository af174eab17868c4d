import Foundation
import TestSupport
import Testing

@Suite struct ExportCommandTests {
  /// Returns a log with a note that is difficult to encode.
  private func home(_ variables: String) throws -> TestUser {
    let home = try TestUser(variables)
    _ = try home.lines(
      "log",
      "160 lb",
      "--date",
      "2026-01-05T08:00",
      "--note",
      "=1, \"dos\"\r\n😀"
    )
    _ = try home.lines("log", "72 kg", "--date", "2026-01-03")
    _ = try home.lines("log", "11 st 4 lb", "--date", "2026-01-10T18:00")
    return home
  }

  @Test(arguments: [
    "es_ES", "es_MX", "es_US", "es_AR", "en_US", "en_GB", "en_CA", "C",
  ])
  func `an export is the same in every language`(language: String) throws {
    let home = try home("LC_ALL=es_ES").with(["LC_ALL": language])
    #expect(
      try home.w8("export").output.withoutIdentifiers == """
        date,weight,unit,kilograms,bodyFat,leanKilograms,waistCentimetres,note,source,sourceName,id
        2026-01-03T12:00:00+01:00,72,kg,72,,,,,manual,,ID-1
        2026-01-05T08:00:00+01:00,72.57,kg,72.5747792,,,,"'=1, ""dos""\r\n😀",manual,,ID-1
        2026-01-10T18:00:00+01:00,71.67,kg,71.66759446,,,,,manual,,ID-1

        """
    )
  }

  @Test(arguments: ["csv", "json"], [[], ["--guard-formulas"], ["--unit", "st"]])
  func `an export can be imported into an empty log without loss`(
    format: String,
    options: [String]
  ) throws {
    let home = try home("LANG=es_ES")
    let export = try home.w8(["export", "--output", "log", "--format", format] + options)
    #expect(export.status == 0)
    #expect(export.output == "Se han exportado 3 entradas a «log».\n")
    let other = home.with(["LANG": "es_ES", "W8_HOME": home.folder.path("other")])
    #expect(try other.lines("import", "log") == ["Se han añadido 3 entradas de «log» (w8)."])
    #expect(try other.w8("export").output == home.w8("export").output)
    // Importing into the original log does not duplicate entries.
    #expect(try home.lines("import", "log")[0] == "No hay nada nuevo en «log» (w8).")
  }

  @Test func `the export of a period includes its first and last day`() throws {
    let home = try home("LANG=en_US")
    let lines = try home.lines("export", "--from", "2026-01-04", "--to", "2026-01-10")
    #expect(
      lines.filter { $0.hasPrefix("2026") }.map { $0.prefix(10) } == ["2026-01-05", "2026-01-10"]
    )
    try home.expectFailure(
      65,
      [
        "Error: The last day is before the first one.",
        "Specify the earlier day first: --from 2026-01-01 --to 2026-03-31",
      ],
      "export",
      "--from",
      "2026-01-10",
      "--to",
      "2026-01-04"
    )
  }

  @Test func `only the owner can access an exported file`() throws {
    let home = try home("LANG=es_ES")
    _ = try home.lines("export", "-o", "weights.csv")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: home.folder.path("weights.csv")
    )
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a dry run writes nothing`() throws {
    let home = try home("LANG=es_ES")
    let lines = try home.lines("export", "-o", "weights.csv", "--dry-run")
    #expect(lines == ["Se exportarían 3 entradas a «weights.csv»."])
    #expect(try !home.folder.names().contains("weights.csv"))
  }

  @Test func `an empty log exports an empty table`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(try home.lines("export").count == 1)
    #expect(try home.w8("export", "--json").output.contains("\"entries\""))
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `a device can be written to, and may be full`() throws {
    let home = try home("LANG=es_ES")
    #expect(try home.lines("export", "-o", "/dev/null", "--quiet").isEmpty)
    try home.expectFailure(
      74,
      ["Error: No se ha podido escribir «/dev/full»: no queda espacio en el disco."],
      "export",
      "-o",
      "/dev/full"
    )
  }

  @Test func `a missing folder is reported`() throws {
    let home = try home("LANG=en_US")
    let run = try home.w8("export", "-o", "nowhere/weights.csv")
    #expect(run.status == 74)
    #expect(run.errors == "Error: The folder of 'nowhere/weights.csv' does not exist.\n")
  }
}
