import Foundation
import TestSupport
import Testing

@Suite struct LogCommandTests {
  @Test(arguments: [
    ("LANG=es_ES", "72,5", "Anotado: 72,5 kg el 30 mar 2026"),
    ("LANG=es_ES.UTF-8", "72,5 kg", "Anotado: 72,5 kg el 30 mar 2026"),
    ("LANG=es_MX", "72.5", "Anotado: 72.5 kg el 30 mar 2026"),
    ("LANG=en_US.UTF-8", "160 lb", "Logged 160.0 lb on Mar 30, 2026"),
    ("LANG=en_GB", "11 st 4 lb", "Logged 11 st, 4.0 lb on 30 Mar 2026"),
    ("LANG=en_CA", "72.5", "Logged 72.5 kg on Mar 30, 2026"),
    ("LC_ALL=C", "72.5", "Logged 72.5 kg on 2026-03-30 07:08"),
    ("LANG=", "72.5", "Logged 72.5 kg on 2026-03-30 07:08"),
    ("LANG=xx_YY", "72.5", "Logged 72.5 kg on 2026-03-30 07:08"),
    ("LC_MEASUREMENT=es_ES", "72.5", "Logged 72.5 kg on 2026-03-30 07:08"),
  ])
  func `a weight is logged in the language and unit of the environment`(
    variable: String,
    weight: String,
    answer: String
  ) throws {
    let home = try TestUser(variable)
    let lines = try home.lines("log", weight, "--date", "2026-03-30T07:08")
    #expect(lines.count == 1)
    // The format of the time depends on the CLDR version.
    #expect(lines[0].hasPrefix(answer), "\(lines[0])")
    #expect(try home.log().total == 1)
  }

  @Test func `an empty variable counts as unset`() throws {
    let home = try TestUser("LC_ALL=", "LC_NUMERIC=", "LANGUAGE=", "LANG=es_ES")
    #expect(try home.lines("log", "72,5")[0].hasPrefix("Anotado: 72,5 kg"))
  }

