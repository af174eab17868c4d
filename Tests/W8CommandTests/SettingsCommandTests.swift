import TestSupport
import Testing

@Suite struct SettingsCommandTests {
  @Test func `the unit of the settings applies unless an option specifies another`() throws {
    let home = try TestUser("LANG=en_GB")
    #expect(try home.w8("log", "72.5").status == 65)
    #expect(
      try home.lines("settings", "unit", "kg") == [
        "These settings were saved:",
        "  unit     kg     the unit of weights: kg, lb, st, or auto, the usual one in your country",
      ]
    )
    _ = try home.lines("log", "72.5", "--date", "2026-01-01")
    #expect(try home.lines("list")[1] == "  1  1 Jan 2026  12:00  72.5 kg")
    #expect(try home.lines("list", "--unit", "lb")[1] == "  1  1 Jan 2026  12:00  159.8 lb")
    #expect(try home.lines("list", "--unit", "auto")[1] == "  1  1 Jan 2026  12:00  11 st, 5.8 lb")
    _ = try home.lines("settings", "unit", "--reset")
    #expect(try home.lines("list")[1] == "  1  1 Jan 2026  12:00  11 st, 5.8 lb")
  }

  @Test func `showing the settings creates no log`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(try home.lines("settings").count > 6)
    #expect(try home.lines("settings", "unit", "kg", "-n")[0] == "Se guardarían estos ajustes:")
    #expect(try home.lines("settings", "unit", "auto").count == 2)
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `reset restores all defaults except the goal`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("goal", "70 kg")
    _ = try home.lines("settings", "trend-days", "10")
    _ = try home.lines("settings", "reminder", "7:30")
    _ = try home.lines("settings", "--reset")
    let report = try home.w8("settings", "--json").output
    #expect(report.contains("\"trend-days\" : \"7\""))
    #expect(report.contains("\"reminder\" : null"))
    #expect(report.contains("\"kilograms\" : 70"))
  }

  @Test(arguments: [
    ("es_ES", ["unit", "kilos"], "unit    kg "), ("en_US", ["unit", "pounds"], "unit     lb "),
    ("en_GB", ["unit", "Stone"], "unit     st "), ("es_ES", ["Unit", "KG"], "unit    kg "),
    ("es_ES", ["week-start", "lunes"], "week-start  monday "),
    ("en_US", ["week-start", "Sunday"], "week-start  sunday "),
    ("es_ES", ["week-start", "monday"], "week-start  monday "),
    ("en_US", ["reminder", "8:30", "PM"], "reminder  20:30 "),
    ("es_ES", ["milestones", "5", "kg"], "milestones  5kg "),
    ("en_US", ["daily", "Average"], "daily    average "),
  ])
  func `values may be typed in the user's language`(
    language: String,
    words: [String],
    line: String
  ) throws {
    let run = try TestUser("LANG=\(language)").w8(["settings"] + words)
    #expect(run.output.contains("\n  " + line), "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    (
      ["unit", "arroba"], 65 as Int32,
      "Error: «arroba» no es un valor válido para «unit».\nunit: la unidad"
    ),
    (["trend-days", "61"], 65, "Error: «61» no es un valor válido para «trend-days»."),
    (["day-start", "-7"], 65, "Error: «-7» no es un valor válido para «day-start»."),
    (["reminder", "25:00"], 65, "Error: «25:00» no es un valor válido para «reminder»."),
    (["luna", "llena"], 65, "Error: No existe el ajuste «luna».\nLos ajustes son unit, daily"),
    (["goal", "70"], 64, "Error: «goal» tiene su propio comando: w8 goal"),
    (["unit", "kg", "--reset"], 64, "Error: Usa un valor o --reset, no las dos cosas."),
  ])
  func `an invalid setting is explained`(words: [String], status: Int32, error: String) throws {
    let home = try TestUser("LANG=es_ES")
    let run = try home.w8(["settings"] + words)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(try home.folder.names().isEmpty)
  }
}
