import FormatString

extension String {
  /// Whether the text has letters outside of its specifiers: nobody needs to translate "%lld / %lld".
  package var hasWords: Bool { FormatString(parsing: self).hasWords }

  /// Whether the text is empty, or whitespace alone.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Returns whether the text has `word` as a word of its own: not within a longer one.
  func hasWord(_ word: String, isCaseSensitive: Bool) -> Bool {
    let text = isCaseSensitive ? self : lowercased()
    let word = isCaseSensitive ? word : word.lowercased()
    return !word.isEmpty
      && text.ranges(of: word)
        .contains { range in
          !text.continuesWord(at: range.lowerBound) && !text.continuesWord(at: range.upperBound)
        }
  }

  /// Returns whether the text has `word` anywhere, as inflection and compounds make it longer.
  func hasPart(_ word: String, isCaseSensitive: Bool) -> Bool {
    isCaseSensitive ? contains(word) : lowercased().contains(word.lowercased())
  }

  /// Returns whether the characters on both sides of an index belong to one word.
  private func continuesWord(at index: Index) -> Bool {
    guard index > startIndex, index < endIndex else { return false }
    return self[self.index(before: index)].isPartOfSpacedWord && self[index].isPartOfSpacedWord
  }
}

extension FormatString {
  /// Whether there are letters between the arguments.
  var hasWords: Bool {
    segments.contains { segment in
      guard case .text(let words) = segment else { return false }
      return words.contains(where: \.isLetter)
    }
  }
}

extension Character {
  /// Whether the character is part of a word that others set off with blanks.
  ///
  /// Chinese, Japanese, Thai and their neighbours write words without blanks between them.
  fileprivate var isPartOfSpacedWord: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
    return !scalar.properties.isIdeographic && !Self.unspaced.contains { $0.contains(scalar.value) }
  }

  /// Thai, Lao, Myanmar and Khmer; Hiragana and Katakana.
  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF,
  ]
}
