import TestSupport
import Testing

@Suite struct PregnancyCommandTests {
  private let disclaimer = [
    "es":
      "Son cifras generales, no un consejo médico: habla de tu peso con quien atiende tu embarazo.",
    "en":
      "These are general figures, not medical advice: talk to your midwife or doctor about your weight.",
  ]

  /// Returns a home in week 20 of a pregnancy, from 60 kg at 165 cm.
  ///
  /// The range is 64.4 to 65.6 kg.
  private func home(_ language: String, weight: String?) throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    if let weight { _ = try home.lines("log", weight, "--date", "2026-07-10") }
    let run = try home.w8(
      "pregnancy",
      "--height",
      "165 cm",
      "--before",
      "60 kg",
      "--due",
      "2026-11-27",
      "--as-of",
      "2026-07-12"
    )
    #expect(run.status == 0, "\(run.errors)")
    return home
  }

  @Test(arguments: [
    (
      "es_ES", "65 kg",
      "En la semana 20, tu peso está dentro del intervalo recomendado, de 64,4 kg a 65,6 kg."
    ),
    (
      "es_MX", "64 kg",
      "En la semana 20, tu peso está 0.4 kg por debajo del intervalo recomendado, que va de 64.4 kg a 65.6 kg."
    ),
    (
      "es_ES", "66 kg",
      "En la semana 20, tu peso está 0,4 kg por encima del intervalo recomendado, que va de 64,4 kg a 65,6 kg."
    ),
    (
      "es_ES", nil,
      "En la semana 20 se recomienda un peso de entre 64,4 kg y 65,6 kg; todavía no has anotado ninguno."
    ),
    (
      "en_US", "65 kg",
      "In week 20, your weight is within the recommended range, from 142.0 lb to 144.6 lb."
    ),
    (
      "en_CA", "64 kg",
      "In week 20, your weight is 0.4 kg below the recommended range, which is from 64.4 kg to 65.6 kg."
    ),
    (
      "en_GB", "66 kg",
      "In week 20, your weight is 0.9 lb above the recommended range, which is from 10 st, 2.0 lb to 10 st, 4.6 lb."
    ),
  ])
  func `the weight is described in neutral words, always with the disclaimer`(
    language: String,
    weight: String?,
    sentence: String
  ) throws {
    let home = try home(language, weight: weight)
    let lines = try home.lines("pregnancy", "--as-of", "2026-07-12")
    #expect(lines.suffix(2) == [sentence, disclaimer[String(language.prefix(2))] ?? ""])
    let late = try home.lines("pregnancy", "--as-of", "2026-10-12", "--quiet")
    #expect(late.last == disclaimer[String(language.prefix(2))])
  }

  @Test func `the figures are shown`() throws {
    let home = try home("es_ES", weight: "65")
    #expect(
      try home.lines("pregnancy", "--as-of", "2026-07-12").prefix(5) == [
        "Semana          20", "Fecha prevista  27 nov 2026", "Estatura        165 cm",
        "Peso previo     60,0 kg", "Peso            65,0 kg",
      ]
    )
    let english = home.with(["LANG": "en_US"])
    #expect(
      try english.lines("pregnancy", "--as-of", "2026-07-12").prefix(5) == [
        "Week           20", "Due date       Nov 27, 2026", "Height         5 ft, 5 in",
        "Weight before  132.3 lb", "Weight         143.3 lb",
      ]
    )
  }

  @Test func `a single value can be changed, and twins have their own recommended gain`() throws {
    let home = try home("es_ES", weight: "65")
    let twins = try home.lines("pregnancy", "--twins", "--as-of", "2026-07-12")
    #expect(twins[2] == "Bebés           gemelos")
    #expect(
      twins.suffix(2).first
        == "Con gemelos se recomienda ganar entre 17,0 kg y 25,0 kg hasta el parto; hasta ahora, el cambio es de +5,0 kg."
    )
    let taller = try home.lines(
      "pregnancy",
      "--no-twins",
      "--height",
      "1,70",
      "--as-of",
      "2026-07-12"
    )
    #expect(taller[2] == "Estatura        170 cm")
    #expect(
      try home.lines("pregnancy", "--clear", "--dry-run") == [
        "Dejaría de seguirse el embarazo; las entradas se conservarían."
      ]
    )
    #expect(
      try home.lines("pregnancy", "--clear") == [
        "Ya no se sigue el embarazo; las entradas se conservan."
      ]
    )
    #expect(
      try home.lines("pregnancy") == [
        "No estás siguiendo ningún embarazo. Para saber cómo empezar, ejecuta «w8 pregnancy --help»."
      ]
    )
    #expect(try home.log().total == 1)
  }

  @Test(
    arguments: [
      (["--height", "165 cm"], 64), (["--clear", "--twins"], 64),
      (["--height", "grande", "--before", "60", "--due", "2026-11-27"], 65),
      (["--height", "90 cm", "--before", "60", "--due", "2026-11-27"], 65),
      (["--height", "165", "--before", "19", "--due", "2026-11-27"], 65),
      (["--height", "165", "--before", "60", "--due", "2027-11-27"], 65),
      (["--height", "165", "--before", "60", "--due", "2026-06-01"], 65),
      (["--height", "165", "--before", "60", "--due", "pronto"], 65),
      (["--height", "165", "--before", "mucho", "--due", "2026-11-27"], 65),
    ] as [([String], Int32)]
  )
  func `invalid values are rejected`(options: [String], status: Int32) throws {
    for language in ["es_ES", "en_GB"] {
      let home = try TestUser("LANG=\(language)")
      let run = try home.w8(["pregnancy", "--as-of", "2026-07-12"] + options)
      #expect(run.status == status, "\(run.output)\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("Error: "))
      #expect(try home.lines("pregnancy").count == 1)
    }
  }

  @Test func `a due date without a year is the next such day`() throws {
    let home = try TestUser("LANG=es_ES")
    let run = try home.w8(
      "pregnancy",
      "--height",
      "1,65 m",
      "--before",
      "60",
      "--due",
      "27 de noviembre",
      "--as-of",
      "2026-07-12"
    )
    #expect(run.output.contains("27 nov 2026"))
  }
}
