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

  /// Returns the lines of a text that are most alike in length, of which there are as few as fit.
  static func balanced(of text: String, size: Double, width: Double) -> [String] {
    var best = lines(of: text, size: size, width: width)
    for step in 1...20 {
      let narrower = lines(of: text, size: size, width: width * (1 - Double(step) / 40))
      guard narrower.count == best.count else { break }
      best = narrower
    }
    return best
  }

  /// Returns a text without its end, where it is wider than a width.
  static func line(_ text: String, size: Double, isBold: Bool, width: Double) -> String {
    func fits(_ text: String) -> Bool {
      TextExtent.width(of: text, size: size, isBold: isBold) <= width + 0.01
    }
    guard !fits(text) else { return text }
    var start = text[...]
    while !start.isEmpty, !fits(start + "…") { start.removeLast() }
    return start + "…"
  }
}
