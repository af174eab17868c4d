/// A part of a line of text whose parts differ in size or weight.
package struct TextRun: Hashable, Sendable {
  /// The words.
  package let text: String
  /// How they are set; their anchor is that of the line.
  package let style: TextStyle
  /// The room before them, in points.
  package let gap: Double

  /// Creates a part of a line.
  package init(_ text: String, _ style: TextStyle, gap: Double = 0) {
    self.text = text
    self.style = style
    self.gap = gap
  }

  /// How much room the part takes.
  var width: Double {
    gap + TextExtent.width(of: text, size: style.size, isBold: style.isBold)
  }
}
