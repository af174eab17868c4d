import TestSupport
import Testing

@Suite struct ListCommandTests {
  @Test(arguments: [
    ("es_ES", "El registro está vacío. Empiézalo con: w8 log 72,5"),
    ("es_MX", "El registro está vacío. Empiézalo con: w8 log 72.5"),
    ("en_US", "The log is empty. Start it with: w8 log 160.5"),
    ("en_GB", "The log is empty. Start it with: w8 log 11 st 4 lb"),
  ])
  func `an empty log prints how to begin`(language: String, line: String) throws {
    let home = try TestUser("LANG=\(language)")
    #expect(try home.lines("list") == [line])
    #expect(try home.lines("latest") == [line])
    #expect(try home.folder.names().isEmpty)
  }

  @Test(arguments: [
    ("es_ES", ["1 entrada", "2 entradas"]), ("es_MX", ["1 entrada", "2 entradas"]),
    ("en_US", ["1 entry", "2 entries"]), ("en_GB", ["1 entry", "2 entries"]),
  ])
  func `one entry is singular, and two are plural`(language: String, counts: [String]) throws {
    let home = try TestUser("LANG=\(language)")
    for (number, count) in counts.enumerated() {
      _ = try home.lines("log", "7\(number) kg")
      #expect(try home.lines("list").last == count)
    }
  }

  @Test func `entries are sorted by time, regardless of the order of logging`() throws {
    let home = try TestUser("LANG=en_GB")
    _ = try home.lines("log", "72 kg", "--date", "2026-01-05T08:00")
    _ = try home.lines("log", "73 kg", "--date", "2026-01-03T08:00", "--note", "日本 🎉")
    _ = try home.lines("log", "74 kg", "--date", "2026-01-10T18:00", "--note", "two\nlines")
    #expect(
      try home.lines("list") == [
        "No.  Date          Time         Weight  Note",
        "  3  10 Jan 2026  18:00  11 st, 9.1 lb  two lines",
        "  1  5 Jan 2026   08:00  11 st, 4.7 lb",
        "  2  3 Jan 2026   08:00  11 st, 6.9 lb  日本 🎉",
        "",
        "3 entries",
      ]
    )
  }

  @Test func `a long log is limited, with a hint about how to show all of it`() throws {
    let home = try TestUser("LANG=es_ES")
    for day in 1...21 {
      _ = try home.lines("log", "72", "--date", "2026-01-\(day < 10 ? "0" : "")\(day)")
    }
    let usual = try home.lines("list")
    #expect(usual.count == 1 + 20 + 2)
    #expect(usual.last == "20 de 21 entradas; «w8 list --limit all» las muestra todas")
    #expect(try home.lines("list", "--limit", "all").count == 1 + 21 + 2)
    #expect(try home.lines("list", "--limit", "2", "--quiet").count == 1 + 2)
    #expect(try home.w8("list", "--limit", "0").status == 64)
  }

  @Test func `the latest entry is shown with its age`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "73", "--date", "2020-01-05T08:00")
    let old = try home.lines("latest")
    #expect(old[0].hasPrefix("73,0 kg, 5 ene 2020, 8:00 (hace "))
    _ = try home.lines("log", "72,5", "--note", "después de correr")
    let new = try home.lines("latest")
    #expect(new[0].hasPrefix("72,5 kg, "))
    #expect(new[0].hasSuffix(" (hoy)"))
    #expect(new[1...] == ["después de correr"])
    #expect(try home.lines("latest", "--unit", "st")[0].hasPrefix("11 st 5,8 lb, "))
  }

  @Test func `the JSON output of an empty log is empty`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(
      try home.w8("list", "--json").output
        == "{\n  \"entries\" : [\n\n  ],\n  \"inFuture\" : [\n\n  ],\n  \"total\" : 0\n}\n"
    )
    #expect(
      try home.w8("latest", "--json").output
        == "{\n  \"entry\" : null,\n  \"inFuture\" : [\n\n  ]\n}\n"
    )
  }

  @Test func `the details compare each weight with earlier ones`() throws {
    let home = try TestUser("LANG=es_ES")
    try log(home)
    #expect(
      try home.lines("list", "--details") == [
        "N.º  Fecha        Hora     Peso  Suavizado  En una semana  Nota",
        "  3  9 mar 2026   8:00  70,0 kg    71,3 kg        -2,0 kg",
        "  2  3 mar 2026  12:00  71,0 kg    71,8 kg                 de viaje",
        "  1  2 mar 2026   8:00  72,0 kg    72,0 kg",
        "",
        "3 entradas",
      ]
    )
    let json = try home.w8("list", "--details", "--limit", "1", "--json").output
    #expect(json.contains("\"changeInWeek\" : -2"))
    #expect(json.contains("\"total\" : 3"))
  }

  @Test(arguments: [
    (["--notes"], ["2"]), (["--weekday", "lunes"], ["3", "1"]),
    (["--weekday", "lun", "--weekday", "martes"], ["3", "2", "1"]),
    (["--near-milestone"], ["3", "1"]), (["--notes", "--weekday", "lunes"], []),
  ])
  func `options filter the entries`(options: [String], numbers: [String]) throws {
    let home = try TestUser("LANG=es_ES")
    try log(home)
    let run = try home.w8(["list"] + options)
    let lines = run.output.split(separator: "\n")
    if numbers.isEmpty {
      #expect(lines == ["Ninguna entrada coincide."])
    } else {
      #expect(
        lines.dropFirst().dropLast().map { $0.split(separator: " ").first.map(String.init) }
          == numbers
      )
    }
    let cut = try home.w8(["list", "--limit", "1"] + options).output
    #expect(cut.contains("de \(numbers.count) entradas coincidentes") == (numbers.count > 1))
  }

  @Test(arguments: [
    ("es_ES", "ayer", "«ayer» no es un día de la semana."),
    ("es_ES", "lundi", "«lundi» no es un día de la semana."),
    ("en_US", "lundi", "'lundi' is not a day of the week."),
    ("en_US", "3/30/26", "'3/30/26' is not a day of the week."),
  ])
  func `an invalid weekday is rejected`(language: String, text: String, message: String) throws {
    let run = try TestUser("LANG=\(language)").w8("list", "--weekday", text)
    #expect(run.status == 65)
    #expect(run.errors.contains(message))
    let days = language == "es_ES" ? "lunes, martes," : "Monday, Tuesday,"
    #expect(run.errors.contains(": \(days)"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("es_ES", "monday", "todo"), ("en_US", "lunes", "TODOS"), ("es_ES", "lunes", "all"),
  ])
  func `names of days and of all entries may be in any language of the program`(
    language: String,
    weekday: String,
    limit: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    try log(home)
    let list = try home.lines("list", "--weekday", weekday, "--limit", limit)
    #expect(list.dropFirst().prefix(2).map { $0.split(separator: " ").first } == ["3", "1"])
    _ = try home.lines("settings", "week-start", weekday)
    #expect(try home.lines("settings", "week-start").joined().contains("monday"))
  }

  private func log(_ home: TestUser) throws {
    _ = try home.lines("log", "72", "--date", "2026-03-02T08:00")
    _ = try home.lines("log", "71", "--date", "2026-03-03T12:00", "--note", "de viaje")
    _ = try home.lines("log", "70", "--date", "2026-03-09T08:00")
  }
}
