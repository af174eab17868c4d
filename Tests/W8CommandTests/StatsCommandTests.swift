import Testing

@Suite struct StatsCommandTests {
  @Test func `figures and weeks in Spain`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.logSample()
    #expect(
      try home.lines("stats", "--as-of", "2026-03-28") == [
        "Entradas             14",
        "Días                 14",
        "Periodo              del 1 mar 2026 al 27 mar 2026",
        "Entradas por semana  3,6",
        "Mínimo               77,3 kg el 25 mar 2026",
        "Máximo               90,7 kg el 1 mar 2026",
        "Media                83,9 kg",
        "Desviación estándar  4,4 kg",
        "",
        "Semana del     Media   Cambio  Dirección   Mínimo  Entradas",
        "23 mar 2026  78,4 kg  -2,9 kg  baja       77,3 kg         3",
        "16 mar 2026  81,2 kg  -3,6 kg  baja       79,5 kg         3",
        "9 mar 2026   84,9 kg  -3,7 kg  baja       81,9 kg         4",
        "2 mar 2026   88,5 kg  -2,2 kg  baja       87,9 kg         3",
        "23 feb 2026  90,7 kg                      90,7 kg         1",
      ]
    )
  }

  /// 1 March 2026 is a Sunday.
  @Test(arguments: [
    ("es_ES", "23 feb 2026"), ("en_GB", "23 Feb 2026"), ("es_AR", "23 feb 2026"),
    ("es_MX", "1 mar 2026"), ("en_US", "Mar 1, 2026"), ("en_CA", "Mar 1, 2026"),
  ])
  func `weeks begin on the first day of the region`(language: String, start: String) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    #expect(try home.lines("stats", "--as-of", "2026-03-28").last?.hasPrefix(start) == true)
  }

  @Test func `a single entry has neither a deviation nor a number per week`() throws {
    let home = try TestUser("LANG=en_CA")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    #expect(
      try home.lines("stats", "--as-of", "2026-03-28").prefix(6) == [
        "Entries  1", "Days     1", "Dates    Mar 1, 2026 to Mar 1, 2026",
        "Lowest   80.0 kg on Mar 1, 2026", "Highest  80.0 kg on Mar 1, 2026",
        "Average  80.0 kg",
      ]
    )
  }
}
