// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of EventKit, as far as they tell the type of an argument or a value.
  static let eventKit: StaticString = #"""
    class EKAlarm {
      var absoluteDate: Date?
      var emailAddress, soundName: String?
      var relativeOffset: TimeInterval
      var structuredLocation: EKStructuredLocation?
    }
    class EKCalendar {
      var calendarIdentifier, title: String
      var source: EKSource
    }
    class EKCalendarItem {
      var alarms: [EKAlarm]?
      var attendees: [EKParticipant]?
      var calendar: EKCalendar
      var calendarItemExternalIdentifier, calendarItemIdentifier, title: String
      var creationDate, lastModifiedDate: Date?
      var location, notes: String?
      var recurrenceRules: [EKRecurrenceRule]?
      var url: URL?
    }
    class EKEvent: EKCalendarItem {
      var birthdayContactIdentifier: String?
      var endDate, occurrenceDate, startDate: Date
      var eventIdentifier: String
      var organizer: EKParticipant?
      var structuredLocation: EKStructuredLocation?
    }
    class EKEventStore {
      var defaultCalendarForNewEvents: EKCalendar?
      var delegateSources, sources: [EKSource]
      var eventStoreIdentifier: String
    }
    class EKParticipant {
      var name: String?
      var url: URL
    }
    class EKRecurrenceDayOfWeek {
      var weekNumber: Int
    }
    class EKRecurrenceEnd {
      var endDate: Date?
      var occurrenceCount: Int
    }
    class EKRecurrenceRule {
      var calendarIdentifier: String
      var daysOfTheMonth, daysOfTheYear, monthsOfTheYear, setPositions, weeksOfTheYear: [NSNumber]?
      var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
      var firstDayOfTheWeek, interval: Int
      var recurrenceEnd: EKRecurrenceEnd?
    }
    class EKReminder: EKCalendarItem {
      var completionDate: Date?
      var dueDateComponents, startDateComponents: DateComponents?
      var priority: Int
    }
    class EKSource {
      var sourceIdentifier, title: String
    }
    class EKStructuredLocation {
      var geoLocation: CLLocation?
      var radius: Double
      var title: String?
    }
    class EKVirtualConferenceDescriptor {
      var conferenceDetails, title: String?
      var urlDescriptors: [EKVirtualConferenceURLDescriptor]
    }
    class EKVirtualConferenceRoomTypeDescriptor {
      var title: String
    }
    class EKVirtualConferenceURLDescriptor {
      var title: String?
      var url: URL
    }
    """#
}
