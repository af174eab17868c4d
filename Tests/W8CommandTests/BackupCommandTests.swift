import Foundation
import TestSupport
import Testing

@Suite struct BackupCommandTests {
  private let home: TestUser

  init() throws {
    home = try TestUser("LANG=es_ES")
  }

  @Test func `a backup is written to a dated file or to the named one`() throws {
    try home.expectFailure(66, ["Error: No hay ningún registro del que hacer una copia."], "backup")
    _ = try home.lines("log", "72,5")
    #expect(
      try home.lines("backup", "copia") == [
        "La copia de seguridad, con 1 entrada, está en «copia»."
      ]
    )
    try FileManager.default.createDirectory(
      atPath: home.folder.path("copias"),
      withIntermediateDirectories: false
    )
    _ = try home.lines("backup", "copias")
    let name = try #require(try home.folder.names(in: "copias").first)
    #expect(name.wholeMatch(of: /w8-\d{4}-\d\d-\d\d-\d{6}\.backup/) != nil)
    let again = try home.w8("backup", "copia")
    #expect(again.status == 1)
    #expect(again.errors.contains("«copia» ya existe"))
    #expect(try home.lines("backup", "copia", "--dry-run") == ["Se escribiría «copia»."])
    _ = try home.lines("backup", "copia", "--force")
  }

  @Test func `a backup replaces the log only if that is confirmed`() throws {
    _ = try home.lines("log", "72,5")
    _ = try home.lines("settings", "unit", "kg")
    _ = try home.lines("backup", "copia")
    _ = try home.lines("log", "73")
    try home.expectFailure(
      64,
      [
        "Error: No se ha restaurado nada: w8 necesita un terminal para pedir confirmación.",
        "Para restaurar sin confirmación, usa «--yes».",
      ],
      "restore",
      "copia"
    )
    #expect(try home.log().total == 2)
    #expect(
      try home.lines("restore", "copia", "--dry-run")
        == ["El registro tendría 1 entrada, la de la copia."]
    )
    let lines = try home.lines("restore", "copia", "--yes")
    #expect(lines[0] == "El registro tiene 1 entrada, la de la copia.")
    #expect(lines[1].hasPrefix("El registro anterior está en «\(home.store)-before-"))
    #expect(try home.log().total == 1)
    #expect(try home.lines("settings", "unit").last?.contains("kg") == true)
    let saved = String(lines[1].dropFirst("El registro anterior está en «".count).dropLast(2))
    _ = try home.lines("restore", saved, "--yes")
    #expect(try home.log().total == 2)
  }

  @Test func `a file that is no backup is refused`() throws {
    _ = try home.lines("log", "72,5")
    try home.folder.write("date,weight\n", to: "a.csv")
    let run = try home.w8("restore", "a.csv", "--yes", "--json")
    #expect(run.status == 65)
    #expect(run.output.contains("\"code\" : \"notADatabase\""))
    #expect(try home.w8("restore", "missing", "--yes").status == 66)
    #expect(try home.log().total == 1)
  }

  @Test func `entries of a damaged log are added to the log`() throws {
    for weight in ["72,5", "73", "73,5"] { _ = try home.lines("log", weight) }
    _ = try home.lines("backup", "copia")
    _ = try home.lines("delete", "1")
    #expect(
      try home.lines("restore", "copia", "--rescue").first
        == "Se ha añadido 1 entrada; en el archivo se pueden leer 3."
    )
    #expect(try home.log().total == 3)
    #expect(
      try home.lines("restore", "copia", "--rescue").first
        == "Se han añadido 0 entradas; en el archivo se pueden leer 3."
    )
  }
}
