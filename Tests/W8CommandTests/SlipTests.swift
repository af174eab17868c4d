import TestSupport
import Testing

/// Weights and dates that a person types by mistake, or on a keyboard of another country.
@Suite struct SlipTests {
  private func user(_ language: String = "es_ES") throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    for (index, weight) in ["72,8 kg", "72,6 kg", "72,1 kg", "72,5 kg"].enumerated() {
      _ = try home.with(["LANG": "es_ES"])
        .lines("log", weight, "--date", "2026-11-\(16 + index)T08:00")
    }
    return home
  }

  @Test(arguments: ["7,2 kg", "1 lb", "82,5 kg", "160"])
  func `a script gets a warning, and nothing is celebrated`(weight: String) throws {
    let home = try user()
    _ = try home.lines("goal", "70 kg")
    let run = try home.w8(["log", weight, "--date", "2026-11-20T08:00"])
    if weight == "160" {
      // Without a unit, it is not accepted.
      #expect(run.status == 65)
      return
    }
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
    #expect(run.errors.contains("72,5 kg") && run.errors.contains("w8 edit 5 …"), "\(run.errors)")
    #expect(try home.lines("milestones").contains { $0.contains("Felicidades") } == false)
    // A number without a unit is compared with all entries of the time, not with the slip alone.
    #expect(try home.w8("log", "72,4", "--date", "2026-11-21T08:00").status == 0)
    let corrected = try home.w8("edit", "5", "72,2")
    #expect(corrected.status == 0 && corrected.errors.isEmpty, "\(corrected.errors)")
  }

  @Test func `a dry run and an edit warn, too`() throws {
    let home = try user()
    let trial = try home.w8("log", "7,2 kg", "--dry-run")
    #expect(trial.status == 0 && trial.errors.contains("72,5 kg"))
    #expect(try home.log().total == 4)
    #expect(try home.w8("edit", "4", "7,25 kg").errors.contains("w8 edit 4 …"))
  }

  @Test(arguments: [("s", 5), ("n", 4), ("", 4)])
  func `a terminal prompts for confirmation`(answer: String, count: Int) throws {
    let home = try user()
    let terminal = try PseudoTerminal(
      home.program,
      ["log", "7,2 kg"],
      environment: home.environment,
      in: home.folder.path
    )
    try terminal.wait(for: "[s/N]")
    terminal.type(answer + "\n")
    #expect(terminal.waitForEnd() == (count == 5 ? 0 : 1))
    #expect(try home.log().total == count)
  }

  @Test(arguments: [
    ("es_ES", "72.4"), ("es_ES", "72,4"), ("es_ES", "72.4 kg"), ("en_CA", "72,4"),
    ("es_MX", "72,4"),
  ])
  func `a point and a comma are the same where they are unambiguous`(
    language: String,
    weight: String
  ) throws {
    let home = try user(language)
    #expect(try home.lines("log", weight, "--date", "2026-11-20").count == 1)
    #expect(try home.log().entries.first.map { "\($0.kilograms)" } == "72.4")
  }

  @Test func `a year that is too early is refused`() throws {
    let home = try user("en_CA")
    try home.expectFailure(
      65,
      ["Error: '1500-01-01' is too long ago: entries begin in the year 1900."],
      "log",
      "80 kg",
      "--date",
      "1500-01-01"
    )
  }

  @Test func `an edit without values is refused`() throws {
    let run = try user("en_CA").w8("edit", "1")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: There is nothing to change"))
  }
}

/// Entries that are read in another time zone.
@Suite struct TravelTests {
  @Test(arguments: [
    ("Australia/Sydney", "America/Los_Angeles"), ("Asia/Tokyo", "America/New_York"),
    ("Europe/Madrid", "America/New_York"), ("Pacific/Kiritimati", "Pacific/Pago_Pago"),
    ("America/Los_Angeles", "Australia/Sydney"),
  ])
  func `an entry of this minute counts after a flight`(from: String, to: String) throws {
    let home = try TestUser("LANG=en_CA", "TZ=\(from)")
    _ = try home.lines("log", "80 kg")
    let there = home.with(["LANG": "en_CA", "TZ": to])
    #expect(try there.lines("summary").first?.hasPrefix("Weight  80.0 kg") == true)
    #expect(try there.lines("latest").count == 1)
    #expect(try there.lines("list").allSatisfy { !$0.contains("future") })
    #expect(try there.w8("remind").output.contains("weigh") == false)
    // The next weight without a unit is compared with it.
    #expect(try there.w8("log", "176").status == 65)
    #expect(try there.lines("stats").contains { $0.contains(/Entries +1/) })
  }
}

/// Goals with a day and goals to keep.
@Suite struct GoalPlanTests {
  private func user() throws -> TestUser {
    let home = try TestUser("LANG=en_CA")
    for day in 1...20 {
      _ = try home.lines(
        "log",
        "\(80 - 0.1 * Double(day)) kg",
        "--date",
        day == 20 ? "yesterday" : "\(21 - day) days ago"
      )
    }
    return home
  }

  @Test func `a goal with a day names the change that it needs`() throws {
    let home = try user()
    _ = try home.lines("goal", "77 kg", "--by", "2199-01-01")
    let lines = try home.lines("goal")
    #expect(
      lines.last?.contains(/To reach it by January 1, 2199, you need -0\.00 kg per week\.|0\.00 kg/)
        == true,
      "\(lines)"
    )
    #expect(try home.w8("goal", "--json").output.contains("\"due\" : \"2199-01-01\""))
    #expect(try home.w8("goal", "77 kg", "--by", "yesterday").status == 65)
    #expect(try home.w8("goal", "--by", "2199-01-01").status == 64)
    let twoDays = ["--to", "yesterday", "--as-of", "yesterday"]
    #expect(try home.w8(["stats"] + twoDays).status == 64)
    #expect(try home.w8(["chart"] + twoDays).status == 64)
  }

  @Test func `a goal to keep has a range instead of a prediction`() throws {
    let home = try user()
    _ = try home.lines("goal", "78 kg", "--within", "1")
    #expect(
      try home.lines("goal").last == "Your trend is in your range, from 77.0 kg to 79.0 kg."
    )
    _ = try home.lines("goal", "76 kg", "--within", "1 lb")
    let above = try home.lines("summary")
    #expect(above.contains { $0.contains("above your range, which ends at 76.5 kg") }, "\(above)")
    #expect(try home.w8("goal", "76 kg", "--within", "40").status == 65)
    _ = try home.lines("goal", "76 kg")
    #expect(try home.lines("goal").allSatisfy { !$0.contains("range") })
  }
}
