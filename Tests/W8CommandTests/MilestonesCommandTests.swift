import TestSupport
import Testing

@Suite struct MilestonesCommandTests {
  @Test(arguments: [
    ("es_ES", "No hay ningún objetivo. Fija uno con: w8 goal 72,5"),
    ("en_GB", "There is no goal. Set one with: w8 goal 11 st 4 lb"),
  ])
  func `without a goal there are none`(language: String, line: String) throws {
    let home = try Home("LANG=\(language)")
    #expect(try home.lines("milestones") == [line])
    #expect(try home.w8("milestones", "--json").output.contains("\"milestones\" : ["))
  }

  @Test(arguments: [
    (
      "es_ES",
      [
        "   Hito  Estado", "78,0 kg  el siguiente: quedan 2,0 kg (0 % del camino)",
        "76,0 kg  por delante", "75,0 kg  por delante                                   Objetivo",
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
  func `each is shown with its state`(language: String, lines: [String]) throws {
    let home = try Home("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "75 kg")
    #expect(try home.lines("milestones").map { $0.replacing("\u{A0}", with: " ") } == lines)
  }

  @Test(arguments: [
    (
      "es_ES", "¡Enhorabuena! ¡Has llegado a 78 kg!", "¡Enhorabuena! ¡Has llegado a 76 kg!",
      "¡Enhorabuena! ¡Has llegado a tu objetivo de 75 kg!"
    ),
    (
      "en_CA", "Congratulations: you have reached 78 kg!",
      "Congratulations: you have reached 76 kg!",
      "Congratulations: you have reached your goal of 75 kg!"
    ),
  ])
  func `each is celebrated once, one at a time`(
    language: String,
    first: String,
    second: String,
    goal: String
  ) throws {
    let home = try Home("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try home.lines("goal", "75 kg")
    let fresh = try home.lines("milestones")
    #expect(!fresh.contains(where: { $0.contains("!") }))
    _ = try home.lines("log", "75.9 kg".decimals(in: language))
    #expect(try home.lines("milestones", "--as-of", "2026-03-01") == fresh)
    #expect(try home.lines("milestones").last == first)
    #expect(try home.lines("milestones").last == second)
    #expect(try home.lines("milestones").last?.contains("!") == false)
    _ = try home.lines("log", "74 kg")
    #expect(try home.lines("milestones").last == goal)
    _ = try home.lines("log", "79 kg")
    // What was reached stays reached.
    #expect(try home.lines("milestones").last?.contains("!") == false)
    #expect(try home.w8("milestones", "--json").output.matches(of: /"reached"/).count == 3)
  }

  @Test func `a goal above has milestones upwards`() throws {
    let home = try Home("LANG=en_US")
    _ = try home.lines("log", "120 lb", "--date", "2026-03-01")
    _ = try home.lines("goal", "132 lb")
    let weights = try home.lines("milestones").dropFirst()
      .map { $0.prefix(10).split(separator: " ")[0] }
    #expect(weights == ["125.0", "130.0", "132.0"])
  }
}

extension String {
  /// The text with the decimal mark of a language.
  fileprivate func decimals(in language: String) -> String {
    language == "es_ES" ? replacing(".", with: ",") : self
  }
}
