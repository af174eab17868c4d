/// The weight of one day.
package struct DailyWeight: Hashable, Sendable {
  /// The day.
  package let day: CalendarDay
  /// What counts for the day, in kilograms.
  package let kilograms: Double
  /// How many weigh-ins the day has.
  package let entries: Int
  /// The weigh-in that counts, or `nil` if the weight is the mean of several.
  package let used: WeightEntry.ID?

  /// Creates the weight of a day.
  package init(day: CalendarDay, kilograms: Double, entries: Int = 1, used: WeightEntry.ID? = nil) {
    self.day = day
    self.kilograms = kilograms
    self.entries = entries
    self.used = used
  }
}
