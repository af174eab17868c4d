/// An iCalendar file (RFC 5545).
package struct CalendarFile: Hashable, Sendable {
  /// The events.
  package let events: [CalendarEvent]
  /// The creation time of the file.
  package let made: Timestamp

  /// Creates a file.
  package init(_ events: [CalendarEvent], made: Timestamp) {
    self.events = events
    self.made = made
  }

  /// The content of the file, in lines of at most 75 bytes with CRLF line endings.
  package var text: String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//w8//w8//EN", "CALSCALE:GREGORIAN"]
      + events.flatMap(lines) + ["END:VCALENDAR"]
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  /// Returns the lines of an event.
  ///
  /// The times are floating (RFC 5545, 3.3.5, form 1): 7:30 always means 7:30 local time. This
  /// includes journeys and changes to daylight saving time.
  private func lines(of event: CalendarEvent) -> [String] {
    let day = event.recurrence.firstDay(from: made.day)
    let stamp = Timestamp(secondsSince1970: made.secondsSince1970, utcOffset: 0) ?? made
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

  /// Escapes special characters and line breaks in a value with a backslash (3.3.11).
  private func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n" where previous == "\r": break
      case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
      // Other control characters are not allowed in the file.
      case _ where scalar.properties.generalCategory == .control && scalar != "\t": break
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Folds a line before the 76th byte; a continuation line begins with a space.
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
  /// The iCalendar abbreviation of the weekday.
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

/// A reminder with its texts, as a calendar event.
package struct CalendarEvent: Hashable, Sendable {
  /// The identifier by which a calendar recognizes the event.
  package let identifier: String
  /// The local time.
  package let time: TimeOfDay
  /// The days.
  package let recurrence: Recurrence
  /// The title of the event.
  package let title: String
  /// The description of the event.
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
