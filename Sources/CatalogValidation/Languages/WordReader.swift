/// Collects the words of consecutive parts of a text.
///
/// It processes Unicode scalars for speed, because most texts are split into words.
struct WordReader {
  private(set) var words: [Prose.Word] = []
  /// Whether the text has a character that every address requires.
  private let mayHaveAddress: Bool
  private var startsSentence = true
  private var followsWord = false

  init(mayHaveAddress: Bool) {
    self.mayHaveAddress = mayHaveAddress
  }

  /// Skips a part without words, such as a placeholder.
  mutating func skip() {
    (startsSentence, followsWord) = (false, false)
  }

  /// Collects the words of a part.
  mutating func read(_ text: Substring) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let start = index
      while index < scalars.endIndex, !scalars[index].isBlank {
        scalars.formIndex(after: &index)
      }
      if start < index { readChunk(scalars[start..<index]) }
      guard index < scalars.endIndex else { return }
      if scalars[index] == "\n" { followsWord = false }
      scalars.formIndex(after: &index)
    }
  }

  /// Collects the words of a part without whitespace.
  private mutating func readChunk(_ chunk: Substring.UnicodeScalarView) {
    guard !mayHaveAddress || !Self.isAddress(chunk) else { return skip() }
    var isFirst = true
    var endsSentence = false
    var previous: Unicode.Scalar?
    var index = chunk.startIndex
    while index < chunk.endIndex {
      guard chunk[index].startsWord else {
        previous = chunk[index]
        endsSentence = endsSentence || chunk[index].endsSentence
        chunk.formIndex(after: &index)
        continue
      }
      let start = index
      while index < chunk.endIndex, chunk[index].isPartOfWord {
        endsSentence = endsSentence || chunk[index].endsSentence
        chunk.formIndex(after: &index)
      }
      append(
        Substring(chunk[start..<index]),
        opensSentence: previous?.opensSentence ?? false,
        followsWord: isFirst && previous == nil && followsWord
      )
      isFirst = false
      previous = nil
    }
    if endsSentence { startsSentence = true }
    followsWord = !isFirst && previous == nil
  }

  private mutating func append(_ text: Substring, opensSentence: Bool, followsWord: Bool) {
    words.append(
      Prose.Word(
        text: text,
        folded: text.lowercased(),
        startsSentence: startsSentence || opensSentence,
        followsWord: followsWord
      )
    )
    startsSentence = false
  }

  /// Returns whether a part without whitespace is technical: `https://…`, `name@host`, `a.swift`,
  /// `--option`, `#if`.
  private static func isAddress(_ chunk: Substring.UnicodeScalarView) -> Bool {
    let text = chunk.drop { !$0.isPartOfWord && !"/#@-".unicodeScalars.contains($0) }
    guard let first = text.first else { return false }
    // A slash alone separates alternatives.
    if first == "/" && text.count > 1 || first == "#"
      || (first == "-" && text.dropFirst().first == "-")
    {
      return true
    }
    var previous: Unicode.Scalar?
    for (scalar, next) in zip(text, text.dropFirst()) {
      switch scalar {
      case "@": return true
      case "/" where next == "/" && previous == ":": return true
      case "." where (previous?.isLetterOrDigit ?? false) && next.properties.isAlphabetic:
        return true
      default: previous = scalar
      }
    }
    return text.last == "@"
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    switch self {
    case " ", "\t"..."\r": true
    case "\0"..."\u{7F}": false
    default: properties.isWhitespace
    }
  }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "\0"..."\u{7F}": false
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }

  fileprivate var startsWord: Bool {
    self == "'" || self == "’" || self == "-" || isLetterOrDigit
  }

  fileprivate var isPartOfWord: Bool {
    if startsWord { return true }
    guard !isASCII else { return false }
    // Combining characters belong to their letter: accents and variation selectors.
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "…", ":", "。", "•", "-", "–", "—", "/", "|", "→", "·": true
    default: false
    }
  }

  fileprivate var opensSentence: Bool {
    switch self {
    case "¿", "¡", "\"", "«", "“", "‘", "(", "[", "/": true
    default: false
    }
  }
}
