/// A milestone that others are told of.
package enum ShareMilestone: Hashable, Sendable {
  /// So many quarters of the way, from 1 to 4.
  case quarters(Int)
  /// A weight.
  case mass(Mass, isGoal: Bool)
}
