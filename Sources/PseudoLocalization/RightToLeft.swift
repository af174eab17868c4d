/// Words written from right to left, letter by letter, by the marks that Unicode has for that.
enum RightToLeft {
  /// Returns a text each word of which runs from right to left.
  static func apply(to text: String) -> String {
    var result = String.UnicodeScalarView()
    var isInWord = false
    for scalar in text.unicodeScalars {
      let belongs = scalar.belongsToWord(isInWord)
      if belongs != isInWord { result.append(contentsOf: belongs ? opening : closing) }
      isInWord = belongs
      result.append(scalar)
    }
    if isInWord { result.append(contentsOf: closing) }
    return String(result)
  }

  /// RIGHT-TO-LEFT MARK, so that what stands around the word runs so too, and RIGHT-TO-LEFT OVERRIDE.
  private static let opening: [Unicode.Scalar] = ["\u{200F}", "\u{202E}"]
  /// POP DIRECTIONAL FORMATTING, and the mark.
  private static let closing: [Unicode.Scalar] = ["\u{202C}", "\u{200F}"]
}

extension Unicode.Scalar {
  fileprivate func belongsToWord(_ isInWord: Bool) -> Bool {
    if properties.isAlphabetic || properties.numericType != nil { return true }
    // Marks and apostrophes stand within words alone.
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return isInWord
    default: return isInWord && (self == "'" || self == "\u{2019}")
    }
  }
}
