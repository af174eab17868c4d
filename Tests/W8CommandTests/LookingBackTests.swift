import TestSupport
import Testing

/// The commands that show parts of the log, and the state of today.
@Suite struct LookingBackTests {
  private let home: TestUser

  init() throws {
    home = try TestUser("LANG=es_ES")
    for (date, weight, note) in [
      ("2026-01-31T08:00", "80", "Después de correr"), ("2026-02-01T08:00", "79", ""),
      ("2026-02-01T20:00", "79,8", "cena"), ("2026-03-05T08:00", "78", "CORRÍ mucho"),
    ] {
      _ = try home.lines("log", weight, "--date", date, "--note", note)
    }
  }

  @Test func `a list can be limited to a period`() throws {
    let lines = try home.lines("list", "--from", "2026-02-01", "--to", "2026-02-28")
    #expect(lines.count == 5)
    #expect(lines[1].contains("79,8"))
    let run = try home.w8("list", "--from", "2026-02-02", "--to", "2026-02-01")
    #expect(run.status == 65)
    #expect(try home.lines("list", "--from", "2026-04-01") == ["Ninguna entrada coincide."])
  }

  @Test(arguments: [("correr", 1), ("CORR", 2), ("corri", 1), ("x", 0)])
  func `notes are searched regardless of case and accents`(text: String, count: Int) throws {
    let output = try home.w8("list", "--search", text, "--json").output
    #expect(output.contains("\"total\" : \(count)"))
  }

  @Test func `the entry that counts for a day is marked`() throws {
    let marked = { (lines: [String]) in lines.filter { $0.contains("✓") } }
    let lines = marked(try home.lines("list"))
    #expect(lines.count == 1)
    #expect(lines[0].contains("79,0"))
    // The other entry of the day is not shown.
    #expect(marked(try home.lines("list", "--limit", "3")).count == 1)
    _ = try home.lines("settings", "daily", "latest")
    #expect(marked(try home.lines("list"))[0].contains("79,8"))
    _ = try home.lines("settings", "daily", "average")
    #expect(marked(try home.lines("list")).isEmpty)
  }

  @Test func `months are summarized`() throws {
    let lines = try home.lines("list", "--months")
    #expect(lines.count == 4)
    #expect(lines[1].contains("78,0") && lines[1].contains("-1,0"))
    #expect(lines[2].contains("-1,0"))
    let json = try home.w8("list", "--months", "--json").output
    #expect(json.contains("\"month\" : \"2026-02\""))
    #expect(try home.w8("list", "--months", "--details").status == 64)
  }

  @Test func `the body mass index has its limits`() throws {
    let missing = try home.w8("bmi")
    #expect(missing.status == 64)
    #expect(missing.errors.contains("w8 settings height 175cm"))
    _ = try home.lines("settings", "height", "1,75 m")
    let lines = try home.lines("bmi")
    #expect(lines[0] == "IMC 25,5: sobrepeso")
    #expect(
      lines[2] == "Con esta estatura, un IMC de 18,5 a 25 corresponde a pesos de 56,7 kg a 76,6 kg."
    )
    #expect(lines.last?.contains("músculo") == true)
    #expect(try home.lines("bmi", "--height", "190 cm")[0] == "IMC 21,6: peso saludable")
    #expect(try home.w8("bmi", "--height", "20 cm").status == 65)
  }

  @Test func `without a command, the state of the log is shown`() throws {
    _ = try home.lines("goal", "70")
    let lines = try home.lines()
    #expect(lines[0].hasPrefix("Peso"))
    #expect(lines.last?.contains("w8 log") == true)
    #expect(try home.w8("--json").output.contains("\"latest\""))
    let new = try TestUser("LANG=es_ES")
    #expect(try new.w8().output.contains("w8 init"))
  }

  @Test func `errors in JSON have a code`() throws {
    for (arguments, code) in [
      (["log", "abc"], "invalid-weight"), (["log", "900 kg"], "weight-out-of-range"),
      (["log", "72", "--date", "never"], "invalid-date"),
      (["log", "72", "--date", "9999-12-30"], "date-in-future"),
      (["log", "72", "--body-fat", "0"], "body-fat-out-of-range"),
      (["settings", "unit", "ells"], "invalid-setting"), (["settings", "size"], "unknown-setting"),
      (["delete", "99"], "no-entry"), (["list", "--weekday", "x"], "invalid-date"),
      (["list", "--unknown"], "usage"), (["goal", "900 kg"], "goal-out-of-range"),
    ] {
      let run = try home.w8(arguments + ["--json"])
      #expect(run.status == 64 || run.status == 65)
      #expect(run.output.contains("\"code\" : \"\(code)\""), "\(arguments)")
    }
  }
}
