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

/// Estimates how much room a text takes, since the font is known only where it is shown.
///
/// The widths are those of DejaVu Sans, which is wider than most fonts: what fits here fits there.
package enum TextExtent {
  /// Returns the width of a line of text in points.
  package static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size * (isBold ? 1.1 : 1)
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "í", "ì", "'", ".", ",", ":", ";", "|", " ", "\u{A0}", "\u{202F}",
      "!", "·":
      0.34
    case "f", "t", "r", "(", ")", "-", "/": 0.41
    case "m", "M", "W", "w", "%", "@", "—": 0.95
    case "0"..."9": 0.64
    case "A"..."Z": 0.72
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: 0
      case .otherLetter, .otherSymbol: 1
      default: 0.62
      }
    }
  }
}
