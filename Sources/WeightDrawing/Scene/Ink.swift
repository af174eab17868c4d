/// What a colour is for; a ``Palette`` says which colour that is.
///
/// The colours tell things apart and judge nothing: no red and green for more and less.
package enum Ink: String, Hashable, Sendable, CaseIterable {
  /// The paper.
  case background
  /// What is read first.
  case text
  /// What is read after that.
  case quiet
  /// Lines that guide the eye.
  case grid
  /// What was weighed.
  case weighIn
  /// The trend, and where it leads.
  case trend
  /// The goal.
  case goal
  /// A range that is recommended.
  case band
}
