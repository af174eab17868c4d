import Foundation
import TestSupport
import Testing

@Suite struct SummaryCommandTests {
  /// `w8 goal` and `chart` read a long log in part, `w8 summary --json` reads all of it.
  @Test func `a long log has the same prediction if it is read in part`() throws {
    let home = try TestUser("LANG=en_CA")
    let start = 1_500_000_000
    let rows = (0..<5_100)
      .map { index in
        let date = Date(timeIntervalSince1970: Double(start + index * 40_000))
        let weight = 120 - Double(index) / 125 + Double(index * 7_919 % 13) / 10
        return "\(date.formatted(.iso8601)),\(Int(weight * 10) / 10).\(Int(weight * 10) % 10)"
      }
    try home.folder.write((["date,kilograms"] + rows).joined(separator: "\n"), to: "long.csv")
    _ = try home.lines("import", "long.csv")
    _ = try home.w8("goal", "70 kg")
    let last = Date(timeIntervalSince1970: Double(start + 5_099 * 40_000)).formatted(.iso8601)
    // On the last day, 60 days after it, and in the middle of the log.
    for day in [String(last.prefix(10)), "2024-01-27", "2021-05-01"] {
      let whole = try home.w8("summary", "--json", "--as-of", day).output
      let part = try home.w8("goal", "--json", "--as-of", day).output
      let states = try [whole, part]
        .map { text in
          try #require(
            text.firstMatch(
              of:
                /"date" : (null|"[^"]*"),\s+"earliest" : (null|"[^"]*"),\s+"latest" : (null|"[^"]*"),\s+"reason" : (null|"[^"]*"),\s+"state" : "(\w+)",\s+"weeklyRate" : [-\d.null]+/
            )
          )
          .0
          .replacing(/\s+/, with: " ")
        }
      #expect(states[0] == states[1], "\(day)")
    }
  }

  @Test(arguments: [
    (
      "es_ES",
      [
        "Peso             77,6 kg, 27 mar 2026 (ayer)", "Tendencia        80,2 kg",
        "Últimos 7 días   -1,9 kg", "Últimos 30 días  -13,2 kg", "Racha            1 día",
      ]
    ),
    (
      "es_MX",
      [
        "Peso             77.6 kg, 27 mar 2026 (ayer)", "Tendencia        80.2 kg",
        "Últimos 7 días   -1.9 kg", "Últimos 30 días  -13.2 kg", "Racha            1 día",
      ]
    ),
    (
      "es_US",
      [
        "Peso             171.0 lb, 27 mar 2026 (ayer)", "Tendencia        176.8 lb",
        "Últimos 7 días   -4.2 lb", "Últimos 30 días  -29.0 lb", "Racha            1 día",
      ]
    ),
    (
      "en_US",
      [
        "Weight        171.0 lb, Mar 27, 2026 (yesterday)", "Trend         176.8 lb",
        "Last 7 days   -4.2 lb", "Last 30 days  -29.0 lb", "Streak        1 day",
      ]
    ),
    (
      "en_GB",
      [
        "Weight        12 st, 3.0 lb, 27 Mar 2026 (yesterday)", "Trend         12 st, 8.8 lb",
        "Last 7 days   -4.2 lb", "Last 30 days  -2 st, 1.0 lb", "Streak        1 day",
      ]
    ),
    (
      "en_CA",
      [
        "Weight        77.6 kg, Mar 27, 2026 (yesterday)", "Trend         80.2 kg",
        "Last 7 days   -1.9 kg", "Last 30 days  -13.2 kg", "Streak        1 day",
      ]
    ),
  ])
  func `the summary shows the state on a day`(language: String, lines: [String]) throws {
    let home = try TestUser("LANG=\(language)")
    try home.logSample()
    let summary = try home.lines("summary", "--as-of", "2026-03-28")
    let isPace = { (line: String) in line.hasPrefix("Por semana") || line.hasPrefix("Per week") }
    #expect(summary.filter { !isPace($0) } == lines)
    let pace = try #require(summary.first(where: isPace))
    #expect(
      pace.contains(/-\d+[.,]\d+ (kg|lb)(, probably -.* to -|; probablemente, de -.* a -)\d/),
      "\(pace)"
    )
  }

  @Test(arguments: ["UTC", "Europe/Madrid", "America/Mexico_City", "Pacific/Apia"])
  func `the summary is the same in every time zone`(zone: String) throws {
    let home = try TestUser("LANG=es_ES", "TZ=\(zone)")
    try home.logSample()
    let here = try home.lines("summary", "--as-of", "2026-03-28")
    #expect(here.first == "Peso             77,6 kg, 27 mar 2026 (ayer)")
    for other in ["UTC", "Asia/Tokyo", "America/Los_Angeles"] {
      let there = home.with(["LANG": "es_ES", "TZ": other])
      #expect(try there.lines("summary", "--as-of", "2026-03-28") == here)
    }
  }

  @Test(arguments: [
    (
      "es_ES", "El registro está vacío. Empiézalo con: w8 log 72,5",
      "No hay entradas hasta el 1 ene 2026."
    ),
    (
      "en_GB", "The log is empty. Start it with: w8 log 11 st 4 lb",
      "There are no entries up to 1 Jan 2026."
    ),
  ])
  func `an empty log and a day before the first entry have different messages`(
    language: String,
    empty: String,
    before: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    for command in ["summary", "change", "stats", "trend"] {
      #expect(try home.lines(command) == [empty])
      #expect(try home.lines(command, "--as-of", "2026-01-01") == [empty])
    }
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    for command in ["summary", "change", "stats", "trend"] {
      #expect(try home.lines(command, "--as-of", "2026-01-01") == [before])
      #expect(try home.lines(command, "--as-of", "2026-01-01", "--quiet") == [])
    }
  }

  @Test func `a single entry has no changes`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "80", "--date", "2026-03-01")
    #expect(
      try home.lines("summary", "--as-of", "2026-03-01") == [
        "Peso       80,0 kg, 1 mar 2026 (hoy)", "Tendencia  80,0 kg", "Racha      1 día",
      ]
    )
    _ = try home.lines("log", "80,5", "--date", "2026-03-02")
    #expect(
      try home.lines("summary", "--as-of", "2026-03-03").last
        == "Racha                2 días seguidos"
    )
    #expect(
      try home.lines("summary", "--as-of", "2026-03-04").last == "Desde el 1 mar 2026  +0,5 kg"
    )
  }

  @Test(arguments: [
    ("es_ES", "mañana", "Error: «mañana» está en el futuro."),
    ("en_US", "tomorrow", "Error: 'tomorrow' is in the future."),
    ("en_GB", "2999-01-01", "Error: '2999-01-01' is in the future."),
  ])
  func `a day in the future is rejected`(language: String, day: String, error: String) throws {
    let home = try TestUser("LANG=\(language)")
    try home.expectFailure(65, [error], "summary", "--as-of", day)
  }

  @Test(arguments: [["summary"], ["change"], ["stats"], ["trend"]])
  func `a report has all its fields in every language`(command: [String]) throws {
    let home = try TestUser("LANG=es_ES")
    let empty = try home.w8(command + ["--json", "--as-of", "2026-03-28"])
    #expect(empty.status == 0)
    #expect(empty.output.contains("\"asOf\" : \"2026-03-28\""))
    try home.logSample()
    let spanish = try home.w8(command + ["--json", "--as-of", "2026-03-28"])
    let english = try home.with(["LANG": "en_GB"])
      .w8(command + ["--json", "--as-of", "2026-03-28"])
    #expect(spanish.output.contains(/77\.(56429527|337499085)/))
    // The unit and the first day of the week depend on the region, and the statistics show both.
    #expect(spanish.output == english.output)
    let fields = { (text: String) in text.matches(of: /(?m)^  "[a-zA-Z]+"/).map(\.output) }
    #expect(fields(empty.output) == fields(spanish.output))
  }
}
