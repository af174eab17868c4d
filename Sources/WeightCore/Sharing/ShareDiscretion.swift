/// What of a log others may see; nothing but what was asked for.
package struct ShareDiscretion: Hashable, Sendable {
  /// How much of the time is told.
  package enum Dates: Hashable, Sendable {
    /// Nothing.
    case none
    /// How long it took.
    case duration
    /// The first and the last day.
    case exact
  }

  /// Whether weights are told, and what they changed by.
  package let showsWeights: Bool
  /// How much of the time is told.
  package let dates: Dates

  /// Creates a choice; what is not asked for stays with the person.
  package init(showsWeights: Bool = false, dates: Dates = .duration) {
    self.showsWeights = showsWeights
    self.dates = dates
  }
}
