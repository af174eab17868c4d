/// The style of a line of text.
package struct TextStyle: Hashable, Sendable {
  /// The part of the text that is at its position.
  package enum Anchor: String, Hashable, Sendable {
    /// The start of the text.
    case start
    /// The middle of the text.
    case middle
    /// The end of the text.
    case end
  }

  /// The color.
  package let ink: ColorRole
  /// The font size in points.
  package let size: Double
  /// Whether the text is bold.
  package let isBold: Bool
  /// The part of the text that is at its position.
  package let anchor: Anchor
  /// Whether the letters have an outline in the background color, which separates them from lines.
  package let hasHalo: Bool

  /// Creates a style.
  package init(
    _ ink: ColorRole,
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

  /// Returns the style with another size.
  func sized(_ size: Double) -> TextStyle {
    TextStyle(ink, size: size, isBold: isBold, anchor: anchor, hasHalo: hasHalo)
  }
}

/// A part of a line of text with its own size or weight.
package struct TextRun: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The style of the text.
  ///
  /// The line determines the anchor.
  package let style: TextStyle
  /// The space before the text, in points.
  package let gap: Double

  /// Creates a text run.
  package init(_ text: String, _ style: TextStyle, gap: Double = 0) {
    self.text = text
    self.style = style
    self.gap = gap
  }

  /// The width of the run.
  var width: Double {
    gap + TextExtent.width(of: text, size: style.size, isBold: style.isBold)
  }
}

/// Functions that break text into lines.
package enum TextLines {
  /// Returns the lines of a text.
  ///
  /// A line is only wider than the width if it contains a single wide word.
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

  /// Returns the lines of a text with balanced lengths, and as few of them as possible.
  static func balanced(of text: String, size: Double, width: Double) -> [String] {
    var best = lines(of: text, size: size, width: width)
    for step in 1...20 {
      let narrower = lines(of: text, size: size, width: width * (1 - Double(step) / 40))
      guard narrower.count == best.count else { break }
      best = narrower
    }
    return best
  }

  /// Returns a text, truncated to a width.
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

/// Estimates the width of text, because the font is only known when the picture is shown.
///
/// The widths are those of DejaVu Sans, which is wider than most fonts. A text that fits here also
/// fits in other fonts.
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
