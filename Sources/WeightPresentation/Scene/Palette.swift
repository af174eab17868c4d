/// The colours of the inks, on light paper or on dark.
package struct Palette: Hashable, Sendable {
  private let colours: [Ink: String]

  /// Returns the colour of an ink, as `#rrggbb`.
  package func colour(of ink: Ink) -> String { colours[ink] ?? "#808080" }

  /// The colours on white paper; text on it has a contrast of at least 4.5.
  package static let light = Palette(colours: [
    .background: "#ffffff", .text: "#1b2733", .quiet: "#5c6b7a", .grid: "#e4e9ee",
    .weighIn: "#8496a9", .trend: "#1769aa", .goal: "#7a4fb5", .band: "#3d9a9b",
  ])

  /// The colours on dark paper.
  package static let dark = Palette(colours: [
    .background: "#14191f", .text: "#edf1f5", .quiet: "#a3b0bd", .grid: "#2b343d",
    .weighIn: "#7f90a1", .trend: "#63b3f2", .goal: "#bb9af0", .band: "#56b7b8",
  ])
}

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
