import FormatString

/// Makes texts into those of a language that nobody speaks.
struct PseudoText {
  /// What becomes of them.
  let scheme: PseudoScheme

  /// Returns what becomes of a text.
  ///
  /// Whatever happens to it, it asks for the same arguments. A text without words stays as it is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPart: Whether it becomes a part of another one, which gets the brackets and the length.
  /// - Returns: The text in the language that nobody speaks.
  func text(of text: String, isPart: Bool = false) -> String {
    let kept = KeptText(text)
    guard kept.hasWords else { return text }
    let placeholders = Self.placeholders(of: text)
    let body = body(of: kept)
    // A percent sign of prose must not become a placeholder by what follows it now.
    let candidates = isPart ? [body] : [framed(body, kept), bracketed(body), body]
    return candidates.first { Self.placeholders(of: $0) == placeholders } ?? text
  }

  private static func placeholders(of text: String) -> [FormatString.Segment] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return FormatString(parsing: text).segments
      .compactMap { segment in
        switch segment {
        case .text, .escapedPercent: nil
        // The same specifier elsewhere in the text is the same.
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
    // A second placeholder would ask for one more argument, and a second mark would mark more.
    let again = pieces.reduce(into: "") { $0 += $1.isKept ? "…" : $1.text.withoutMarks }
    let (text, trailing) = Self.split(body)
    return text + " " + again.drop(while: \.isWhitespace).trimmingTrailingBlanks + trailing
  }

  private func words(_ text: String) -> String {
    switch scheme {
    case .accented: Accents.apply(to: text)
    case .bidirectional: RightToLeft.apply(to: text)
    case .capitals: text.uppercased()
    case .doubled, .bounded: text
    }
  }

  /// Returns a text with what stands around it, as far as the scheme has that.
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

  /// Returns a text, and the blanks and line breaks at its end.
  private static func split(_ text: String) -> (text: String, trailing: String) {
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return (String(text[..<end]), String(text[end...]))
  }
}

extension String {
  /// The text without what comes in pairs: brackets, quotation marks and the marks of Markdown.
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
  fileprivate var trimmingTrailingBlanks: Substring {
    lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? ""
  }
}

/// Letters with something on them, by which readers of Latin letters still know them.
enum Accents {
  /// Returns a text with other letters; what has no like stays as it is.
  static func apply(to text: String) -> String {
    var accented = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { accented.append(letters[scalar] ?? scalar) }
    return String(accented)
  }

  /// As Unicode's own pseudo-language has them, with letters that fonts have.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars
    )
  )
}

/// How much longer a translation may be than an English text, by the table of IBM's guide to globalization
/// that the field goes by: the shorter a text, the more it grows.
enum Expansion {
  /// Returns the words that make a text of so many characters as long as a translation may be.
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
