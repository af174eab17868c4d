/// A day and a time as a person told them: "yesterday at 8", "el lunes", "30 de marzo, 7:08".
///
/// What it means depends on the day of the reader, which a text does not know.
public struct DatePhrase: Hashable, Sendable {
  /// The day; nil when a time alone was told.
  public let day: Day?
  /// The time; nil when a day alone was told.
  public let time: Time?

  /// A day as it was told.
  public enum Day: Hashable, Sendable {
    /// A day of the calendar, maybe without its year, and maybe with the day of the week that it is
    /// said to be: "30/3/26", "30 de marzo", "Mon, March 30".
    ///
    /// Weekdays are numbered from 1, which is Sunday.
    case calendar(year: Int?, month: Int, day: Int, weekday: Int?)
    /// So many days from today: -1 is yesterday.
    case fromToday(days: Int)
    /// A day of the week alone, from 1, which is Sunday: "Monday", "el lunes".
    case weekday(Int)
    /// The nearest such day of the week before today: "last Monday", "el lunes pasado".
    case weekdayBeforeToday(Int)
    /// The nearest such day of the week after today: "next Monday", "el próximo lunes".
    case weekdayAfterToday(Int)
  }

  /// A time of a clock.
  public struct Time: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int

    /// Returns nil when no clock shows it.
    init?(hour: Int, minute: Int) {
      guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
      (self.hour, self.minute) = (hour, minute)
    }
  }
}
