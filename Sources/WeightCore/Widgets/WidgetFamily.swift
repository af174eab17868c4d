/// A shape in which a widget is shown; the names are those that people type.
package enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  /// A square: the weight and where it goes.
  case small
  /// Two squares side by side: the weight, and the way to the goal.
  case medium
  /// Four squares: all of that, the week, and the last weigh-ins.
  case large
  /// A small circle for a screen that is locked.
  case circular
  /// A small strip for a screen that is locked.
  case rectangular
}
