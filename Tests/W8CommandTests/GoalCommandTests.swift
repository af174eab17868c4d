import TestSupport
import Testing

@Suite struct GoalCommandTests {
  @Test func `a goal is set, shown and removed`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(try home.lines("goal") == ["No hay ningún objetivo. Fija uno con: w8 goal 72,5"])
    #expect(try home.folder.names().isEmpty)
    #expect(try home.lines("goal", "70,5") == ["El objetivo es 70,5 kg."])
    #expect(try home.lines("goal")[0].hasPrefix("Tu objetivo es 70,5 kg; lo fijaste el "))
    _ = try home.lines("log", "80")
    #expect(try home.lines("goal", "72", "-n") == ["El objetivo sería 72,0 kg."])
    #expect(try home.lines("goal", "72") == ["El objetivo es 72,0 kg."])
    #expect(try home.lines("goal")[0].hasSuffix(", cuando pesabas 80,0 kg."))
    #expect(
      try home.lines("goal", "--clear", "-n") == ["Se eliminaría el objetivo de 72,0 kg."]
    )
    #expect(try home.lines("goal", "--clear") == ["Se ha eliminado el objetivo de 72,0 kg."])
    #expect(try home.lines("goal", "--clear") == ["No había ningún objetivo."])
    #expect(try home.lines("undo")[0] == "El objetivo vuelve a ser 72,0 kg.")
  }

  @Test(arguments: [
    (
      "29,9", "es_ES",
      "Error: «29,9» no puede ser un objetivo: un objetivo debe estar entre 30 kg y 200 kg."
    ),
    (
      "200.1", "es_MX",
      "Error: «200.1» no puede ser un objetivo: un objetivo debe estar entre 30 kg y 200 kg."
    ),
    ("65.9", "en_US", "Error: '65.9' cannot be a goal: a goal must be between 66 lb and 440 lb."),
    ("440.1", "en_US", "Error: '440.1' cannot be a goal: a goal must be between 66 lb and 440 lb."),
    (
      "200.1 kg", "en_US",
      "Error: '200.1 kg' cannot be a goal: a goal must be between 30 kg and 200 kg."
    ),
    ("1e9", "en_US", "Error: '1e9' is not a weight."),
    ("-5", "en_US", "Error: '-5' cannot be a goal"),
    ("70", "en_GB", "Error: '70' could be kilograms or stones"),
  ])
  func `a goal outside the limits is rejected`(text: String, language: String, error: String) throws
  {
    let home = try TestUser("LANG=\(language)")
    let run = try home.w8("goal", text)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(try home.folder.names().isEmpty)
  }

  @Test(arguments: [
    ("35 kg", "low"), ("39.9 kg", "low"), ("80 lb", "low"), ("87.9 lb", "low"),
    ("150.1 kg", "high"), ("180 kg", "high"), ("400 lb", "high"), ("330.1 lb", "high"),
    ("40 kg", nil), ("150 kg", nil), ("88 lb", nil), ("330 lb", nil),
  ])
  func `an unusual goal is set with a warning`(text: String, warning: String?) throws {
    let home = try TestUser("LANG=en_US")
    #expect(try home.lines("goal", text).count == (warning == nil ? 1 : 2))
    let report = try home.w8("goal", text, "--json").output
    #expect(report.contains(warning.map { "\"warning\" : \"\($0)\"" } ?? "\"warning\" : null"))
  }
}
