/// The words, numbers and placeholders of a text in the form ``MemoryText/compared``.
///
/// Punctuation and spaces are left out. Each character of a script without spaces between words is
/// a word.
struct MemoryWords {
  /// A word, a number or a placeholder.
  struct Word: Hashable {
    /// The characters, with `'` for each apostrophe.
    let characters: ArraySlice<Unicode.Scalar>
    /// The kind.
    let kind: Kind
    /// Whether the word negates a text.
    let isNegation: Bool

    /// How much the word counts: 4 to 9 for words of one to six and more letters.
    ///
    /// Most short words are articles, prepositions and the like.
    var weight: Int { kind == .word ? 3 + min(characters.count, 6) : 7 }
  }

  /// The kinds of words.
  enum Kind: Hashable { case word, number, placeholder }

  /// The words in the order of the text.
  let words: [Word]

  /// Finds the words of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(ofCompared text: String) {
    let scalars = text.unicodeScalars.map { $0 == "’" ? "'" : $0 }
    var words: [Word] = []
    var start = 0
    while start < scalars.count {
      let kind = Self.kind(of: scalars[start])
      var end = start + 1
      defer { start = end }
      guard let kind else { continue }
      if kind != .placeholder, !scalars[start].isOfUnspacedScript {
        while end < scalars.count, Self.continues(kind, scalars, at: end) { end += 1 }
      }
      let characters = scalars[start..<end]
      words.append(
        Word(
          characters: characters,
          kind: kind,
          isNegation: kind == .word && WordPairs.isNegation(characters)
        )
      )
    }
    self.words = words
  }

  /// The numbers in the order of the text.
  var numbers: [Word] { words.filter { $0.kind == .number } }

  /// The placeholders by kind.
  var placeholders: [Unicode.Scalar] {
    words.filter { $0.kind == .placeholder }.flatMap(\.characters).sorted()
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    if MemoryText.isPlaceholder(scalar) { return .placeholder }
    if "0"..."9" ~= scalar { return .number }
    let properties = scalar.properties
    if scalar.value > 0x7F, properties.numericType == .decimal { return .number }
    return properties.isAlphabetic || scalar.isMark ? .word : nil
  }

  /// Returns whether a word continues at a position.
  private static func continues(_ kind: Kind, _ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if kind == .word, scalar == "'" {
      return index + 1 < scalars.count && self.kind(of: scalars[index + 1]) == .word
    }
    return self.kind(of: scalar) == kind && !scalar.isOfUnspacedScript
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script that does not separate words by spaces: Chinese,
  /// Japanese, Thai, Lao, Myanmar and Khmer.
  fileprivate var isOfUnspacedScript: Bool {
    switch value {
    case ..<0x0E00: false
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF: true
    default: properties.isIdeographic
    }
  }

  /// Whether the character is part of the letter before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: value > 0x7F
    default: false
    }
  }
}
