import FormatString

/// Converts strings to those of a pseudolanguage.
struct PseudoText {
  /// The conversion to apply.
  let scheme: PseudoScheme

  /// Returns a string in the pseudolanguage.
  ///
  /// The result always has the same arguments as the original. A string without words does not
  /// change.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - isPart: Whether it becomes a part of another string. Brackets and padding are then added
  ///     there.
  /// - Returns: The pseudolocalized string.
  func text(of text: String, isPart: Bool = false) -> String {
    let kept = KeptText(text)
    guard kept.hasWords else { return text }
    let placeholders = Self.placeholders(of: text)
    let body = body(of: kept)
    // A percent sign in prose must not form a placeholder with the characters that now follow it.
    let candidates = isPart ? [body] : [framed(body, kept), bracketed(body), body]
    return candidates.first { Self.placeholders(of: $0) == placeholders } ?? text
  }

  private static func placeholders(of text: String) -> [FormatString.Segment] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return FormatString(parsing: text).segments
      .compactMap { segment in
        switch segment {
        case .text, .escapedPercent: nil
        // A specifier is equal to the same specifier elsewhere in the string.
        case .specifier(let specifier): .text(specifier.text)
        case .substitution, .argument: segment
        }
      }
  }

  private func body(of kept: KeptText) -> String {
    let pieces = kept.pieces
    let body = pieces.reduce(into: "") { body, piece in
      body += piece.isKept ? piece.text : words(piece.text)
    }
    guard scheme == .doubled else { return body }
    // A second placeholder would require another argument, and a second pair of symbols would
    // change the markup.
    let again = pieces.reduce(into: "") { $0 += $1.isKept ? "…" : $1.text.withoutMarks }
    let (text, trailing) = Self.split(body)
    return text + " " + again.drop(while: \.isWhitespace).trimmingTrailingWhitespace + trailing
  }

  private func words(_ text: String) -> String {
    switch scheme {
    case .accented: Accents.apply(to: text)
    case .bidirectional: RightToLeft.apply(to: text)
    case .capitals: text.uppercased()
    case .doubled, .bounded: text
    }
  }

  /// Returns a string with the surroundings that the scheme adds, if any.
  private func framed(_ body: String, _ kept: KeptText) -> String {
    guard scheme == .accented else { return bracketed(body) }
    let length = kept.pieces.reduce(0) { length, piece in
      piece.isKept ? length : piece.text.reduce(length) { $0 + ($1.isWhitespace ? 0 : 1) }
    }
    let (text, trailing) = Self.split(body)
    return bracketed(text + Expansion.padding(forLength: length) + trailing)
  }

  private func bracketed(_ body: String) -> String {
    let (opening, closing) =
      switch scheme {
      case .accented: ("[", "]")
      case .bounded: ("[# ", " #]")
      case .bidirectional, .doubled, .capitals: ("", "")
      }
    let leading = body.prefix(while: \.isWhitespace)
    let (text, trailing) = Self.split(String(body.dropFirst(leading.count)))
    return leading + opening + text + closing + trailing
  }

  /// Returns a string, and the whitespace and line breaks at its end.
  private static func split(_ text: String) -> (text: String, trailing: String) {
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return (String(text[..<end]), String(text[end...]))
  }
}

extension String {
  /// The string without paired characters: brackets, quotation marks and Markdown delimiters.
  fileprivate var withoutMarks: String {
    let scalars = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: false
      default: !"*_~^`\"<>|".unicodeScalars.contains(scalar)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Substring {
  fileprivate var trimmingTrailingWhitespace: Substring {
    lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? ""
  }
}

/// Letters with diacritics that are still readable as the original Latin letters.
enum Accents {
  /// Returns a string with other letters.
  ///
  /// Letters without a counterpart do not change.
  static func apply(to text: String) -> String {
    var accented = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { accented.append(letters[scalar] ?? scalar) }
    return String(accented)
  }

  /// The letters of Unicode's pseudolanguage, which common fonts contain.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars
    )
  )
}

/// The expected growth of a translation compared with English, from IBM's globalization guide.
///
/// The shorter a string, the more it grows.
enum Expansion {
  /// Returns the words that extend a string of a given length to that of a long translation.
  static func padding(forLength length: Int) -> String {
    let wanted = (length * percentage(forLength: length) + 99) / 100
    var padding = ""
    var index = 0
    while padding.count < wanted {
      padding += " " + words[index % words.count]
      index += 1
    }
    return padding
  }

  private static func percentage(forLength length: Int) -> Int {
    switch length {
    case ...10: 100
    case ...20: 80
    case ...30: 60
    case ...50: 40
    default: 30
    }
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}

/// Words that run from right to left, letter by letter, using Unicode's directional characters.
enum RightToLeft {
  /// Returns a string in which each word runs from right to left.
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

  /// RIGHT-TO-LEFT MARK, which makes the characters around the word run from right to left too, and
  /// RIGHT-TO-LEFT OVERRIDE.
  private static let opening: [Unicode.Scalar] = ["\u{200F}", "\u{202E}"]
  /// POP DIRECTIONAL FORMATTING, and RIGHT-TO-LEFT MARK.
  private static let closing: [Unicode.Scalar] = ["\u{202C}", "\u{200F}"]
}

extension Unicode.Scalar {
  fileprivate func belongsToWord(_ isInWord: Bool) -> Bool {
    if properties.isAlphabetic || properties.numericType != nil { return true }
    // Combining marks and apostrophes count only within words.
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return isInWord
    default: return isInWord && (self == "'" || self == "\u{2019}")
    }
  }
}
