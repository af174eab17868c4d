import FormatString
import ICU

/// A text in which the terms of a glossary are searched.
struct TermText {
  /// The text without its placeholders.
  fileprivate let text: String
  fileprivate let words: [TermWord]
  private let language: TermLanguage

  /// Prepares a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String, in language: String) {
    self.language = TermLanguage(language)
    self.text = text.utf8.contains(UInt8(ascii: "%")) ? Self.withoutPlaceholders(text) : text
    words = TermWord.words(of: self.text, in: self.language)
  }

  private static func withoutPlaceholders(_ text: String) -> String {
    FormatString(parsing: text).segments
      .map { segment in
        switch segment {
        case .text(let text): text
        case .escapedPercent: "%"
        // A placeholder is part of no word.
        default: "\u{FFFC}"
        }
      }
      .joined()
  }

  /// Returns whether the text contains a term as separate words.
  ///
  /// - Parameters:
  ///   - term: The term.
  ///   - isLiteral: Whether the term must appear in exactly this form.
  ///   - isCaseSensitive: Whether case must match.
  ///   - acceptsEndings: Whether words may have any ending in languages whose inflection is unknown,
  ///     and Spanish articles may be between the words.
  /// - Returns: Whether the text contains the term.
  func contains(
    _ term: String,
    isLiteral: Bool,
    isCaseSensitive: Bool,
    acceptsEndings: Bool
  ) -> Bool {
    if term.contains(where: \.isOfUnspacedScript) {
      return containsUnspaced(term, isCaseSensitive: isCaseSensitive)
    }
    guard !isLiteral else { return text.hasWord(term, isCaseSensitive: isCaseSensitive) }
    var wanted = TermWord.words(of: term, in: language)
    guard !wanted.isEmpty else { return text.hasWord(term, isCaseSensitive: isCaseSensitive) }
    let allowsArticles = acceptsEndings && language == .spanish && wanted.count > 1
    if allowsArticles, wanted.contains(where: { !$0.isArticle }) {
      wanted.removeAll(where: \.isArticle)
    }
    return words.indices.contains { start in
      var position = start
      for (index, word) in wanted.enumerated() {
        if allowsArticles, index > 0 {
          while position < words.count, words[position].isArticle { position += 1 }
        }
        guard position < words.count,
          words[position].isForm(of: word, in: language, acceptsEndings: acceptsEndings),
          !isCaseSensitive || words[position].hasCase(of: word)
        else { return false }
        position += 1
      }
      return true
    }
  }

  /// Returns whether the text contains a term between two boundaries of words.
  private func containsUnspaced(_ term: String, isCaseSensitive: Bool) -> Bool {
    let text = isCaseSensitive ? text : text.lowercased()
    let ranges = text.ranges(of: isCaseSensitive ? term : term.lowercased())
    guard !ranges.isEmpty else { return false }
    let boundaries = WordBreaks.offsets(in: text)
    return ranges.contains { range in
      [range.lowerBound, range.upperBound]
        .allSatisfy { boundaries.contains($0.utf16Offset(in: text)) }
    }
  }
}

/// A word of a text or of a term.
private struct TermWord {
  /// The word as in the text.
  let text: Substring
  /// The word in lowercase.
  let lowercased: String
  /// The part of the word that inflected forms share.
  let stem: String
  /// The word in lowercase without the accents of Spanish, if it is in Spanish.
  let plain: String

  static func words(of text: String, in language: TermLanguage) -> [TermWord] {
    text.split { !$0.isLetter && !$0.isNumber && !$0.isApostrophe }
      .compactMap { part in
        var word = part
        while word.first?.isApostrophe ?? false { word.removeFirst() }
        while word.last?.isApostrophe ?? false { word.removeLast() }
        guard !word.isEmpty else { return nil }
        let lowercased = word.lowercased().replacing("’", with: "'")
        return TermWord(
          text: word,
          lowercased: lowercased,
          stem: language.stem(lowercased),
          plain: language == .spanish
            ? String(lowercased.map { accents[$0] ?? $0 }) : lowercased
        )
      }
  }

  /// Returns whether the word is an inflected form of another one.
  func isForm(of other: TermWord, in language: TermLanguage, acceptsEndings: Bool) -> Bool {
    if lowercased == other.lowercased || stem == other.stem { return true }
    // The stems of words such as "imagen" and "imágenes" differ, and those of irregular verbs.
    if language == .spanish {
      return spanishSingular == other.spanishSingular || isForm(ofSpanishVerb: other)
        || other.isForm(ofSpanishVerb: self)
    }
    guard acceptsEndings else { return false }
    switch language {
    case .english: return EnglishVerbs.areForms(lowercased, other.lowercased)
    case .spanish: return false
    case .other: return lowercased.hasPrefix(other.lowercased)
    case .compounding:
      return lowercased.hasPrefix(other.lowercased) || lowercased.hasSuffix(other.lowercased)
    }
  }

  /// Whether the word is a Spanish article or possessive, which may be inside of a phrase.
  var isArticle: Bool { Self.articles.contains(lowercased) }

  private static let articles: Set = [
    "el", "la", "los", "las", "un", "una", "unos", "unas", "lo", "mi", "mis", "tu", "tus", "su",
    "sus",
    "nuestro", "nuestra", "nuestros", "nuestras", "este", "esta", "estos", "estas",
  ]

  /// Returns whether another word is an infinitive of which the word is a form.
  private func isForm(ofSpanishVerb other: TermWord) -> Bool {
    guard plain.first == other.plain.first || SpanishVerb.changesInitial(other.plain) else {
      return false
    }
    return SpanishVerb(infinitive: other.plain)?.hasForm(plain) ?? false
  }

  private static let accents: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u",
  ]

  /// The word without accents and without the ending of a plural.
  private var spanishSingular: String {
    var word = plain
    if word.hasSuffix("ces") { return word.dropLast(3) + "z" }
    if word.hasSuffix("es"), let last = word.dropLast(2).last, !"aeiou".contains(last) {
      word.removeLast(2)
    } else if word.hasSuffix("s") {
      word.removeLast()
    }
    return word
  }

  /// Returns whether the letters that the word shares with another one have the same case.
  func hasCase(of other: TermWord) -> Bool {
    zip(zip(text, lowercased), zip(other.text, other.lowercased))
      .prefix { $0.0.1 == $0.1.1 }
      .allSatisfy { $0.0.0 == $0.1.0 }
  }
}

/// What is known about the inflection of a language.
private enum TermLanguage {
  case english
  case spanish
  /// Words are joined, and the last one has the ending.
  case compounding
  case other

  init(_ tag: String) {
    switch tag.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "en": self = .english
    case "es": self = .spanish
    case "da", "de", "et", "fi", "hu", "is", "nb", "nl", "nn", "no", "sv": self = .compounding
    default: self = .other
    }
  }

  func stem(_ word: String) -> String {
    switch self {
    case .english: EnglishStemmer.stem(word)
    case .spanish: SpanishStemmer.stem(word)
    case .compounding, .other: word
    }
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}
