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
  ///   - acceptsEndings: Whether words may have any ending in languages whose inflection is unknown.
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
    let wanted = TermWord.words(of: term, in: language)
    guard !wanted.isEmpty else { return text.hasWord(term, isCaseSensitive: isCaseSensitive) }
    guard wanted.count <= words.count else { return false }
    return (0...words.count - wanted.count)
      .contains { start in
        zip(wanted, words[start...])
          .allSatisfy { wanted, word in
            word.isForm(of: wanted, in: language, acceptsEndings: acceptsEndings)
              && (!isCaseSensitive || word.hasCase(of: wanted))
          }
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

  static func words(of text: String, in language: TermLanguage) -> [TermWord] {
    text.split { !$0.isLetter && !$0.isNumber && !$0.isApostrophe }
      .compactMap { part in
        var word = part
        while word.first?.isApostrophe ?? false { word.removeFirst() }
        while word.last?.isApostrophe ?? false { word.removeLast() }
        guard !word.isEmpty else { return nil }
        let lowercased = word.lowercased().replacing("’", with: "'")
        return TermWord(text: word, lowercased: lowercased, stem: language.stem(lowercased))
      }
  }

  /// Returns whether the word is an inflected form of another one.
  func isForm(of other: TermWord, in language: TermLanguage, acceptsEndings: Bool) -> Bool {
    if lowercased == other.lowercased || stem == other.stem { return true }
    // The stems of words such as "imagen" and "imágenes" differ.
    if language == .spanish, spanishSingular == other.spanishSingular { return true }
    guard acceptsEndings else { return false }
    switch language {
    case .english, .spanish: return false
    case .other: return lowercased.hasPrefix(other.lowercased)
    case .compounding:
      return lowercased.hasPrefix(other.lowercased) || lowercased.hasSuffix(other.lowercased)
    }
  }

  /// The word without accents and without the ending of a plural.
  private var spanishSingular: String {
    let accents: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
    var word = String(lowercased.map { accents[$0] ?? $0 })
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
