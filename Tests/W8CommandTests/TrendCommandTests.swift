import TestSupport
import Testing

@Suite struct TrendCommandTests {
  @Test(arguments: [
    ([], "27 mar 2026  77,6 kg    80,2 kg     -2,6 kg", "-2,95 kg"),
    (["--method", "exponential"], "27 mar 2026  77,6 kg    84,1 kg     -6,6 kg", "-1,82 kg"),
    (["--method", "holt"], "27 mar 2026  77,6 kg    76,9 kg     +0,6 kg", "-3,69 kg"),
  ])
  func `each method has its own trend`(options: [String], line: String, rate: String) throws {
    let home = try TestUser("LANG=es_ES")
    try home.logSample()
    let run = try home.w8(["trend", "--as-of", "2026-03-28", "--days", "1"] + options)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines.prefix(3) == [
        "Fecha           Peso  Tendencia  Diferencia", line,
        "En las últimas cuatro semanas, la tendencia ha cambiado \(rate) por semana.",
      ]
    )
    // The underlying weight does not depend on the method.
    let other = try home.lines("trend", "--as-of", "2026-03-28", "--method", "span").last
    #expect(lines.last == other)
    #expect(lines.last?.contains(/^Gastas unas \d\.?\d{3} kcal al día más/) == true)
    #expect(
      lines[3]
        .contains(/probablemente pesas entre 7\d,\d kg y 7\d,\d kg, y tu ritmo está entre -/)
    )
  }

  @Test(arguments: [
    (
      "es_ES",
      "Con entradas de varios días a lo largo de una semana se podrá calcular el ritmo de la tendencia."
    ),
    ("en_US", "With entries on several days over a week, w8 can calculate the pace of the trend."),
  ])
  func `a single entry has no rate`(language: String, sentence: String) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    #expect(try home.lines("trend", "--as-of", "2026-03-28").last == sentence)
  }

  @Test func `the number of days is an option`() throws {
    let home = try TestUser("LANG=en_GB")
    try home.logSample()
    #expect(try home.lines("trend", "--as-of", "2026-03-28", "--quiet").count == 1 + 14)
    #expect(try home.lines("trend", "--as-of", "2026-03-28", "--days", "3", "-q").count == 1 + 3)
    #expect(try home.w8("trend", "--days", "0").status == 64)
    #expect(try home.w8("trend", "--method", "magic").status == 64)
  }
}
