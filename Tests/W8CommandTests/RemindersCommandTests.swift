import FileSystem
import Foundation
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
    #expect(lines.prefix(3).map(\.compact) == expected.map(\.compact))
  }

  @Test(arguments: [
    (
      "es_ES", "Pésate hoy para mantener tu racha de 3 días",
      "Sueles pesarte hacia esta hora: 8:15"
    ),
    (
      "en_US", "Weigh in today to keep your streak of 3 days",
      "You usually weigh in at about this time: 8:15\u{202F}AM"
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
    #expect(lines.map(\.blanks).contains(habit.blanks))
  }

  @Test func `a daily time is set and removed`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(
      try home.lines("reminders")
        .contains("No hay recordatorio diario. Actívalo con: w8 reminders 7:30")
    )
    _ = try home.lines("reminders", "19:30", "--dry-run")
    #expect(try home.lines("reminders").count == 6)
    _ = try home.lines("reminders", "7:30 p. m.")
    #expect(try home.lines("reminders")[1].hasPrefix("cada día, 19:30"))
    _ = try home.lines("reminders", "--off")
    #expect(try home.lines("reminders").count == 6)
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

  // MARK: Notifications

  /// Creates a user with programs that record how they are called.
  private func user(with programs: [String: String]) throws -> TestUser {
    let home = try TestUser("LANG=es_ES")
    for (name, body) in programs {
      let script = "#!/bin/sh\necho \"\(name) $*\" >> \"$HOME/calls\"\n\(body)\n"
      try home.folder.write(script, to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: home.folder.path("bin/\(name)")
      )
    }
    return home.with(["LANG": "es_ES", "PATH": "\(home.folder.path("bin")):/bin"])
  }

  private func calls(_ home: TestUser) throws -> [String] {
    try home.folder.text(of: "calls").split(separator: "\n").map(String.init)
  }

  @Test func `reminders are installed in systemd, changed and removed`() throws {
    let home = try user(with: ["systemctl": "", "systemd-analyze": ""])
    #expect(
      try home.lines("reminders", "7:30").last
        == "Todavía no se muestra ninguno de estos recordatorios. Para recibir notificaciones, ejecuta: w8 reminders --install"
    )
    #expect(
      try home.lines("reminders", "--install").last
        == "systemd muestra estos recordatorios como notificaciones."
    )
    let folder = ".config/systemd/user"
    let names = ["w8-remind.service", "w8-remind.timer"]
    #expect(try home.folder.names(in: folder) == names)
    let made = try calls(home)
    #expect(made.contains("systemctl --user enable w8-remind.timer"))
    #expect(made.contains { $0.hasPrefix("systemd-analyze --user verify /") })
    _ = try home.lines("reminders", "8:15")
    #expect(try home.folder.text(of: folder + "/w8-remind.timer").contains("*-*-* 08:15:00"))
    _ = try home.lines("reminders", "--off")
    let timer = try home.folder.text(of: folder + "/w8-remind.timer")
    #expect(!timer.contains("08:15") && timer.contains("Sun *-*-* 19:00:00"))
    #expect(try home.lines("reminders", "--uninstall") == ["Las notificaciones se han eliminado."])
    #expect(try home.folder.names(in: folder).isEmpty)
    #expect(
      try home.lines("reminders", "--uninstall") == ["No hay notificaciones que eliminar."]
    )
  }

  @Test func `units that systemd rejects are removed`() throws {
    let home = try user(with: ["systemctl": "", "systemd-analyze": "echo 'bad unit' >&2; exit 1"])
    let run = try home.w8("reminders", "--install")
    #expect(run.status == 74)
    #expect(run.errors == "Error: «systemd-analyze» ha fallado: bad unit\n")
    #expect(try home.folder.names(in: ".config/systemd/user").isEmpty)
  }

  private static let crontab = """
    case "$1" in
      -l) [ -f "$HOME/table" ] || { echo "no crontab for ana" >&2; exit 1; }; /bin/cat "$HOME/table" ;;
      *) /bin/cp "$1" "$HOME/table" ;;
    esac
    """

  @Test func `without systemd, reminders are installed in cron`() throws {
    let home = try user(with: ["crontab": Self.crontab, "systemctl": "exit 1"])
    try home.folder.write("5 4 * * * backup\n", to: "table")
    _ = try home.lines("reminders", "7:30", "--install")
    let table = try home.folder.text(of: "table")
    let lines = table.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["5 4 * * * backup", "# w8-remind: begin"])
    #expect(lines[2].hasPrefix("30 7 * * * /usr/bin/env LANG=es_ES /"))
    #expect(lines[2].hasSuffix(" remind --notify"))
    #expect(lines[5].hasPrefix("0 19 * * 0 "))
    #expect(lines.last == "# w8-remind: end")
    _ = try home.lines("reminders", "--install")
    #expect(try home.folder.text(of: "table") == table)
    _ = try home.lines("reminders", "--uninstall")
    #expect(try home.folder.text(of: "table") == "5 4 * * * backup\n")
  }

  /// Paths whose special characters are parts of other characters.
  static let hostilePaths = [
    "q'\u{301};touch pwned;'", "q\u{D4E}'; touch pwned; \u{D4E}'", "50 \u{D4E}%\u{301}touch pwned",
    "$(touch pwned)`touch pwned`\"\\",
  ]

  @Test(arguments: hostilePaths) func `cron runs only w8, with the variables of the user`(
    _ name: String
  ) throws {
    let home = try user(with: ["crontab": Self.crontab, "systemctl": "exit 1"])
    let log = home.folder.path(name)
    let person = name.replacingOccurrences(of: "\\", with: "")
    let variables = home.variables.merging(["W8_HOME": log]) { $1 }
    let run = try home.with(variables).w8(["reminders", "7:30", "--install", "--person", person])
    #expect(run.status == 0, "\(run.errors)")
    let table = Array(try home.folder.text(of: "table").utf8)
    let line = try #require(
      table.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "30 7 ".utf8) }
    )
    // An unescaped percent sign is a line break in cron, and ends the command.
    var command = String.UnicodeScalarView()
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars.dropFirst(11) {
      if scalar == "%" { #expect(command.popLast() == "\\") }
      command.append(scalar)
    }
    let words = "printf '%s\\0' \(String(command))"
    let shell = try ChildProcess.run("/bin/sh", ["-c", words])
    let read = shell.output.unicodeScalars.split(separator: "\0").map { Array(String($0).utf8) }
    #expect(read.first == Array("/usr/bin/env".utf8))
    #expect(read.contains(Array("W8_HOME=\(log)".utf8)))
    #expect(read.last == Array(person.utf8))
  }

  @Test(arguments: ["W8_HOME", "LC_TIME", "DISPLAY"])
  func `a variable with a line break becomes no line of the crontab`(name: String) throws {
    let crontab = "[ \"$1\" = -l ] || /bin/cp \"$1\" \"$HOME/table\""
    let home = try user(with: ["crontab": crontab, "systemctl": "exit 1"])
    let value = "\(home.folder.path("a"))\n* * * * * touch x"
    let run =
      try home.with(
        ["LANG": "es_ES", "PATH": "\(home.folder.path("bin")):/bin"].merging([name: value]) { $1 }
      )
      .w8("reminders", "--install")
    #expect(run.status == 64, "\(run)")
    #expect(run.errors.contains(name), "\(run)")
    #expect(!home.folder.exists("table"))
  }

  @Test func `without systemd and cron, the calendar is suggested`() throws {
    let home = try user(with: [:])
    try home.expectFailure(
      74,
      [
        "Error: No están disponibles ni el systemd del usuario ni cron.",
        "Para recibir los recordatorios de tu calendario, ejecuta: w8 reminders --ics -o w8.ics",
      ],
      "reminders",
      "--install"
    )
  }

  @Test func `systemd accepts the units`() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze") else { return }
    let home = try TestUser("LANG=es_ES", "W8_HOME=/tmp/a folder, 100 % \"mine\"")
    _ = try home.lines("reminders", "--systemd", "--output", "units", "--quiet")
    let process = try ChildProcess.run(
      "/usr/bin/systemd-analyze",
      ["--user", "verify"]
        + ["service", "timer"].map { home.folder.path("units/w8-remind.\($0)") },
      environment: ["HOME": home.folder.path, "XDG_RUNTIME_DIR": home.folder.path, "PATH": "/bin"]
    )
    #expect(!process.errors.contains("w8-remind"), "\(process.errors)")
  }

  @Test func `due reminders are shown once`() throws {
    let home = try user(with: ["notify-send": ""])
    _ = try home.lines("reminders", "0:00")
    #expect(try home.lines("remind", "--dry-run").contains("Hora de pesarse"))
    _ = try home.lines("remind", "--notify")
    #expect(try calls(home).contains("notify-send --app-name=w8 -- w8 Hora de pesarse"))
    let again = try home.w8("remind")
    #expect(!again.output.contains("Hora de pesarse"))
    #expect(again.errors == "No toca ningún recordatorio.\n")
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
      try home.folder.names(in: "unidades") == ["w8-remind.service", "w8-remind.timer"]
    )
    let units = try home.w8("reminders", "--systemd").output
    #expect(units.contains("OnCalendar=*-*-* 07:30:00"))
    #expect(units.contains("OnCalendar=Sun *-*-* 19:00:00"))
    #expect(units.contains("Environment=\"LANG=es_ES\""))
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
          "service" : null,
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
