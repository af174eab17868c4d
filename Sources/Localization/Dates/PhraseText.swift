internal import ICU

/// A text in which a day or a time is told, in pieces.
///
/// The point behind an abbreviation and a comma between two pieces say nothing, and are left out.
struct PhraseText {
  /// The pieces.
  private(set) var tokens: [PhraseToken] = []
  /// Where each of them stands.
  private var ranges: [Range<String.Index>] = []
  private let text: String

  /// Takes a text apart; digits are those of ASCII and those of the locale.
  init(_ text: String, locale: FormatLocale) {
    self.text = text.asTyped
    let marks = NumberMarks(locale: locale.dates)
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
    leaveOutCommas()
  }

  /// Returns the text of some pieces that stand beside each other.
  func text(of pieces: Range<Int>) -> String {
    pieces.isEmpty
      ? ""
      : String(
        text[ranges[pieces.lowerBound].lowerBound..<ranges[pieces.upperBound - 1].upperBound]
      )
  }

  /// Returns how many characters a piece has.
  func length(of piece: Int) -> Int { text[ranges[piece]].count }

  private mutating func append(_ token: PhraseToken, _ run: Substring) {
    if case .word? = tokens.last, token == .mark(".") { return }
    tokens.append(token)
    ranges.append(run.startIndex..<run.endIndex)
  }

  /// Leaves out the commas that have a piece on each side.
  private mutating func leaveOutCommas() {
    let comma = PhraseToken.mark(",")
    let commas = tokens.indices.dropFirst().dropLast()
      .filter { tokens[$0] == comma && tokens[$0 - 1] != comma && tokens[$0 + 1] != comma }
    for index in commas.reversed() {
      tokens.remove(at: index)
      ranges.remove(at: index)
    }
  }

  private static func digit(_ character: Character, _ marks: NumberMarks) -> Int? {
    let scalars = character.unicodeScalars
    return scalars.count == 1 ? scalars.first.flatMap(marks.digit) : nil
  }

  /// No day or time has so many digits; a number of more is none of theirs, whatever its value.
  private static func value(of run: Substring, _ marks: NumberMarks) -> Int {
    run.prefix(9).reduce(0) { $0 * 10 + (digit($1, marks) ?? 0) }
  }
}

/// A piece of a text in which a day or a time is told.
enum PhraseToken: Hashable, Sendable {
  /// A run of digits.
  case number(Int)
  /// A run of letters, whatever their case and accents.
  case word(SearchText)
  /// Any other sign but a blank.
  case mark(Character)

  /// The number that it is.
  var number: Int? {
    if case .number(let value) = self { value } else { nil }
  }
}
