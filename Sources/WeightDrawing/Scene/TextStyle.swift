/// How a line of text is set.
package struct TextStyle: Hashable, Sendable {
  /// The part of the text that stands at the place that it is given.
  package enum Anchor: String, Hashable, Sendable {
    /// The text begins there.
    case start
    /// The middle of the text is there.
    case middle
    /// The text ends there.
    case end
  }

  /// The colour.
  package let ink: Ink
  /// The height of the letters' body in points.
  package let size: Double
  /// Whether the letters are heavy.
  package let isBold: Bool
  /// Which part of the text stands at its place.
  package let anchor: Anchor
  /// Whether paper surrounds the letters, so that lines under them do not disturb.
  package let hasHalo: Bool

  /// Creates a style.
  package init(
    _ ink: Ink,
    size: Double,
    isBold: Bool = false,
    anchor: Anchor = .start,
    hasHalo: Bool = false
  ) {
    self.ink = ink
    self.size = size
    self.isBold = isBold
    self.anchor = anchor
    self.hasHalo = hasHalo
  }

  /// Returns the same style in another size.
  func sized(_ size: Double) -> TextStyle {
    TextStyle(ink, size: size, isBold: isBold, anchor: anchor, hasHalo: hasHalo)
  }
}
