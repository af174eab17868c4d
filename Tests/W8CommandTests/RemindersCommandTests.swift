import TestSupport
import Testing

@Suite struct RemindersCommandTests {
  @Test(arguments: [
    (
      "es_ES",
      [
        "Cuándo                 Recordatorio", "cada día, 7:30         Hora de pesarse",
        "cada domingo, 19:00    Tu semana: 4 entradas, -0,9 kg",
      ]
    ),
    (
      "en_GB",
      [
        "When                 Reminder", "every day, 07:30     Time to weigh in",
        "every Sunday, 19:00  Your week: 4 entries, -2.0 lb",
      ]
    ),
  ])
  func `the schedule is described in words`(language: String, expected: [String]) throws {
    let home = try TestUser("LANG=\(language)")
    for (index, weight) in ["175 lb", "174 lb", "173.4 lb", "173 lb"].enumerated() {
      let person = home.with(["LANG": "en_US"])
      _ = try person.lines("log", weight, "--date", "2026-03-0\(index + 1)T08:15")
    }
    _ = try home.lines("reminders", "7:30")
    let lines = try home.lines("reminders", "--as-of", "2026-03-04")
    #expect(lines.map(\.compact) == expected.map(\.compact))
  }

  @Test(arguments: [
    (
      "es_ES", "Pésate hoy para mantener tu racha de 3 días",
      "Sueles pesarte hacia esta hora: 8:15."
    ),
    (
      "en_US", "Weigh in today to keep your streak of 3 days",
      "You usually weigh in around 8:15\u{202F}AM."
    ),
  ])
  func `a streak and a usual time are detected`(
    language: String,
    streak: String,
    habit: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    for day in ["2026-02-20", "2026-02-22", "2026-03-01", "2026-03-02", "2026-03-03"] {
      _ = try home.lines("log", "80 kg", "--date", "\(day)T08:15")
    }
    let lines = try home.lines("reminders", "--as-of", "2026-03-04")
    #expect(lines[1].hasSuffix(streak))
    #expect(lines.last?.blanks == habit.blanks)
  }

  @Test func `a daily time is set and removed`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(
      try home.lines("reminders").last
        == "No hay recordatorio diario. Actívalo con: w8 reminders 7:30"
    )
    _ = try home.lines("reminders", "19:30", "--dry-run")
    #expect(try home.lines("reminders").count == 4)
    _ = try home.lines("reminders", "7:30 p. m.")
    #expect(try home.lines("reminders")[1].hasPrefix("cada día, 19:30"))
    _ = try home.lines("reminders", "--off")
    #expect(try home.lines("reminders").count == 4)
    try home.expectFailure(
      65,
      ["Error: «tarde» no es una hora.", "Escríbelo así: 7:30 o 19:30"],
      "reminders",
      "tarde"
    )
    for options in [["7:30", "--off"], ["--ics", "--systemd"], ["--output", "x"]] {
      #expect(try home.w8(["reminders"] + options).status == 64)
    }
  }

  @Test func `files are written for calendars and for systemd`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("reminders", "7:30")
    let calendar = try home.w8("reminders", "--ics").output
    #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(calendar.contains("T073000\r\n"))
    #expect(calendar.contains("SUMMARY:Hora de pesarse\r\n"))
    #expect(calendar.contains("SUMMARY:Un repaso de tu semana\r\n"))
    #expect(
      try home.lines("reminders", "--ics", "--output", "peso.ics")
        == ["Los recordatorios están en «peso.ics»."]
    )
    _ = try home.lines("reminders", "--systemd", "--output", "unidades", "--quiet")
    #expect(
      try home.folder.names(in: "unidades") == [
        "w8-weeklySummary.service", "w8-weeklySummary.timer", "w8-weightLogReminder.service",
        "w8-weightLogReminder.timer",
      ]
    )
    let units = try home.w8("reminders", "--systemd").output
    #expect(units.contains("OnCalendar=*-*-* 07:30:00"))
    #expect(units.contains("OnCalendar=Sun *-*-* 19:00:00"))
    #expect(units.contains("\"Hora de pesarse\""))
  }

  @Test func `a report has all its fields`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("reminders", "7:30")
    #expect(
      try home.w8("reminders", "--json", "--as-of", "2026-03-04").output == """
        {
          "asOf" : "2026-03-04",
          "dailyTime" : "07:30",
          "dryRun" : false,
          "reminders" : [
            {
              "date" : null,
              "id" : "weightLogReminder",
              "time" : "07:30",
              "weekday" : null
            },
            {
              "date" : null,
              "id" : "weeklySummary",
              "time" : "19:00",
              "weekday" : "sunday"
            }
          ],
          "usualTime" : null
        }

        """
    )
  }
}

extension String {
  /// The text with single spaces.
  fileprivate var compact: String { replacing(/[ ]+/, with: " ") }

  /// The text with plain spaces.
  fileprivate var blanks: String { replacing(/[\u{A0}\u{202F}]/, with: " ") }
}
