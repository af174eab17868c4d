import Foundation
import TestSupport
import Testing
import WeightCore

/// Situations in which earlier versions gave a wrong or misleading answer.
@Suite struct ReviewedDefectTests {
  private static func file(_ weights: [String]) -> String {
    "Date,Weight\n"
      + weights.enumerated().map { "2026-10-\(10 + $0.offset),\($0.element)\n" }.joined()
  }

  private func user(_ language: String = "en_CA") throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    for day in 1...5 {
      _ = try home.lines("log", "84.\(day) kg", "--date", "2026-10-0\(day)")
    }
    return home
  }

  @Test(arguments: [
    (["186.7", "186.0", "185.2"], "lb", "84.0"), (["84.1", "83.9", "83.8"], "kg", "83.8"),
    (["13.3", "13.2", "13.2"], "st", "83.8"),
  ])
  func `the log determines the unit of a file`(
    weights: [String],
    unit: String,
    latest: String
  ) throws {
    let home = try user()
    try home.folder.write(Self.file(weights), to: "weights.csv")
    let run = try home.w8("import", "weights.csv")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        The weights of 'weights.csv' are imported in \(unit), because only this unit fits the log. \
        If it is wrong, use '--unit'.

        """
    )
    #expect(try home.w8("latest").output.contains("\(latest) kg"))
  }

  @Test(arguments: [["1.0", "1.1"], ["300", "310"], ["84.1", "186.0"]])
  func `a file that fits the log in no unit needs one`(weights: [String]) throws {
    let home = try user()
    try home.folder.write(Self.file(weights), to: "weights.csv")
    #expect(try home.w8("import", "weights.csv").errors.contains("--unit kg"))
    #expect(try home.log().total == 5)
    #expect(try home.w8("import", "weights.csv", "--unit", "kg").status == 0)
  }

  @Test func `an equal weigh-in is named`() throws {
    let home = try user()
    let first = try home.w8("log", "84 kg", "--date", "2026-10-08")
    #expect(first.errors.isEmpty)
    let second = try home.w8("log", "84 kg", "--date", "2026-10-08")
    #expect(
      second.errors == """
        Entry 6 has the same weight and time. If this is the same weigh-in, run: w8 undo

        """
    )
    #expect(try home.w8("log", "84.1 kg", "--date", "2026-10-08").errors.isEmpty)
    let trial = try home.w8("log", "84 kg", "--date", "2026-10-08", "--dry-run")
    #expect(trial.errors == "Entry 7 has the same weight and time.\n")
  }

  @Test func `a slip in the file of another program is named`() throws {
    let home = try user()
    let text = #"{"id": "a", "kilograms": 8.4, "date": "2026-10-06T08:00:00+02:00"}"#
    try home.folder.write(text, to: ".local/share/w8/pending/a.json")
    let run = try home.w8("latest")
    #expect(run.errors.contains("8.4 kg differs very much"), "\(run.errors)")
    #expect(run.errors.contains("w8 edit 6 …"))
    #expect(try home.w8("latest").errors.isEmpty)
  }

  @Test func `a missing export is not an export without weights`() throws {
    let home = try user()
    #expect(
      try home.w8("health", "enable", "no.zip").errors.hasPrefix("Error: 'no.zip' does not exist.")
    )
    try home.folder.write("", to: "folder/notes.txt")
    #expect(try home.w8("health", "enable", "folder").errors.contains("no data exported"))
  }

  @Test func `units of former reminders are replaced`() throws {
    let home = try user()
    _ = try home.lines("reminders", "7:30")
    _ = try home.lines("reminders", "--systemd", "-o", "units")
    _ = try home.lines("reminders", "--off")
    #expect(try home.w8("reminders", "--systemd", "-o", "units").status == 0)
    let timer = try #require(try home.folder.names(in: "units").first { $0.hasSuffix(".timer") })
    let unit = try String(contentsOfFile: home.folder.path("units/\(timer)"), encoding: .utf8)
    #expect(!unit.contains("07:30"))
    // Any other file is kept.
    try home.folder.write("mine", to: "units/\(timer)")
    #expect(try home.w8("reminders", "--systemd", "-o", "units").status == 1)
  }

  @Test func `a service that needs the user is not restarted`() throws {
    let home = try user()
    let sample = HealthSample(
      .bodyMass,
      value: 80_000_000_000,
      start: .healthExport,
      end: Timestamp.healthExport.secondsSince1970,
      source: "Scale"
    )
    try home.folder.write(HealthExportText.text(of: [sample]), to: "phone/export.xml")
    #expect(try home.w8("health", "enable", "phone").status == 0)
    let unit = try home.w8("health", "watch", "--print-unit").output
    #expect(unit.contains("RestartPreventExitStatus=1 64 65 66\n"), "\(unit)")
  }

  @Test func `a column of waists has the same decimals`() throws {
    let home = try user("es_ES")
    _ = try home.lines("edit", "1", "--waist", "92 cm")
    #expect(try home.w8("list").output.contains("92 cm"))
    _ = try home.lines("edit", "2", "--waist", "33 in")
    let table = try home.w8("list").output
    #expect(table.contains("92,0 cm") && table.contains("83,8 cm"), "\(table)")
  }

  @Test func `a widget shows the state on a day`() throws {
    let home = try user()
    let run = try home.w8("widget", "--as-of", "2026-10-02")
    #expect(run.output.contains("84.2 kg"), "\(run)")
    #expect(try home.w8("widget").output.contains("84.5 kg"))
  }

  @Test func `reminders and milestones name the same milestone`() throws {
    let home = try TestUser("LANG=en_CA")
    for day in 1...28 {
      _ = try home.lines(
        "log",
        "\(78 - day / 20).\(9 - day % 10) kg",
        "--date",
        "\(30 - day) days ago"
      )
    }
    _ = try home.lines("goal", "75 kg")
    let reminder = try home.w8("reminders").output.firstMatch(of: /You are close to ([0-9.]+)/)
    let next = try home.w8("milestones").output.firstMatch(of: /([0-9.]+) kg +next/)
    #expect(next != nil)
    if let reminder, let next {
      #expect(next.1.hasPrefix(reminder.1))
    }
  }
}
