import GRDB
import TestSupport
import Testing

/// Entries that a wrong clock has dated.
@Suite struct FutureEntryTests {
  /// Returns a user with an entry of 80 kg yesterday and one of 120 kg in a few years.
  private func user(_ language: String) throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "yesterday".yesterday(in: language))
    _ = try home.w8("log", "120 kg")
    try DatabaseQueue(path: home.store)
      .write { database in
        try database.execute(sql: "UPDATE entry SET instant = 4102484400 WHERE id = 2")
      }
    return home
  }

  @Test(arguments: [
    (
      "es_ES", "80,0 kg",
      "La entrada 2 (120,0 kg, 1 ene 2100) está en el futuro y no se tiene en cuenta. Para corregir su fecha, ejecuta «w8 edit 2 --date …»."
    ),
    (
      "en_CA", "80.0 kg",
      "Entry 2 (120.0 kg, Jan 1, 2100) is in the future and is ignored. To correct its date, run 'w8 edit 2 --date …'."
    ),
  ])
  func `the latest entry is not in the future, and the future one is named`(
    language: String,
    weight: String,
    warning: String
  ) throws {
    let home = try user(language)
    let latest = try home.lines("latest")
    #expect(latest.first?.hasPrefix(weight) == true)
    #expect(latest.last == warning)
    let list = try home.lines("list")
    #expect(list.contains { $0.contains("2100") && !$0.contains("w8 edit") })
    #expect(list.last == warning)
    #expect(try home.lines("list", "--details").last == warning)
    #expect(try home.lines("list", "--limit", "1", "--quiet").count == 2)
    #expect(try home.w8("latest", "--json").output.contains("\"id\" : 1,"))
    #expect(try home.w8("list", "--json").output.contains(/"inFuture" : \[\s+2\s+\]/))
    #expect(try home.w8("latest", "--json").output.contains(/"inFuture" : \[\s+\{/))
  }

  @Test func `statistics, a new goal and the plausibility check ignore it`() throws {
    let home = try user("en_CA")
    _ = try home.lines("goal", "75 kg")
    #expect(try home.w8("goal", "--json").output.contains("\"startKilograms\" : 80"))
    #expect(try home.lines("summary").first?.hasPrefix("Weight") == true)
    #expect(try home.lines("summary").first?.contains("80.0 kg") == true)
    let statistics = try home.lines("stats")
    #expect(statistics.contains { $0.contains(/Highest +80\.0 kg/) })
    #expect(!statistics.contains { $0.contains("120") })
    // 58 is close to 80, and implausible after 120.
    #expect(try home.w8("log", "58").status == 0)
    #expect(try home.lines("latest").first?.hasPrefix("58.0 kg") == true)
  }

  @Test func `several are named by their numbers`() throws {
    let home = try user("en_CA")
    _ = try home.lines("log", "81 kg")
    try DatabaseQueue(path: home.store)
      .write { database in
        try database.execute(sql: "UPDATE entry SET instant = 4102484401 WHERE id = 3")
      }
    #expect(
      try home.lines("latest").last
        == "The entries 2 and 3 are in the future and are ignored. To correct a date, run 'w8 edit NUMBER --date …'."
    )
    // A log with no other entries is not empty.
    _ = try home.lines("delete", "1")
    #expect(try home.lines("latest").first?.hasPrefix("There are no entries up to") == true)
    #expect(try home.w8("latest", "--json").output.contains("\"entry\" : null"))
  }
}

extension String {
  fileprivate func yesterday(in language: String) -> String {
    language.hasPrefix("es") ? "ayer" : self
  }
}
