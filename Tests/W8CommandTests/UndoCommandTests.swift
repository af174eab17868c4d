import TestSupport
import Testing

@Suite struct UndoCommandTests {
  @Test func `each undo reverts one more change`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "80", "--date", "2026-03-01")
    _ = try home.lines("edit", "1", "78,5")
    _ = try home.lines("settings", "unit", "lb")
    _ = try home.lines("goal", "70 kg")
    _ = try home.lines("delete", "1")
    #expect(
      try home.lines("undo") == [
        "1 entrada borrada vuelve a estar en el registro:", "  1  1 mar 2026  12:00  173,1 lb",
      ]
    )
    #expect(try home.lines("undo") == ["Ya no hay ningún objetivo."])
    #expect(
      try home.lines("undo") == [
        "Se han restablecido estos ajustes:",
        "  unit    auto   la unidad de los pesos: kg, lb, st o auto, la habitual en tu país",
      ]
    )
    #expect(
      try home.lines("undo") == [
        "1 entrada vuelve a estar como antes del último cambio:",
        "  1  1 mar 2026  12:00  80,0 kg",
      ]
    )
    #expect(
      try home.lines("undo", "--dry-run") == [
        "Se eliminaría del registro esta entrada:", "  1  1 mar 2026  12:00  80,0 kg",
      ]
    )
    #expect(
      try home.lines("undo") == [
        "Esta entrada ya no está en el registro:", "  1  1 mar 2026  12:00  80,0 kg",
      ]
    )
    #expect(try home.lines("undo") == ["No hay nada que deshacer."])
    #expect(try home.log().total == 0)
  }

  @Test func `without a log, there is nothing to undo`() throws {
    let home = try TestUser("LANG=en_US")
    #expect(try home.lines("undo") == ["There is nothing to undo."])
    #expect(
      try home.lines("undo", "--json") == [
        "{", "  \"dryRun\" : false,", "  \"undone\" : null", "}",
      ]
    )
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `the JSON output contains the change`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("settings", "trend-days", "10")
    let report = try home.w8("undo", "--json").output
    #expect(report.contains("\"change\" : \"settings\""))
    #expect(report.contains("\"trend-days\" : null"))
    #expect(report.contains("\"entryCount\" : 0"))
  }
}
