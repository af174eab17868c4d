package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A day that somebody typed, maybe with a time.
package struct TypedDate: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// The time; `nil` if only a day was typed.
  package let time: TimeOfDay?

  /// Creates a day, maybe with a time.
  package init(day: CalendarDay, time: TimeOfDay?) {
    self.day = day
    self.time = time
  }

  /// Returns the moment that is meant.
  ///
  /// Today without a time means now. Another day without a time means noon, which belongs to that
  /// day in every time zone from the Azores to Japan.
  ///
  /// - Parameters:
  ///   - now: The moment of the command.
  ///   - timeZone: The zone of the clocks around the person.
  /// - Returns: `nil` if no clock can show it.
  package func moment(now: Moment, in timeZone: TimeZone) -> Moment? {
    if time == nil, day == now.day { return now }
    return Moment(day, at: time ?? .noon, in: timeZone)
  }
}
