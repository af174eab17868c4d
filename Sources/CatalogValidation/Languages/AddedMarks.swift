/// Quotation marks and brackets that a translation adds to its source text as a whole.
enum AddedMarks {
  /// Returns whether a text is enclosed in one pair of quotation marks.
  static func isQuoted(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, scalars.count > 2 else {
      return false
    }
    if isDouble(first), isDouble(last) {
      return !scalars.dropFirst().dropLast().contains(where: isDouble)
    }
    // Between single ones, the mark may be an apostrophe.
    return isSingle(first) && isSingle(last)
  }

  /// Returns whether a text has quotation marks, apart from apostrophes.
  static func hasQuotationMarks(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isDouble)
      || text.unicodeScalars.first.map(isSingle) ?? false
  }

  /// Returns the bracketed remark with a colon or quotation marks at the end of a translation; `nil`
  /// if there is none, or if the source text has brackets, the same marks or several parts, too.
  static func remark(in text: String, of source: String) -> String? {
    guard let closing = text.last, let opening = openingBrackets[closing],
      let start = text.lastIndex(of: opening), start > text.startIndex
    else { return nil }
    let remark = text[start...]
    let hasColon = remark.contains(where: isColon)
    guard hasColon || remark.unicodeScalars.contains(where: isDouble),
      !source.contains(where: {
        hasColon ? isColon($0) : $0.unicodeScalars.contains(where: isDouble)
      }),
      !source.contains(where: { openingBrackets.values.contains($0) }),
      // "Optional, e.g. preview"
      !source.dropLast().contains(where: { ",;–—.".contains($0) }),
      String(remark).hasWords
    else { return nil }
    return String(remark)
  }

  private static let openingBrackets: [Character: Character] = [")": "(", "）": "（", "]": "["]

  private static func isColon(_ character: Character) -> Bool {
    character == ":" || character == "："
  }

  private static func isSingle(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "‘" || scalar == "’"
  }

  private static func isDouble(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』": true
    default: false
    }
  }
}
