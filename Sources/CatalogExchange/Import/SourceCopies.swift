import CatalogValidation

/// Decides whether a translation that becomes the source text again is a translation.
///
/// Languages share words and names, so that *Radio* may be the better translation of *Radio*. A
/// program that returns texts untranslated returns several of them.
struct SourceCopies {
  private let words: SharedWords
  /// Whether the file returns the source text where that is no translation.
  private let isFileOfCopies: Bool

  /// Evaluates the finished translations of a catalog and those that replace them.
  ///
  /// - Parameters:
  ///   - words: The words that the languages share.
  ///   - replacements: The texts that replace other translations, with the source texts.
  init(_ words: SharedWords, _ replacements: [Replacement]) {
    self.words = words
    let copies = replacements.filter(\.isCopy)
    isFileOfCopies =
      copies.count > Self.greatestCount && 2 * copies.count > replacements.count
      || copies.contains { copy in
        UnchangedText.words(of: copy.new).count > 1
          && !words.areTranslation(of: copy.new, insteadOf: copy.old)
      }
  }

  /// The greatest number of copies that may be all texts that a file replaces.
  private static let greatestCount = 2

  /// A text that replaces a translation.
  struct Replacement {
    /// The translation.
    let old: String
    /// The new text.
    let new: String
    /// Whether the new text is the source text.
    let isCopy: Bool
  }

  /// Returns whether the source text is a translation of itself.
  ///
  /// - Parameters:
  ///   - source: The source text.
  ///   - old: The translation that it replaces.
  /// - Returns: Whether it is.
  func isTranslation(_ source: String, insteadOf old: String) -> Bool {
    !isFileOfCopies && words.areTranslation(of: source, insteadOf: old)
  }
}

/// The words that two languages share, according to the finished translations of a catalog.
struct SharedWords {
  /// The numbers of translations that have the words of their source texts, and that lack them.
  private var counts: [String: (kept: Int, replaced: Int)] = [:]

  /// Adds a translation.
  mutating func insert(_ source: String, _ translation: String) {
    let kept = Set(UnchangedText.words(of: translation))
    for word in Set(UnchangedText.words(of: source)) {
      if kept.contains(word) {
        counts[word, default: (0, 0)].kept += 1
      } else {
        counts[word, default: (0, 0)].replaced += 1
      }
    }
  }

  /// Returns whether the words of a source text are words of the other language too.
  ///
  /// At least one other translation must have each of them.
  ///
  /// - Parameters:
  ///   - source: The source text.
  ///   - old: The translation that was inserted for it.
  /// - Returns: Whether they are; also if it has none, such as a text of placeholders.
  func areTranslation(of source: String, insteadOf old: String) -> Bool {
    let words = Set(UnchangedText.words(of: source))
    let own = Set(UnchangedText.words(of: old))
    return words.allSatisfy { word in
      var (kept, replaced) = counts[word] ?? (0, 0)
      if own.contains(word) { kept -= 1 } else { replaced -= 1 }
      return kept >= max(replaced, 1)
    }
  }
}
