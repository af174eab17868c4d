/// Which weigh-in counts for a day that has several.
package enum DailyChoice: String, Hashable, Sendable, CaseIterable {
  /// The first of the day: before breakfast, a body weighs most alike from day to day.
  case morning
  /// The last of the day.
  case latest
  /// The mean of all.
  case average
}
