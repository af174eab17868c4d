import Localization

extension FormatLocale {
  /// Returns a text with the decimal separator of the locale in place of that of other locales.
  ///
  /// Numeric keypads type a point everywhere. One or two digits after a point or comma that is the
  /// only separator in the text cannot be thousands, so the number is unambiguous.
  func withOwnDecimalMark(_ text: String) -> String {
    let marks = text.indices.filter {
      !text[$0].isLetter && !text[$0].isNumber && !text[$0].isWhitespace
    }
    guard let place = marks.first, text[place] == "." || text[place] == ",",
      String(text[place]) != decimalMark,
      marks.dropFirst().allSatisfy({ text[$0] == "%" || text[$0] == "\"" })
    else { return text }
    let after = text.index(after: place)
    let digits = text[after...].prefix { $0.isNumber }
    guard place > text.startIndex, text[text.index(before: place)].isNumber,
      (1...2).contains(digits.count)
    else { return text }
    return text[..<place] + decimalMark + text[after...]
  }
}
