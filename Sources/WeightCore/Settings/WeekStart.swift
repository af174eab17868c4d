/// The day on which the weeks of a person begin.
package enum WeekStart: String, Hashable, Sendable, CaseIterable {
  /// As is the habit where the person lives.
  case automatic = "auto"
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}
