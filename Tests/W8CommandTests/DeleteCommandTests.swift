import TestSupport
import Testing

@Suite struct DeleteCommandTests {
  @Test func `entries are deleted by number`() throws {
    let home = try threeDays("LANG=es_ES")
    #expect(
      try home.lines("delete", "1", "3", "1") == [
        "Se han borrado 2 entradas:",
        "  1  1 ene 2026  12:00  71,0 kg",
        "  3  3 ene 2026  12:00  73,0 kg",
      ]
    )
    #expect(try home.log().entries.map(\.id) == [2])
  }

  @Test func `an entry is deleted by day`() throws {
    let home = try threeDays("LANG=en_US")
    #expect(
      try home.lines("delete", "1/2/26") == [
        "Deleted 1 entry:", "  2  Jan 2, 2026  12:00\u{202F}PM  158.7 lb",
      ]
    )
    #expect(try home.log().entries.map(\.id) == [3, 1])
  }

  @Test func `a day with several entries is ambiguous`() throws {
    let home = try threeDays("LANG=es_ES")
    _ = try home.lines("log", "72", "--date", "2026-01-02T20:00")
    try home.expectFailure(
      65,
      ["Error: Hay 2 entradas el 2 ene 2026: 2 y 4.", "Indica la entrada por su número."],
      "delete",
      "2026-01-02"
    )
    #expect(try home.log().total == 4)
  }

  @Test(arguments: [
    ("9", "Error: No existe la entrada 9."),
    ("9/1/26", "Error: No hay ninguna entrada el 9 ene 2026."),
    ("todo", "Error: «todo» no es ni el número de una entrada ni una fecha."),
    ("-1", "Error: No existe la entrada -1."),
    (
      "2026-01-02T12:00",
      "Error: «2026-01-02T12:00» no es ni el número de una entrada ni una fecha."
    ),
  ])
  func `if one entry is not found, none is deleted`(name: String, error: String) throws {
    let home = try threeDays("LANG=es_ES")
    try home.expectFailure(
      65,
      [error, "Para ver las entradas, ejecuta «w8 list»."],
      "delete",
      "1",
      name
    )
    #expect(try home.log().total == 3)
  }

  @Test func `a dry run deletes nothing`() throws {
    let home = try threeDays("LANG=en_GB")
    #expect(
      try home.lines("delete", "--dry-run", "1") == [
        "Would delete 1 entry:", "  1  1 Jan 2026  12:00  11 st, 2.5 lb",
      ]
    )
    #expect(try home.log().total == 3)
  }

  @Test func `without a log, there is nothing to delete`() throws {
    let home = try TestUser("LANG=en_US")
    try home.expectFailure(
      65,
      ["Error: There is no entry 1.", "To show the entries, run 'w8 list'."],
      "delete",
      "1"
    )
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `the number of a deleted entry is not reused`() throws {
    let home = try threeDays("LANG=en_US")
    _ = try home.lines("delete", "3", "--quiet")
    #expect(try home.lines("log", "160", "--date", "2026-01-04")[0].hasSuffix("(entry 4)."))
  }

  private func threeDays(_ variable: String) throws -> TestUser {
    let home = try TestUser(variable)
    for day in 1...3 {
      _ = try home.lines("log", "\(70 + day) kg", "--date", "2026-01-0\(day)")
    }
    return home
  }
}
