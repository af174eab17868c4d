/// A word of a phrase that is inflected.
struct PhraseWord {
  /// The word, without the spaces around it.
  var text: String
  /// Whether punctuation or an inserted text is between it and the word before.
  var startsPhrase = false
}

/// The rules with which a language changes the words of a phrase.
protocol PhraseInflection {
  /// Changes the words of a phrase in the singular to the plural.
  static func pluralize(_ words: inout [PhraseWord])
  /// Changes the words of a phrase to the feminine.
  static func makeFeminine(_ words: inout [PhraseWord])
}

extension PhraseInflection {
  static func makeFeminine(_ words: inout [PhraseWord]) {}

  /// Returns the words of a list.
  static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Returns a table from a list of words and their forms in turn.
  static func dictionary(_ list: String) -> [String: String] {
    let words = list.split(whereSeparator: \.isWhitespace).map(String.init)
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension String {
  /// Returns the form of a word with the case of the word.
  ///
  /// Abbreviations such as `PDF` do not change.
  ///
  /// - Parameter form: Returns the form of the word in lowercase.
  /// - Returns: The form.
  func inflected(_ form: (String) -> String) -> String {
    let lower = lowercased()
    guard lower != self else { return form(lower) }
    guard count == 1 || uppercased() != self else { return self }
    let inflected = form(lower)
    return first.map { $0.isUppercase } ?? false
      ? inflected.prefix(1).uppercased() + inflected.dropFirst() : inflected
  }
}
