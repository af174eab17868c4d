import TestSupport
import Testing

@Suite struct MeasurementCommandTests {
  @Test func `waist and lean mass are logged, shown, edited and removed`() throws {
    let home = try TestUser("LANG=es_ES")
    let arguments = ["--waist", "84", "--lean-mass", "55,3", "--date", "2026-03-01"]
    #expect(try home.w8(["log", "72,5"] + arguments).status == 0)
    #expect(
      try home.lines("list") == [
        "N.º  Fecha        Hora     Peso  Masa magra  Cintura",
        "  1  1 mar 2026  12:00  72,5 kg     55,3 kg    84 cm", "", "1 entrada",
      ]
    )
    #expect(try home.lines("list", "--details")[1].contains("55,3 kg    84 cm"))
    #expect(try home.lines("latest").dropFirst() == ["Masa magra: 55,3 kg", "Cintura: 84 cm"])
    _ = try home.lines("edit", "1", "--waist", "33 in", "--lean-mass", "")
    #expect(try home.lines("latest").dropFirst() == ["Cintura: 83,8 cm"])
    let json = try home.w8("latest", "--json").output
    #expect(json.contains("\"waistCentimetres\" : 83.82"))
    #expect(json.contains("\"leanKilograms\" : null"))
    _ = try home.lines("undo")
    #expect(try home.lines("latest").count == 3)
    _ = try home.lines("redo")
    _ = try home.lines("edit", "1", "--waist", "")
    #expect(try home.lines("latest").count == 1)
  }

  @Test(arguments: [
    (
      ["--lean-mass", "72,6"],
      "No se puede anotar «72,6»: la masa magra debe ser como mucho el peso, 72,5 kg."
    ),
    (
      ["--waist", "300 cm"],
      "No se puede anotar «300 cm»: la cintura debe medir entre 30 cm y 250 cm."
    ),
  ])
  func `impossible values are rejected`(options: [String], message: String) throws {
    let home = try TestUser("LANG=es_ES")
    let run = try home.w8(["log", "72,5"] + options)
    #expect(run.status != 0)
    #expect(run.errors.replacing("\u{A0}", with: " ").contains(message), "\(run.errors)")
  }

  @Test func `a lower weight than the lean mass is rejected`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5", "--lean-mass", "55,3", "--date", "2026-03-01")
    let run = try home.w8("edit", "1", "50 kg")
    #expect(run.status != 0)
    #expect(run.errors.contains("55,3"))
    _ = try home.lines("edit", "1", "50 kg", "--lean-mass", "40")
  }

  @Test(arguments: ["csv", "json"])
  func `the export is imported without loss`(format: String) throws {
    let home = try TestUser("LANG=en_US")
    let arguments = ["--waist", "33.1", "--lean-mass", "120.3 lb", "--date", "2026-03-01"]
    #expect(try home.w8(["log", "160 lb"] + arguments).status == 0)
    let first = try home.w8("export", "--format", format).output
    try home.folder.write(first, to: "log")
    let other = try TestUser("LANG=es_ES")
    try other.folder.write(first, to: "log")
    _ = try other.lines("import", "log")
    #expect(try other.w8("export", "--format", format).output == first)
    #expect(first.contains("84.074"))
  }

  @Test func `the BMI is shown with the waist-to-height ratio`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5", "--waist", "84", "--date", "2026-03-01")
    _ = try home.lines("log", "72,0", "--date", "2026-03-02")
    let lines = try home.lines("bmi", "--height", "175 cm", "--as-of", "2026-03-05")
    #expect(lines.contains("Índice cintura-talla 0,48: sin riesgo aumentado para la salud"))
    let json = try home.w8("bmi", "--height", "175 cm", "--json").output
    #expect(json.contains("\"waistToHeight\" : 0.48"))
    #expect(json.contains("\"waistCategory\" : \"healthy\""))
    #expect(try home.lines("bmi", "--height", "175 cm", "--as-of", "2026-02-01").count == 1)
  }
}
