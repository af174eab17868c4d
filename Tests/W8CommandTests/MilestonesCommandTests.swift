import TestSupport
import Testing

@Suite struct MilestonesCommandTests {
  @Test(arguments: [
    ("es_ES", "No hay ningún objetivo. Fija uno con: w8 goal 72,5"),
    ("en_GB", "There is no goal. Set one with: w8 goal 11 st 4 lb"),
  ])
  func `without a goal there are no milestones`(language: String, line: String) throws {
    let home = try TestUser("LANG=\(language)")
    #expect(try home.lines("milestones") == [line])
    #expect(try home.w8("milestones", "--json").output.contains("\"milestones\" : ["))
  }

  @Test(arguments: [
    (
      "es_ES",
      [
        "   Hito  Estado", "78,0 kg  el siguiente: a 2,0 kg (0 % del camino)",
        "76,0 kg  por delante", "75,0 kg  por delante                              Objetivo",
      ]
    ),
    (
      "en_CA",
      [
        "Milestone  State", "  78.0 kg  next: 2.0 kg to go (0% of the way)", "  76.0 kg  ahead",
        "  75.0 kg  ahead                               Goal",
      ]
    ),
  ])
  func `each milestone is shown with its state`(language: String, lines: [String]) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "75 kg")
    #expect(try home.lines("milestones").map { $0.replacing("\u{A0}", with: " ") } == lines)
  }

  @Test func `after a regain above the start, the next milestone is on the way back`() throws {
    let home = try TestUser("LANG=en_CA")
    _ = try home.lines("log", "74.8 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "72 kg")
    _ = try home.lines("log", "81 kg", "--date", "2026-03-08")
    #expect(
      try home.lines("milestones").prefix(5).map { $0.replacing("\u{A0}", with: " ") } == [
        "Milestone  State", "  80.0 kg  next: 1.0 kg to go (50% of the way)", "  78.0 kg  ahead",
        "  76.0 kg  ahead", "  74.0 kg  ahead",
      ]
    )
  }

  @Test(arguments: [
    (
      "es_ES", "¡Felicidades! ¡Has llegado a 76 kg!",
      "¡Felicidades! ¡Has llegado a tu objetivo de 75 kg!"
    ),
    (
      "en_CA", "Congratulations: you have reached 76 kg!",
      "Congratulations: you have reached your goal of 75 kg!"
    ),
  ])
  func `each milestone is celebrated once, and of several only the last`(
    language: String,
    farthest: String,
    goal: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "75 kg")
    let fresh = try home.lines("milestones")
    #expect(!fresh.contains(where: { $0.contains("!") }))
    let logged = try home.lines("log", "75.9 kg".decimals(in: language))
    #expect(logged.count == 2)
    #expect(logged.last == farthest)
    #expect(try home.lines("milestones", "--as-of", "2026-03-01") == fresh)
    #expect(try home.lines("milestones").last?.contains("!") == false)
    #expect(try home.w8("milestones", "--json").output.matches(of: /"reached"/).count == 2)
    #expect(try home.lines("log", "74 kg").last == goal)
    // A reached milestone stays reached.
    #expect(try home.lines("log", "79 kg").count == 1)
    #expect(try home.lines("milestones").last?.contains("!") == false)
    #expect(try home.w8("milestones", "--json").output.matches(of: /"reached"/).count == 3)
  }

  @Test func `a milestone counts if the last weigh-in of a day has reached it`() throws {
    let home = try TestUser("LANG=en_CA")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "70 kg")
    _ = try home.lines("log", "79.5 kg")
    _ = try home.lines("log", "73.5 kg", "--quiet")
    let lines = try home.lines("milestones")
    #expect(lines[1...3].allSatisfy { $0.contains("reached on") })
    #expect(lines[4] == "  72.0 kg  next: 1.5 kg to go (25% of the way)")
    #expect(lines.last == "Congratulations: you have reached 74 kg!")
    // After a gain, nothing is celebrated until a milestone is reached for the first time.
    #expect(try home.lines("log", "78.5 kg").count == 1)
    #expect(try home.lines("milestones")[4].contains("next: 6.5 kg to go (0% of the way)"))
    #expect(try home.lines("log", "71.9 kg").last == "Congratulations: you have reached 72 kg!")
  }

  @Test func `an entry that was logged by mistake reaches no milestone`() throws {
    let home = try TestUser("LANG=en_CA")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "75 kg")
    let congratulation = "Congratulations: you have reached 78 kg!"
    let slip = try home.w8("log", "66 kg", "--date", "2026-03-05")
    #expect(slip.output.contains("75 kg!"))
    _ = try home.lines("undo")
    #expect(try home.lines("log", "79 kg", "--date", "2026-03-06").count == 1)
    #expect(try home.lines("log", "77.5 kg", "--date", "2026-03-07").last == congratulation)
  }

  @Test func `an entry of an earlier day, a dry run and a quiet command celebrate nothing`() throws
  {
    let home = try TestUser("LANG=en_CA")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-10")
    _ = try home.lines("goal", "75 kg")
    #expect(try home.lines("log", "76 kg", "--date", "2026-03-01").count == 1)
    #expect(try home.lines("log", "76 kg", "--dry-run").count == 1)
    #expect(try home.lines("log", "77.9 kg", "--quiet").isEmpty)
    #expect(try home.lines("milestones").last == "Congratulations: you have reached 78 kg!")
  }

  @Test func `a goal above the weight has ascending milestones`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "120 lb", "--date", "2026-03-01")
    _ = try home.lines("goal", "132 lb")
    let weights = try home.lines("milestones").dropFirst()
      .map { $0.prefix(10).split(separator: " ")[0] }
    #expect(weights == ["125.0", "130.0", "132.0"])
  }
}

extension String {
  /// Returns the text with the decimal separator of a language.
  fileprivate func decimals(in language: String) -> String {
    language == "es_ES" ? replacing(".", with: ",") : self
  }
}
