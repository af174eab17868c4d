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
