/// How a line is drawn.
package struct Stroke: Hashable, Sendable {
  /// The colour.
  package let ink: Ink
  /// The thickness in points.
  package let width: Double
  /// The lengths of the dashes and of the gaps between them; a line without any is whole.
  package let dashes: [Double]

  /// Creates a stroke.
  package init(_ ink: Ink, width: Double, dashes: [Double] = []) {
    self.ink = ink
    self.width = width
    self.dashes = dashes
  }

  /// Returns the same line in dashes.
  func dashed(_ dashes: [Double]) -> Stroke { Stroke(ink, width: width, dashes: dashes) }
}