  @Test(arguments: ["es_ES", "en_US", "en_GB"])
  func `an option specifies the unit of a number without one`(language: String) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01")
    // As kilograms or stones, the number would be implausible or ambiguous.
    _ = try home.w8("log", "--unit", "lb", "100", "--date", "2026-03-02")
    _ = try home.w8("log", "60", "--unit", "kg", "--date", "2026-03-03")
    _ = try home.w8("edit", "1", "250", "--unit", "lb")
    // A unit after the number takes precedence. The option then only determines the unit of the
    // output.
    let lines = try home.lines("log", "70 kg", "--unit", "lb", "--date", "2026-03-04")
    #expect(lines[0].contains("154") && lines[0].contains("lb"))
    let kilograms = try home.log().entries.map { "\($0.kilograms)" }
    #expect(kilograms == ["70", "60", "45.359237", "113.3980925"])
    let word = language == "es_ES" ? "libras" : "pounds"
    let inPounds = try home.lines("latest", "--unit", word)
    #expect(inPounds == (try home.lines("latest", "--unit", "lb")))
    // 'auto' does not specify a unit.
    #expect(
      try home.w8("log", "200", "--unit", "auto", "--date", "2026-03-05").status
        == (language == "en_US" ? 0 : 65)
    )
  }

  @Test func `the language option takes precedence over the environment`() throws {
    let home = try TestUser("LANG=es_ES")
    let line = try home.lines("log", "72,5", "--lang", "en_US", "--date", "2026-03-30")
    #expect(line == ["Logged 72,5 kg on Mar 30, 2026, 12:00\u{202F}PM (entry 1)."])
  }

  @Test func `the language option is allowed before the command`() throws {
    let home = try TestUser("LANG=en_US")
    #expect(try home.lines("--lang", "es", "log", "72.5")[0].hasPrefix("Anotado: 72.5 lb"))
    // The locale C does not define numbers.
    let plain = home.with(["LC_ALL": "C"])
    #expect(try plain.w8("--lang", "es", "log", "73,5 kg").output.hasPrefix("Anotado: 73,5 kg"))
  }

  @Test func `W8_LANG sets the language of this program only`() throws {
    let home = try TestUser("LANG=es_ES", "W8_LANG=en_GB")
    #expect(try home.lines("log", "72,5 kg")[0].hasPrefix("Logged 72,5 kg"))
    let empty = home.with(["LANG": "es_ES", "W8_LANG": ""])
    #expect(try empty.lines("log", "72,6")[0].hasPrefix("Anotado: 72,6 kg"))
  }

  @Test(arguments: [
    (
      "LANG=es_ES", "72.5555",
      ["Error: «72.5555» no es un peso.", "Usa la coma como separador decimal: 72,5555"]
    ),
    (
      "LANG=es_MX", "72,5555",
      ["Error: «72,5555» no es un peso.", "Usa el punto como separador decimal: 72.5555"]
    ),
    (
      "LANG=en_US", "72,5555",
      ["Error: '72,5555' is not a weight.", "Use a point as the decimal separator: 72.5555"]
    ),
    (
      "LANG=en_GB", "72.5",
      [
        "Error: '72.5' could be kilograms or stones: the unit is missing.",
        "Write it like this: 72.5 kg or 11 st 4 lb",
      ]
    ),
    (
      "LANG=es_ES", "-5",
      ["Error: No se puede anotar «-5»: un peso debe estar entre 0,5 kg y 680 kg."]
    ),
    (
      "LANG=en_US", "-5",
      ["Error: '-5' cannot be logged: a weight must be between 1 lb and 1,500 lb."]
    ),
    ("LC_ALL=C", "0", ["Error: '0' cannot be logged: a weight must be between 0.5 kg and 680 kg."]),
    ("LANG=es_ES", "", ["Error: Falta el peso.", "Escríbelo así: 72,5 o 72,5 kg"]),
    ("LANG=es_ES", "1e9", ["Error: «1e9» no es un peso.", "Escríbelo así: 72,5 o 72,5 kg"]),
    ("LANG=es_ES", "⚖️", ["Error: «⚖️» no es un peso.", "Escríbelo así: 72,5 o 72,5 kg"]),
  ])
  func `an invalid weight is rejected, and nothing is stored`(
    variable: String,
    weight: String,
    errors: [String]
  ) throws {
    let home = try TestUser(variable)
    try home.expectFailure(65, errors, "log", weight)
    #expect(try home.folder.names().isEmpty)
  }

  @Test(arguments: [
    ("es_ES", "80 kg", "7,95", "7,95 kg"), ("es_ES", "80 kg", "120", "120 kg"),
    ("en_US", "180 lb", "81.6", "81.6 lb"), ("en_CA", "80 kg", "176", "176 kg"),
  ])
  func `a number far from the latest weight needs a unit`(
    language: String,
    latest: String,
    number: String,
    exact: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", latest)
    let run = try home.w8("log", number)
    #expect(run.status == 65)
    #expect(run.errors.hasSuffix(": \(exact)\n"), "\(run.errors)")
    #expect(try home.log().total == 1)
    #expect(try home.w8("log", exact).status == 0)
    #expect(try home.log().total == 2)
  }

  @Test func `a number close to the latest weight needs no unit`() throws {
    let home = try TestUser("LANG=es_ES")
    for weight in ["80", "119,9", "80", "53,4"] {
      #expect(try home.w8("log", weight).status == 0)
    }
    #expect(try home.log().total == 4)
  }

  @Test func `a weight may consist of several arguments`() throws {
    let home = try TestUser("LANG=en_GB")
    _ = try home.lines("log", "11", "st", "4", "lb")
    _ = try home.lines("log", "72.5", "kg")
    try home.expectFailure(
      65,
      [
        "Error: '-5 kg' cannot be logged: a weight must be between 0.5 kg and 680 kg."
      ],
      "log",
      "-5",
      "kg"
    )
    #expect(try home.log().entries.map(\.kilograms) == [72.5, decimal("71.66759446")])
  }

  @Test func `the preferred unit applies to numbers without a unit`() throws {
    let home = try TestUser("LANG=en_GB")
    _ = try home.lines("log", "72.5", "--unit", "kg")
    _ = try home.lines("log", "160", "--unit=lb")
    #expect(try home.log().entries.map(\.kilograms) == [decimal("72.5747792"), 72.5])
  }

  @Test(arguments: [
    ("es_ES", "30/3/26"), ("es_ES", "2026-03-30"), ("es_MX", "30/03/26"), ("en_US", "3/30/26"),
    ("en_GB", "30/03/2026"),
  ])
  func `a day without a time means noon of that day`(language: String, date: String) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "72 kg", "--date", date)
    #expect(try home.log().entries.map(\.date) == ["2026-03-30T12:00:00+02:00"])
  }

  @Test(arguments: [
    ("UTC", "+00:00"), ("America/Mexico_City", "-06:00"), ("Pacific/Apia", "+13:00"),
    ("Asia/Kathmandu", "+05:45"),
  ])
  func `the offset of the time zone is stored`(zone: String, offset: String) throws {
    let home = try TestUser("LANG=es_ES", "TZ=\(zone)")
    _ = try home.lines("log", "72", "--date", "2026-03-30T07:08")
    #expect(try home.log().entries.map(\.date) == ["2026-03-30T07:08:00\(offset)"])
    // Regardless of the time zone in which it is read later, the local time is shown.
    let table = try home.with(["LANG": "es_ES", "TZ": "Europe/Madrid"]).lines("list")
    #expect(table[1] == "  1  30 mar 2026  7:08  72,0 kg")
  }

  @Test func `a date in the future is rejected`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.expectFailure(
      65,
      ["Error: «9999-12-30» está en el futuro: solo se pueden anotar pesajes ya hechos."],
      "log",
      "72",
      "--date",
      "9999-12-30"
    )
    let run = try home.w8("log", "72", "--date", "30/2/26")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: «30/2/26» no es una fecha.\nEscríbelo así: "))
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `a note of 500 characters is stored, and a longer one is cut`() throws {
    let home = try TestUser("LANG=es_ES")
    let note = String(repeating: "👩🏽‍⚕️", count: 500)
    _ = try home.lines("log", "72", "--note", note)
    #expect(try home.log().entries.map(\.note) == [note])
    let run = try home.w8("log", "73", "--note", note + "xyz")
    #expect(run.status == 0)
    #expect(
      run.errors == "La nota se ha cortado después de 500 caracteres; este es el resto: xyz\n"
    )
    #expect(try home.log().entries.map(\.note) == [note, note])
    let accents = "e" + String(repeating: "\u{301}", count: 60_000)
    #expect(try home.w8("log", "72", "--note", accents).errors.contains("este es el resto"))
  }

  @Test func `a dry run changes nothing`() throws {
    let home = try TestUser("LANG=es_ES")
    let lines = try home.lines("log", "72,5", "-n", "--date", "2026-03-30T07:08")
    #expect(lines == ["Se anotaría 72,5 kg (30 mar 2026, 7:08)."])
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `JSON output is the same in every language`() throws {
    let spanish = try TestUser("LANG=es_ES")
    let english = try TestUser("LANG=en_US")
    let date = ["--date", "2026-03-30T07:08", "--note", "a \"b\"", "--json"]
    let report = try spanish.w8(["log", "160 lb"] + date).output
    #expect(try english.w8(["log", "160"] + date).output == report)
    #expect(
      report == """
        {
          "dryRun" : false,
          "entry" : {
            "bodyFat" : null,
            "date" : "2026-03-30T07:08:00+02:00",
            "id" : 1,
            "kilograms" : 72.5747792,
            "leanKilograms" : null,
            "note" : "a \\"b\\"",
            "source" : "manual",
            "sourceName" : null,
            "waistCentimetres" : null
          }
        }

        """
    )
  }

  @Test func `a quiet command prints nothing`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(try home.lines("log", "72,5", "--quiet").isEmpty)
    #expect(try home.lines("log", "72,5", "-q", "-n").isEmpty)
    #expect(try home.log().total == 1)
  }

  private func decimal(_ text: String) -> Decimal {
    Decimal(string: text) ?? .nan
  }
}
