import GRDB
import TestSupport
import Testing

/// Single rows of a log with a value that no version of the program has written.
@Suite struct DamagedLogTests {
  private let home: TestUser

  init() throws {
    home = try TestUser("LANG=es_ES")
    for weight in ["80", "81"] { _ = try home.lines("log", weight) }
  }

  private func execute(_ statement: String) throws {
    try DatabaseQueue(path: home.store).write { try $0.execute(sql: statement) }
  }

  @Test func `an entry that cannot be read does not lock the log`() throws {
    try execute("UPDATE entry SET utcOffset = 999999999 WHERE id = 1")
    let warning =
      "1 entrada del registro no se puede leer y se ha omitido: 1. Para eliminarla, ejecuta: w8 store repair\n"
    for command in [["list"], ["summary"], ["export"]] {
      let run = try home.w8(command)
      #expect(run.status == 0)
      #expect(run.errors == warning)
      #expect(run.output.contains("81"))
    }
    let status = try home.w8("store", "status")
    #expect(status.status == 1)
    #expect(status.output.contains(warning))
    #expect(
      try home.lines("store", "repair", "--dry-run")
        == ["Se eliminaría 1 entrada que no se puede leer: 1"]
    )
    #expect(
      try home.lines("store", "repair") == ["Se ha eliminado 1 entrada que no se puede leer: 1"]
    )
    #expect(try home.w8("store", "status").status == 0)
    #expect(
      try home.lines("store", "repair") == ["Todas las entradas del registro se pueden leer."]
    )
  }

  @Test(arguments: [
    (["settings", "--reset"], "unit", "foo"), (["settings", "unit", "--reset"], "unit", "foo"),
    (["settings", "unit", "auto"], "unit", "foo"), (["goal", "--clear"], "goal", "foo"),
    (["reminders", "--off"], "reminder", "late"), (["pregnancy", "--clear"], "pregnancy", "x"),
  ])
  func `an invalid setting can be removed`(
    command: [String],
    name: String,
    value: String
  ) throws {
    try execute("INSERT INTO setting VALUES ('\(name)', '\(value)')")
    #expect(try home.w8("latest").errors.contains("«\(value)»"))
    #expect(try home.w8(command).status == 0)
    #expect(try home.w8("latest").errors.isEmpty)
    _ = try home.w8("undo")
    #expect(try home.w8("latest").errors.contains("«\(value)»"))
  }
}
