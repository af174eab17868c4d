/// The time of the day at which somebody is used to weighing in.
package enum HabitualTime {
  /// The weigh-ins that a habit needs.
  private static let leastEntries = 5
  /// The newest weigh-ins that a habit is read from.
  private static let mostEntries = 30
  /// How far the times must agree, from 0 (spread around the clock) to 1 (all the same).
  private static let leastAgreement = 0.1
  private static let secondsPerDay = 86_400
  private static let quartersPerDay = 96

  /// Finds the time, to the nearest quarter of an hour.
  ///
  /// The times are averaged as directions on a clock face of 24 hours, so that those before and
  /// after midnight do not average to noon. The newest counts most.
  ///
  /// - Parameter entries: The weigh-ins, in any order.
  /// - Returns: `nil` of fewer than five, or if they are spread around the clock.
  /// - Complexity: O(*n* log *n*).
  package static func of(_ entries: some Sequence<WeightEntry>) -> TimeOfDay? {
    let newest = entries.sorted { $1.precedes($0) }.prefix(mostEntries)
    guard newest.count >= leastEntries else { return nil }
    var (x, y, total) = (0.0, 0.0, 0.0)
    for (index, entry) in newest.enumerated() {
      let weight = Double(newest.count - index)
      let angle =
        Double(entry.moment.timeOfDay.secondsSinceMidnight) / Double(secondsPerDay) * 2 * .pi
      x += weight * angle.cosine
      y += weight * angle.sine
      total += weight
    }
    guard (x * x + y * y).squareRoot() >= leastAgreement * total else { return nil }
    let quarters = Double.angle(x: x, y: y) / (2 * .pi) * Double(quartersPerDay)
    let quarter = (Int(quarters.rounded()) + quartersPerDay) % quartersPerDay
    return TimeOfDay(hour: quarter / 4, minute: quarter % 4 * 15)
  }
}
