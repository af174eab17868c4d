/// The attributes of a marked span: `^[%lld entry](inflect: true)`.
///
/// The notation is that of Foundation's `AttributedString`: Markdown with attributes in JSON 5. Spans
/// with other attributes lose the markup too.
struct AgreementAttributes: Equatable {
  /// Whether the words agree with a number.
  var isInflected = false
  /// The position of the argument with which they agree; `nil` for the first number in the span.
  var argument: Int?
  /// The grammatical number that is given; `nil` for that of the argument.
  var isPlural: Bool?
  /// Whether the words are feminine.
  var isFeminine = false

  /// Reads the text between the parentheses.
  ///
  /// - Returns: `nil` if the text is not a list of attributes, such as the address of a link.
  init?(_ text: Substring) {
    guard let colon = text.firstIndex(of: ":"),
      !text[..<colon].isEmpty,
      text[..<colon].allSatisfy({ $0.isLetter || $0 == "'" || $0 == "\"" || $0 == " " }),
      !text[colon...].hasPrefix("://")
    else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    for (name, value) in zip(words, words.dropFirst()) {
      switch name {
      case "inflect": isInflected = value == "true"
      case "agreeWithArgument":
        argument = Int(value)
        isInflected = true
      case "number": isPlural = value == "plural" ? true : value == "singular" ? false : nil
      case "grammaticalGender": isFeminine = value == "feminine"
      default: break
      }
    }
  }
}

/// A text with marked spans, which is assembled from its literal and inserted parts.
///
/// Only literal parts are searched for markup, so an inserted text is never part of it, and its words
/// do not change.
struct AgreementText {
  /// A part of a span.
  private enum Part {
    case literal(Substring)
    /// An inserted text; whether it is a number for which words are plural, or `nil` for no number.
    case inserted(String, isPlural: Bool?)
  }

  private var open: [[Part]] = [[]]
  /// The number of brackets of links that are open in each span.
  private var brackets = [0]
  private let inflection: (any PhraseInflection.Type)?
  private let isPlural: (_ argument: Int) -> Bool?

  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - language: The language of the text. Only English and Spanish words are inflected.
  ///   - isPlural: Returns whether words that agree with an argument are plural; `nil` if it is no
  ///     number.
  init(in language: String, isPlural: @escaping (_ argument: Int) -> Bool?) {
    inflection =
      switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
      case "en": EnglishInflection.self
      case "es": SpanishInflection.self
      default: nil
      }
    self.isPlural = isPlural
  }

  /// Appends an inserted text.
  mutating func append(_ text: String, isPlural: Bool?) {
    open[open.count - 1].append(.inserted(text, isPlural: isPlural))
  }

  /// Appends a part of the text itself, which may contain the start or the end of spans.
  mutating func append(literal: Substring) {
    var rest = literal
    while let mark = rest.firstIndex(where: { "^[]".contains($0) }) {
      let after = rest.index(after: mark)
      guard after < rest.endIndex else { break }
      if rest[mark] == "^", rest[after] == "[" {
        add(rest[..<mark])
        open.append([])
        brackets.append(0)
        rest = rest[rest.index(after: after)...]
      } else if rest[mark] == "]", rest[after] == "(", open.count > 1, brackets.last == 0,
        let end = Self.end(ofAttributesIn: rest[after...]),
        let attributes = AgreementAttributes(rest[rest.index(after: after)..<end])
      {
        add(rest[..<mark])
        let text = text(of: open.removeLast(), attributes)
        brackets.removeLast()
        append(text.text, isPlural: text.isPlural)
        rest = rest[rest.index(after: end)...]
      } else {
        let depth = brackets[brackets.count - 1]
        if rest[mark] == "[" { brackets[brackets.count - 1] = depth + 1 }
        if rest[mark] == "]", depth > 0 { brackets[brackets.count - 1] = depth - 1 }
        add(rest[..<after])
        rest = rest[after...]
      }
    }
    add(rest)
  }

  private mutating func add(_ literal: Substring) {
    if !literal.isEmpty { open[open.count - 1].append(.literal(literal)) }
  }

  /// Returns the position of the closing parenthesis.
  private static func end(ofAttributesIn text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of the whole text, in which a span that is not closed has its markup.
  var parts: [(text: String, isInserted: Bool)] {
    open.enumerated()
      .flatMap { number, parts in
        (number > 0 ? [("^[", false)] : [])
          + parts.map { part in
            if case .inserted = part {
              (Self.text(of: part), true)
            } else {
              (Self.text(of: part), false)
            }
          }
      }
  }

  private static func text(of part: Part) -> String {
    switch part {
    case .literal(let text): String(text)
    case .inserted(let text, _): text
    }
  }

  // MARK: Inflection

  private func text(
    of parts: [Part],
    _ attributes: AgreementAttributes
  ) -> (text: String, isPlural: Bool?) {
    let inserted = parts.lazy
      .compactMap { if case .inserted(_, let isPlural?) = $0 { isPlural } else { nil } }.first
    let number = attributes.isPlural ?? attributes.argument.flatMap(isPlural) ?? inserted
    let plain = { (parts.map(Self.text(of:)).joined(), number) }
    guard attributes.isInflected, let inflection, number == true || attributes.isFeminine else {
      return plain()
    }
    var phrase = Phrase()
    for part in parts {
      switch part {
      case .literal(let text): phrase.append(text)
      case .inserted(let text, _):
        phrase.append(inserted: text)
      }
    }
    if attributes.isFeminine { inflection.makeFeminine(&phrase.words) }
    if number == true { inflection.pluralize(&phrase.words) }
    return (phrase.text, number)
  }

  /// The words of a phrase, and the text between them.
  private struct Phrase {
    var words: [PhraseWord] = []
    /// The text before each word, and after the last one.
    private var gaps = [""]

    mutating func append(_ text: Substring) {
      var rest = text
      while let start = rest.firstIndex(where: \.isLetter) {
        gaps[gaps.count - 1] += rest[..<start]
        let end = rest[start...].firstIndex { !$0.isLetter && !"-'’".contains($0) } ?? rest.endIndex
        let isApart = gaps[gaps.count - 1].contains { !$0.isWhitespace }
        words.append(
          PhraseWord(text: String(rest[start..<end]), startsPhrase: isApart && words.count > 0)
        )
        gaps.append("")
        rest = rest[end...]
      }
      gaps[gaps.count - 1] += rest
    }

    /// Appends an inserted text, whose words do not change.
    mutating func append(inserted text: String) {
      gaps[gaps.count - 1] += text
    }

    var text: String {
      zip(gaps, words).map { $0 + $1.text }.joined() + gaps[gaps.count - 1]
    }
  }
}
