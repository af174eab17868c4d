import Testing

@testable import WeightCore

@Suite struct ReminderFilesTests {
  @Test func `a calendar file contains all reminders`() throws {
    let file = CalendarFile(
      [
        CalendarEvent(
          identifier: "weightLogReminder",
          time: try #require(TimeOfDay(hour: 7, minute: 30)),
          recurrence: .daily,
          title: "Hora de pesarte",
          details: "Uno, dos; tres\\\ncuatro"
        ),
        CalendarEvent(
          identifier: "weeklySummary",
          time: .noon,
          recurrence: .weekly(.sunday),
          title: "Tu semana"
        ),
        CalendarEvent(
          identifier: "streakWarning",
          time: .noon,
          recurrence: .once(try day("2026-11-25")),
          title: "3 días"
        ),
      ],
      // In Mexico City, it is the evening of a Monday.
      made: try moment("2026-11-23 20:05", utcOffset: -21_600)
    )
    #expect(
      file.text.split(separator: "\r\n", omittingEmptySubsequences: false) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//w8//w8//EN", "CALSCALE:GREGORIAN",
        "BEGIN:VEVENT", "UID:weightLogReminder@w8", "DTSTAMP:20261124T020500Z",
        "DTSTART:20261123T073000", "DURATION:PT5M", "RRULE:FREQ=DAILY", "SUMMARY:Hora de pesarte",
        "DESCRIPTION:Uno\\, dos\\; tres\\\\\\ncuatro", "TRANSP:TRANSPARENT", "BEGIN:VALARM",
        "ACTION:DISPLAY", "DESCRIPTION:Hora de pesarte", "TRIGGER:PT0S", "END:VALARM", "END:VEVENT",
        "BEGIN:VEVENT", "UID:weeklySummary@w8", "DTSTAMP:20261124T020500Z",
        "DTSTART:20261129T120000", "DURATION:PT5M", "RRULE:FREQ=WEEKLY;BYDAY=SU",
        "SUMMARY:Tu semana", "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
        "DESCRIPTION:Tu semana", "TRIGGER:PT0S", "END:VALARM", "END:VEVENT",
        "BEGIN:VEVENT", "UID:streakWarning@w8", "DTSTAMP:20261124T020500Z",
        "DTSTART:20261125T120000", "DURATION:PT5M", "SUMMARY:3 días", "TRANSP:TRANSPARENT",
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:3 días", "TRIGGER:PT0S", "END:VALARM",
        "END:VEVENT", "END:VCALENDAR", "",
      ]
    )
  }

  @Test(arguments: [
    String(repeating: "a", count: 300), String(repeating: "ñandú ", count: 60),
    String(repeating: "👩‍👩‍👧‍👦", count: 20), "", "a\u{301}\u{7}b\u{0}c\td",
    "Zeile\r\nZeile\u{2028}Zeile",
  ])
  func `lines of a calendar file have at most 75 bytes, and unfold without loss`(
    title: String
  ) throws {
    let event = CalendarEvent(
      identifier: "weightLogReminder",
      time: .noon,
      recurrence: .daily,
      title: title
    )
    let text = CalendarFile([event], made: try moment("2026-11-23 20:05")).text
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.last == UInt8(ascii: "\r") && $0.count <= 76 })
    let unfolded = String(
      decoding: bytes(of: text, without: Array("\r\n ".utf8)),
      as: UTF8.self
    )
    let shown = title.reduce(into: "") { result, character in
      if character.isNewline {
        result += "\\n"
      } else if character != "\u{7}", character != "\u{0}" {
        result.append(character)
      }
    }
    #expect(unfolded.contains("\r\nSUMMARY:\(shown)\r\n"))
  }

  @Test func `a timer unit has all its times`() throws {
    let early = try #require(TimeOfDay(hour: 7, minute: 30))
    let timer = TimerUnit(
      description: "100 % de los días\nsin falta",
      times: [
        ScheduledTime(early), ScheduledTime(.noon, on: .sunday),
        ScheduledTime(.noon, on: .wednesday),
      ]
    )
    #expect(
      timer.text == """
        [Unit]
        Description=100 %% de los días sin falta

        [Timer]
        OnCalendar=*-*-* 07:30:00
        OnCalendar=Sun *-*-* 12:00:00
        OnCalendar=Wed *-*-* 12:00:00
        Persistent=true

        [Install]
        WantedBy=timers.target

        """
    )
    #expect(timer.times.map(\.cronFields) == ["30 7 * * *", "0 12 * * 0", "0 12 * * 3"])
  }

  @Test func `a service unit may run during the whole session`() {
    let service = ServiceUnit(
      description: "w8",
      command: ["/usr/bin/w8", "health", "watch"],
      environment: ["W8_HOME": "/data/50 % $x", "LANG": "es_ES"],
      duration: .session(secondsToRestart: 30)
    )
    #expect(
      service.text == #"""
        [Unit]
        Description=w8

        [Service]
        Type=exec
        Environment="LANG=es_ES"
        Environment="W8_HOME=/data/50 %% $x"
        ExecStart="/usr/bin/w8" "health" "watch"
        Restart=on-failure
        RestartPreventExitStatus=1 64 65 66
        RestartSec=30

        [Install]
        WantedBy=default.target

        """#
    )
  }

  @Test func `a service unit quotes its arguments`() {
    let service = ServiceUnit(
      description: "Peso",
      command: ["/opt/el peso/w8", "a\"b", "c\\d", "$HOME", "50%", "e\nf\tg\u{1}", ""]
    )
    #expect(
      service.text == #"""
        [Unit]
        Description=Peso

        [Service]
        Type=oneshot
        ExecStart="/opt/el peso/w8" "a\"b" "c\\d" "$$HOME" "50%%" "e\nf\tg\u0001" ""

        """#
    )
  }

  private func bytes(of text: String, without part: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      result.append(byte)
      if result.suffix(part.count).elementsEqual(part) { result.removeLast(part.count) }
    }
    return result
  }
}
