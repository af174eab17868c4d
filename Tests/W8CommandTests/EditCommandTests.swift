import Foundation
import TestSupport
import Testing

@Suite struct EditCommandTests {
  @Test(arguments: [
    (["74"], "  1  1 ene 2026  7:08  74,0 kg  24,5\u{A0}%  nota"),
    (["74", "kg", "--note", ""], "  1  1 ene 2026  7:08  74,0 kg  24,5\u{A0}%"),
    (["--body-fat", ""], "  1  1 ene 2026  7:08  71,0 kg  nota"),
    (["--body-fat", "30,25 %"], "  1  1 ene 2026  7:08  71,0 kg  30,2\u{A0}%  nota"),
    (["--date", "2026-01-05"], "  1  5 ene 2026  7:08  71,0 kg  24,5\u{A0}%  nota"),
    (["--date", "2026-07-05"], "  1  5 jul 2026  7:08  71,0 kg  24,5\u{A0}%  nota"),
    (["--date", "2026-01-05T09:10"], "  1  5 ene 2026  9:10  71,0 kg  24,5\u{A0}%  nota"),
  ])
  func `only the given values change`(change: [String], line: String) throws {
    let home = try oneEntry()
    let run = try home.w8(["edit", "1"] + change)
    #expect(run.output == "La entrada queda así:\n\(line)\n")
    #expect(try home.lines("list")[1] == line)
    #expect(try home.lines("undo").count == 3)
    #expect(try home.lines("list")[1] == "  1  1 ene 2026  7:08  71,0 kg  24,5\u{A0}%  nota")
  }

  @Test func `an edit without changes does not change the entry`() throws {
    let home = try oneEntry()
    #expect(try home.lines("edit", "1", "71")[0] == "La entrada ya tiene estos valores:")
    #expect(try home.lines("undo")[0] == "Esta entrada ya no está en el registro:")
  }

  @Test func `a dry run changes nothing`() throws {
    let home = try oneEntry()
    #expect(
      try home.lines("edit", "1/1/26", "75", "-n") == [
        "La entrada quedaría así:", "  1  1 ene 2026  7:08  75,0 kg  24,5\u{A0}%  nota",
      ]
    )
    #expect(try home.log().entries.map(\.kilograms) == [71])
  }

  @Test(arguments: [
    (["2", "70"], "Error: No existe la entrada 2."), (["1", "0"], "Error: No se puede anotar «0»"),
    (["1", "--date", "mañana"], "Error: «mañana»"),
    (["1", "--body-fat", "0,2"], "Error: No se puede anotar «0,2»: la grasa corporal"),
    (["1", "--body-fat", "24.5555"], "Error: «24.5555» no es un porcentaje."),
    (["1", "--body-fat", "24,5 kg"], "Error: «24,5 kg» no es un porcentaje."),
  ])
  func `invalid values are rejected`(change: [String], error: String) throws {
    let home = try oneEntry()
    let run = try home.w8(["edit"] + change)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(try home.log().entries.map(\.kilograms) == [71])
  }

  @Test func `an entry from another time zone keeps its offset`() throws {
    let home = try TestUser("LANG=es_ES", "TZ=America/Mexico_City")
    _ = try home.lines("log", "72", "--date", "2026-03-30T07:08")
    let madrid = home.with(["LANG": "es_ES", "TZ": "Europe/Madrid"])
    _ = try madrid.lines("edit", "1", "--date", "2026-03-29")
    #expect(try home.log().entries.map(\.date) == ["2026-03-29T07:08:00-06:00"])
  }

  private func oneEntry() throws -> TestUser {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines(
      "log",
      "71",
      "--date",
      "2026-01-01T07:08",
      "--body-fat",
      "24,5",
      "--note",
      "nota"
    )
    return home
  }
}
