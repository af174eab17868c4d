/// A file that calendars read: iCalendar, RFC 5545.
package struct CalendarFile: Hashable, Sendable {
  /// The events.
  package let events: [CalendarEvent]
  /// When the file was made.
  package let made: Moment

  /// Creates a file.
  package init(_ events: [CalendarEvent], made: Moment) {
    self.events = events
    self.made = made
  }

  /// The text of the file, in lines of at most 75 bytes that end with CR and LF.
  package var text: String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//w8//w8//EN", "CALSCALE:GREGORIAN"]
      + events.flatMap(lines) + ["END:VCALENDAR"]
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  /// The times are those of no zone (RFC 5545, 3.3.5, form 1): half past seven is when the clocks
  /// around the person show it, in summer time and on journeys as well.
  private func lines(of event: CalendarEvent) -> [String] {
    let day = event.recurrence.firstDay(from: made.day)
    let stamp = Moment(secondsSince1970: made.secondsSince1970, utcOffset: 0) ?? made
    let title = escaped(event.title)
    return [
      "BEGIN:VEVENT", "UID:\(escaped(event.identifier))@w8",
      "DTSTAMP:\(basic(stamp.day))T\(basic(stamp.timeOfDay))Z",
      "DTSTART:\(basic(day))T\(basic(event.time))", "DURATION:PT5M",
    ] + rule(event.recurrence) + ["SUMMARY:\(title)"]
      + (event.details.isEmpty ? [] : ["DESCRIPTION:\(escaped(event.details))"])
      + [
        "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(title)",
        "TRIGGER:PT0S", "END:VALARM", "END:VEVENT",
      ]
  }

  private func rule(_ recurrence: Recurrence) -> [String] {
    switch recurrence {
    case .once: []
    case .daily: ["RRULE:FREQ=DAILY"]
    case .weekly(let weekday): ["RRULE:FREQ=WEEKLY;BYDAY=\(weekday.twoLetters)"]
    }
  }

  private func basic(_ day: CalendarDay) -> String {
    padded(day.year, to: 4) + padded(day.month, to: 2) + padded(day.day, to: 2)
  }

  private func basic(_ time: TimeOfDay) -> String {
    padded(time.hour, to: 2) + padded(time.minute, to: 2) + padded(time.second, to: 2)
  }

  /// Writes what has a meaning in a value, and the ends of lines, with a backslash (3.3.11).
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", ";", ",": result += "\\\(character)"
      case _ where character.isNewline: result += "\\n"
      // Other control characters have no place in the file.
      case _ where character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }:
        if character == "\t" { result.append(character) }
      default: result.append(character)
      }
    }
    return result
  }

  /// Breaks a line before the 76th byte; a line that begins with a space goes on with the last one.
  private func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > 75 {
        result += "\r\n "
        length = 1
      }
      result.unicodeScalars.append(scalar)
      length += width
    }
    return result
  }
}

extension Weekday {
  /// The name of the day in rules of calendars.
  fileprivate var twoLetters: String {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}

/// A reminder with its words, as an event of a calendar.
package struct CalendarEvent: Hashable, Sendable {
  /// The name by which a calendar knows the event again.
  package let identifier: String
  /// The time on the clocks around the person, wherever they are.
  package let time: TimeOfDay
  /// The days.
  package let recurrence: Recurrence
  /// What the calendar shows.
  package let title: String
  /// What the calendar shows of the event when it is opened.
  package let details: String

  /// Creates an event.
  package init(
    identifier: String,
    time: TimeOfDay,
    recurrence: Recurrence,
    title: String,
    details: String = ""
  ) {
    self.identifier = identifier
    self.time = time
    self.recurrence = recurrence
    self.title = title
    self.details = details
  }
}
