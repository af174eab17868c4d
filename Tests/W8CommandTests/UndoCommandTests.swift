import Foundation
import TestSupport
import Testing

@Suite struct UndoCommandTests {
  @Test func `each undo reverts one more change`() throws {
    let home = try TestUser("LANG=es_ES")
    let redo = "Para rehacerlo: w8 redo"
    _ = try home.lines("log", "80", "--date", "2026-03-01")
    _ = try home.lines("edit", "1", "78,5")
    _ = try home.lines("settings", "unit", "lb")
    _ = try home.lines("goal", "70 kg")
    _ = try home.lines("delete", "1")
    #expect(
      try home.lines("undo") == [
        "1 entrada borrada vuelve a estar en el registro:", "  1  1 mar 2026  12:00  173,1 lb",
        redo,
      ]
    )
    #expect(try home.lines("undo") == ["Ya no hay ningún objetivo.", redo])
    #expect(
      try home.lines("undo") == [
        "Se han restablecido estos ajustes:",
        "  unit    auto   la unidad de los pesos: kg, lb, st o auto, la habitual en tu país",
        redo,
      ]
    )
    #expect(
      try home.lines("undo") == [
        "1 entrada vuelve a estar como antes del último cambio:",
        "  1  1 mar 2026  12:00  80,0 kg", redo,
      ]
    )
    #expect(
      try home.lines("undo", "--dry-run") == [
        "Se eliminaría del registro esta entrada:", "  1  1 mar 2026  12:00  80,0 kg",
      ]
    )
    #expect(
      try home.lines("undo") == [
        "Esta entrada ya no está en el registro:", "  1  1 mar 2026  12:00  80,0 kg", redo,
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

  @Test func `each redo makes one undone change again`() throws {
    let home = try TestUser("LANG=es_ES")
    let lines = [
      ["log", "80", "--date", "2026-03-01"], ["edit", "1", "78,5"], ["settings", "unit", "lb"],
      ["goal", "70 kg"], ["delete", "1"],
    ]
    var states: [[String]] = []
    for arguments in lines {
      states.append(try state(home))
      #expect(try home.w8(arguments).status == 0)
    }
    for _ in lines { _ = try home.lines("undo") }
    #expect(
      try home.lines("redo", "--dry-run") == [
        "Esta entrada volvería a estar en el registro:", "  1  1 mar 2026  12:00  80,0 kg",
      ]
    )
    let expected = [
      ["Esta entrada vuelve a estar en el registro:", "  1  1 mar 2026  12:00  80,0 kg"],
      [
        "1 entrada vuelve a estar como después del cambio:", "  1  1 mar 2026  12:00  78,5 kg",
      ],
      [
        "Se han vuelto a cambiar estos ajustes:",
        "  unit    lb     la unidad de los pesos: kg, lb, st o auto, la habitual en tu país",
      ],
      ["El objetivo vuelve a ser 154,3 lb."],
      ["Se ha vuelto a borrar 1 entrada:", "  1  1 mar 2026  12:00  173,1 lb"],
    ]
    for (place, answer) in expected.enumerated() {
      #expect(try state(home) == states[place])
      #expect(try home.lines("redo") == answer)
    }
    #expect(try home.lines("redo") == ["No hay nada que rehacer."])
    #expect(try home.log().total == 0)
  }

  @Test func `an import is undone and redone as a whole, and a new change ends that`() throws {
    let home = try TestUser("LANG=en_US")
    let rows = (0..<3_000)
      .map { place in
        let day = Date(timeIntervalSince1970: 1_700_000_000 + 7_200 * Double(place))
        return "\(day.formatted(.iso8601)),\(150 + place % 9),lb"
      }
    let table = (["date,weight,unit"] + rows).joined(separator: "\n")
    try home.folder.write(table, to: "a.csv")
    _ = try home.lines("import", "a.csv")
    let before = try state(home)
    _ = try home.lines("undo")
    #expect(try home.log().total == 0)
    let report = try home.w8("redo", "--json").output
    #expect(report.contains("\"change\" : \"import\""))
    #expect(try state(home) == before)
    _ = try home.lines("undo")
    _ = try home.lines("log", "150 lb", "--date", "2026-03-01")
    #expect(try home.lines("redo") == ["There is nothing to redo."])
    #expect(try home.w8("redo", "--json").output.contains("\"redone\" : null"))
  }

  /// Returns what a user sees of the log.
  private func state(_ home: TestUser) throws -> [String] {
    let commands = [
      ["list", "--limit", "all", "--details"], ["settings"], ["goal", "--as-of", "2026-03-02"],
      ["milestones", "--as-of", "2026-03-02"], ["health", "status"],
    ]
    return try commands.map { try home.w8($0).output }
  }
}
