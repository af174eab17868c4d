/// Whether a weight goes down, stays, or goes up.
package enum ChangeDirection: Hashable, Sendable {
  case down
  case stable
  case up

  /// Names the direction of a change.
  ///
  /// - Parameters:
  ///   - change: The change in any unit.
  ///   - threshold: The least change that is one, in the same unit; 0 for any that is not zero.
  package init<Number: SignedNumeric & Comparable>(of change: Number, threshold: Number) {
    if change > 0, change >= threshold {
      self = .up
    } else if change < 0, change <= -threshold {
      self = .down
    } else {
      self = .stable
    }
  }
}
