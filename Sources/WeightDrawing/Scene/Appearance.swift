/// The paper that a picture is drawn on.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Light paper, and dark where the program that shows the picture says that its reader prefers it.
  case automatic = "auto"
  /// Light paper.
  case light
  /// Dark paper.
  case dark

  /// The colours that stand in the shapes themselves.
  var palette: Palette { self == .dark ? .dark : .light }
}
