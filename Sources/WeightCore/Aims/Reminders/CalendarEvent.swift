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
