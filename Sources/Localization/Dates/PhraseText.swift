internal import ICU

/// A text with a day or a time, split into tokens.
///
/// A period after an abbreviation and a comma between two tokens have no meaning and are skipped.
struct PhraseText {
  /// The pieces.
  private(set) var tokens: [PhraseToken] = []
  /// The ranges of the tokens.
  private var ranges: [Range<String.Index>] = []
  private let text: String

  /// Splits a text; digits are those of ASCII and of the locale.
  init(_ text: String, locale: FormatLocale) {
    self.text = text.asTyped
    let marks = ParsingNumberSymbols(locale: locale.dates)
    var rest = self.text[...]
    while let first = rest.first {
      let run: Substring
      if Self.digit(first, marks) != nil {
        run = rest.prefix { Self.digit($0, marks) != nil }
        append(.number(Self.value(of: run, marks)), run)
      } else if first.isLetter {
        run = rest.prefix(while: \.isLetter)
        append(.word(SearchText(String(run))), run)
      } else {
        run = rest.prefix(1)
        if !first.isWhitespace { append(.mark(first), run) }
      }
      rest = rest[run.endIndex...]
    }
    removeCommas()
  }

  /// Returns the text of adjacent tokens.
  func text(of pieces: Range<Int>) -> String {
    pieces.isEmpty
      ? ""
      : String(
        text[ranges[pieces.lowerBound].lowerBound..<ranges[pieces.upperBound - 1].upperBound]
      )
  }

  /// Returns the number of characters of a token.
  func length(of piece: Int) -> Int { text[ranges[piece]].count }

  private mutating func append(_ token: PhraseToken, _ run: Substring) {
    if case .word? = tokens.last, token == .mark(".") { return }
    tokens.append(token)
    ranges.append(run.startIndex..<run.endIndex)
  }

  /// Removes commas that have a token on each side.
  private mutating func removeCommas() {
    let comma = PhraseToken.mark(",")
    let commas = tokens.indices.dropFirst().dropLast()
      .filter { tokens[$0] == comma && tokens[$0 - 1] != comma && tokens[$0 + 1] != comma }
    for index in commas.reversed() {
      tokens.remove(at: index)
      ranges.remove(at: index)
    }
  }

  private static func digit(_ character: Character, _ marks: ParsingNumberSymbols) -> Int? {
    let scalars = character.unicodeScalars
    return scalars.count == 1 ? scalars.first.flatMap(marks.digit) : nil
  }

  /// Returns the value of the first nine digits of a run.
  ///
  /// No day or time has so many digits.
  private static func value(of run: Substring, _ marks: ParsingNumberSymbols) -> Int {
    run.prefix(9).reduce(0) { $0 * 10 + (digit($1, marks) ?? 0) }
  }
}

/// A token of a text with a day or a time.
enum PhraseToken: Hashable, Sendable {
  /// A run of digits.
  case number(Int)
  /// A run of letters; case and accents do not matter.
  case word(SearchText)
  /// Any other character except white space.
  case mark(Character)

  /// The number of the token.
  var number: Int? {
    if case .number(let value) = self { value } else { nil }
  }
}
