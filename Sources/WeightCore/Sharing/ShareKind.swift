/// What somebody wants to tell others; the names are those that people type.
package enum ShareKind: String, Hashable, Sendable, CaseIterable {
  /// How much of the way to the goal is done.
  case progress
  /// The last milestone that was reached.
  case milestone
  /// The last months.
  case summary
}
