import Diagnostics

/// The division of strings into lines as the programs of gettext do it by default.
///
/// A line has at most 79 columns with its quotation marks, and ends where Unicode permits a line break
/// (UAX #14, in the version of these programs).
enum POLineBreaks {
  /// The number of columns of a line.
  static let columns = 79

  /// Returns the string in quotation marks; one of several lines begins on the line after the keyword.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - keyword: The keyword before it, such as `msgstr[0]`.
  /// - Returns: The lines.
  /// - Complexity: O(*n*)
  static func quotedLines(of text: String, after keyword: String) -> [String] {
    let unwrapped = text.quotedLines
    if unwrapped.count == 1, keyword.utf8.count + 1 + unwrapped[0].displayWidth <= columns {
      return unwrapped
    }
    return ["\"\""] + text.linesWithBreaks.flatMap(wrapped).map(\.quoted)
  }

  /// Returns the parts of a line that fit into the columns.
  private static func wrapped(
    _ line: Substring.UnicodeScalarView
  ) -> [Substring.UnicodeScalarView] {
    var parts: [Substring.UnicodeScalarView] = []
    var start = line.startIndex
    var (end, width) = (start, 2)
    for next in breaks(in: line) {
      let added = line[end..<next].quoted.displayWidth - 2
      if width + added > columns, end > start {
        parts.append(line[start..<end])
        (start, width) = (end, 2)
      }
      (end, width) = (next, width + added)
    }
    return parts + [line[start...]]
  }

  /// Returns whether a string has more columns than a line, although it could be divided.
  static func isUnwrapped(_ text: String) -> Bool {
    text.utf8.count + 2 > columns && text.linesWithBreaks.contains { wrapped($0).count > 1 }
  }

  /// Returns the ends of the parts between which a line may be divided.
  private static func breaks(
    in line: Substring.UnicodeScalarView
  ) -> [Substring.UnicodeScalarView.Index] {
    var breaks: [Substring.UnicodeScalarView.Index] = []
    var last: Kind?
    var hasSpace = false
    for index in line.indices {
      let kind = Kind(line[index])
      if kind == .mark, last != nil, !hasSpace { continue }
      if kind == .space {
        hasSpace = true
        continue
      }
      let isPossible = last.map { $0.permitsBreak(before: kind, afterSpace: hasSpace) } ?? hasSpace
      if isPossible, line[index] != "\n" { breaks.append(index) }
      (last, hasSpace) = (kind, false)
    }
    return breaks + [line.endIndex]
  }
}

/// The classes of characters in UAX #14, as far as they matter in texts of user interfaces.
private enum Kind {
  case space, glue, opening, wideOpening, closing, parenthesis, quotation, exclamation, separator
  case slash, hyphen, breakAfter, dash, ellipsis, percent, currency, digit, nonstarter, ideograph
  case mark, letter

  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar {
      case " ": .space
      case "\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{2011}": .glue
      case "(", "[", "{", "¿", "¡", "‚", "„": .opening
      case "（", "「", "『", "【", "《", "〈", "［", "｛": .wideOpening
      case "}", "」", "』", "】", "》", "〉", "］", "｝", "）", "、", "。", "，", "．": .closing
      case ")", "]": .parenthesis
      case "\"", "'", "«", "»", "‘", "’", "“", "”", "‹", "›": .quotation
      case "!", "?", "！", "？": .exclamation
      case ",", ".", ":", ";": .separator
      case "/": .slash
      case "-": .hyphen
      case "|", "–", "‐", "\u{AD}", "\t": .breakAfter
      case "—": .dash
      case "…": .ellipsis
      case "%", "°", "‰": .percent
      case "$", "€", "£", "+", "\\", "¥": .currency
      case "0"..."9": .digit
      case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ",
        "ャ", "ュ", "ョ", "ー", "ゝ", "々", "・", "：", "；":
        .nonstarter
      case "\u{2E80}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
        "\u{FF00}"..."\u{FFEF}", "\u{1F300}"..."\u{1FAFF}", "\u{2600}"..."\u{27BF}",
        "\u{20000}"..."\u{3FFFF}":
        .ideograph
      case "\u{200D}", "\u{FE0F}": .mark
      default: scalar.properties.canonicalCombiningClass == .notReordered ? .letter : .mark
      }
  }

  /// Returns whether a line may end before a character that follows one of this class.
  func permitsBreak(before next: Kind, afterSpace hasSpace: Bool) -> Bool {
    switch (self, next) {
    case (_, .closing), (_, .parenthesis), (_, .exclamation), (_, .separator), (_, .slash): false
    case (.opening, _), (.wideOpening, _): false
    case (.quotation, .opening), (.quotation, .wideOpening), (.dash, .dash): false
    case (.closing, .nonstarter), (.parenthesis, .nonstarter): false
    case _ where hasSpace: true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (_, .glue), (.glue, _): false
    case (.quotation, _), (_, .quotation), (_, .ellipsis): false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): false
    case (.currency, .letter), (.currency, .digit), (.currency, .opening): false
    case (.currency, .wideOpening), (.currency, .ideograph): false
    case (.percent, .letter), (.percent, .digit), (.percent, .opening), (.percent, .wideOpening):
      false
    case (.letter, .percent), (.digit, .percent), (.parenthesis, .percent), (.closing, .percent):
      false
    case (.letter, .currency), (.digit, .currency), (.parenthesis, .currency): false
    case (.closing, .currency), (.ideograph, .percent): false
    case (.hyphen, .digit), (.slash, .digit), (.separator, .digit): false
    case (.letter, .opening), (.digit, .opening): false
    case (.parenthesis, .letter), (.parenthesis, .digit): false
    default: true
    }
  }
}
