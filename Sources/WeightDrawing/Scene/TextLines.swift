/// Breaks a text into lines.
package enum TextLines {
  /// Returns the lines of a text, none of which is wider than a width if its words are not.
  package static func lines(of text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty || TextExtent.width(of: longer, size: size) > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}
