import TestSupport
import Testing

@Suite struct ChangeCommandTests {
  @Test(arguments: [
    (
      "es_ES",
      [
        "Periodo  Desde        Entonces    Ahora    Cambio",
        "7 días   21 mar 2026   79,5 kg  77,6 kg   -1,9 kg",
        "30 días  1 mar 2026    90,7 kg  77,6 kg  -13,2 kg",
        "Todo     1 mar 2026    90,7 kg  77,6 kg  -13,2 kg",
      ]
    ),
    (
      "en_GB",
      [
        "Period   Since                 Then            Now         Change",
        "7 days   21 Mar 2026  12 st, 7.2 lb  12 st, 3.0 lb        -4.2 lb",
        "30 days  1 Mar 2026   14 st, 4.0 lb  12 st, 3.0 lb  -2 st, 1.0 lb",
        "All      1 Mar 2026   14 st, 4.0 lb  12 st, 3.0 lb  -2 st, 1.0 lb",
      ]
    ),
  ])
  func `only periods that the log covers are shown`(language: String, lines: [String]) throws {
    let home = try TestUser("LANG=\(language)")
    try home.logSample()
    #expect(try home.lines("change", "--as-of", "2026-03-28") == lines)
    #expect(try home.lines("change", "--as-of", "2026-03-28", "--range", "1W").count == 2)
  }

  @Test func `a change starts with an entry near the first day of its period`() throws {
    let home = try TestUser("LANG=en_CA")
    for (day, weight) in [("2025-04-01", 90), ("2026-02-27", 82), ("2026-03-20", 81)] {
      _ = try home.lines("log", "\(weight) kg", "--date", day)
    }
    _ = try home.lines("log", "80 kg", "--date", "2026-03-28")
    #expect(
      try home.lines("change", "--as-of", "2026-03-28").map { $0.split(separator: " ").last } == [
        "Change", "kg", "kg", "kg", "kg",
      ]
    )
    #expect(
      try home.lines("change", "--as-of", "2026-03-28").dropFirst().map { $0.suffix(8) } == [
        " -1.0 kg", " -2.0 kg", "-10.0 kg", "-10.0 kg",
      ]
    )
  }

  @Test(arguments: [
    ("es_ES", "Todavía no hay nada con lo que comparar la entrada más reciente."),
    ("en_US", "There is nothing to compare the newest entry with yet."),
  ])
  func `a single entry has no change`(language: String, line: String) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    #expect(try home.lines("change", "--as-of", "2026-03-28") == [line])
    #expect(try home.lines("change", "--as-of", "2026-03-28", "--range", "1y") == [line])
  }

  @Test(arguments: [
    (
      "es_ES",
      "No hay ninguna entrada cerca del principio de este periodo; la más cercana es del 1 may 2025.",
      "Desde el 1 may 2025  -10,0 kg", "desde el 1 may 2025"
    ),
    (
      "en_CA",
      "There is no entry near the beginning of this period; the nearest is from May 1, 2025.",
      "Since May 1, 2025  -10.0 kg", "since May 1, 2025"
    ),
  ])
  func `after a gap, no change is that of a week`(
    language: String,
    answer: String,
    fact: String,
    period: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    for (day, weight) in [("2025-05-01", 90), ("2026-03-28", 80)] {
      _ = try home.lines("log", "\(weight) kg", "--date", day)
    }
    #expect(try home.lines("change", "--as-of", "2026-03-28", "--range", "1w") == [answer])
    // The heading, the year, and the whole log: a year ago is within a tenth of a year.
    #expect(try home.lines("change", "--as-of", "2026-03-28").count == 3)
    let summary = try home.lines("summary", "--as-of", "2026-03-28")
    #expect(summary.contains(fact))
    #expect(!summary.contains { $0.contains(/7 d/) })
    let report = try home.w8("summary", "--as-of", "2026-03-28", "--json").output
    #expect(report.contains("\"week\" : null") && report.contains("\"date\" : \"2025-05-01\""))
    _ = try home.lines("delete", "2")
    _ = try home.lines("log", "80 kg")
    #expect(try home.lines("widget", "small").first?.hasSuffix(period) == true)
    let snapshot = try home.w8("widget", "--json").output
    #expect(snapshot.contains("\"since\" : \"2025-05-01\""))
    #expect(snapshot.contains("\"periodText\" : \"\(period)\""))
  }
}
