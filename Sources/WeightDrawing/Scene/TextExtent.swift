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
