/// Why there is nothing to share yet.
package enum ShareRefusal: Error, Hashable {
  /// There are fewer weigh-ins than a comparison needs.
  case tooFewEntries(Int)
  /// The log is shorter than a week, so many days long.
  case tooShort(days: Int)
  /// There is no goal that one could be on the way to.
  case noGoal
  /// No milestone has been reached.
  case noMilestone
}
