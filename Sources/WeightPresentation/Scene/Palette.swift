/// The colors of the inks, on a light or a dark background.
package struct Palette: Hashable, Sendable {
  private let colours: [ColorRole: String]

  /// Returns the color of an ink as `#rrggbb`.
  package func colour(of ink: ColorRole) -> String { colours[ink] ?? "#808080" }

  /// The colors on a white background.
  ///
  /// Text has a contrast of at least 4.5.
  package static let light = Palette(colours: [
    .background: "#ffffff", .text: "#1b2733", .quiet: "#5c6b7a", .grid: "#e4e9ee",
    .weighIn: "#8496a9", .trend: "#1769aa", .goal: "#7a4fb5", .band: "#3d9a9b",
  ])

  /// The colors on a dark background.
  package static let dark = Palette(colours: [
    .background: "#14191f", .text: "#edf1f5", .quiet: "#a3b0bd", .grid: "#2b343d",
    .weighIn: "#7f90a1", .trend: "#63b3f2", .goal: "#bb9af0", .band: "#56b7b8",
  ])
}

/// The role of a color; a ``Palette`` assigns the color.
///
/// Colors distinguish series without judging them: there is no red for more and no green for less.
package enum ColorRole: String, Hashable, Sendable, CaseIterable {
  /// The background.
  case background
  /// Primary text.
  case text
  /// Secondary text.
  case quiet
  /// Grid lines.
  case grid
  /// Weigh-ins.
  case weighIn
  /// The trend and its forecast.
  case trend
  /// The goal.
  case goal
  /// A recommended range.
  case band
}

/// The background of a picture.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// A light background, or a dark one if the viewer prefers dark mode.
  case automatic = "auto"
  /// A light background.
  case light
  /// A dark background.
  case dark

  /// The colors that are written into the shapes.
  var palette: Palette { self == .dark ? .dark : .light }
}
