/// What a widget has to show.
package enum WidgetState: String, Hashable, Sendable {
  /// There is no log yet, or it is on its way to another place.
  case needsSetup
  /// The log has no weigh-in.
  case empty
  /// There is a weight.
  case ready
}
