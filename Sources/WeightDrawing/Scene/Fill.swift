/// How a shape is filled.
package struct Fill: Hashable, Sendable {
  /// The colour.
  package let ink: Ink
  /// How much of the colour there is at the left, from 0 to 1.
  package let opacity: Double
  /// How much of it is left at the right.
  package let opacityAtEnd: Double

  /// Creates a fill that is the same everywhere.
  package init(_ ink: Ink, opacity: Double = 1) {
    self.ink = ink
    self.opacity = opacity
    opacityAtEnd = opacity
  }

  /// Creates a fill that fades from left to right.
  package init(_ ink: Ink, fading opacity: Double, to opacityAtEnd: Double) {
    self.ink = ink
    self.opacity = opacity
    self.opacityAtEnd = opacityAtEnd
  }
}
