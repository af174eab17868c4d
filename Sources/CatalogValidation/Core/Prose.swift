import FormatString

/// A text as somebody reads it: its words, without placeholders, addresses and code.
package struct Prose: Sendable {
  /// The text that holds the words.
  package let leaf: LocalizationLeaf
  /// The words, in the order of the text.
  package let words: [Word]

  /// A word of a text.
  package struct Word: Hashable, Sendable {
    /// The word as it stands there.
    package let text: Substring
    /// The word in lower case, as ``LanguageConventions`` has it.
    package let folded: String
    /// Whether a sentence, or the text itself, starts with it.
    package let startsSentence: Bool
    /// Whether nothing but blanks stands between it and the word before.
    package let followsWord: Bool
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ leaf: LocalizationLeaf) {
    self.leaf = leaf
    words = Self.words(of: leaf)
  }

  private static func words(of leaf: LocalizationLeaf) -> [Word] {
    var words: [Word] = []
    var (startsSentence, followsWord) = (true, false)
    for run in runs(of: leaf) {
      guard let text = run else {
        (startsSentence, followsWord) = (false, false)
        continue
      }
      for chunk in text.split(whereSeparator: \.isWhitespace) {
        guard !isAddress(chunk) else {
          (startsSentence, followsWord) = (false, false)
          continue
        }
        var isOpen = chunk.first?.isPartOfWord ?? false
        for word in chunk.split(whereSeparator: { !$0.isPartOfWord }) {
          let opens =
            word.startIndex > chunk.startIndex
            && chunk[chunk.index(before: word.startIndex)].opensSentence
          words.append(
            Word(
              text: word,
              folded: word.lowercased(),
              startsSentence: startsSentence || opens,
              followsWord: followsWord && isOpen
            )
          )
          (startsSentence, followsWord, isOpen) = (false, true, false)
        }
        if chunk.contains(where: \.endsSentence) { startsSentence = true }
        if !(chunk.last?.isPartOfWord ?? false) { followsWord = false }
      }
    }
    return words
  }

  /// Returns what stands between placeholders and code, and `nil` for each of those.
  private static func runs(of leaf: LocalizationLeaf) -> [Substring?] {
    guard leaf.traits.contains(.percentSign) else { return withoutCode(leaf.value[...], leaf) }
    return FormatString(parsing: leaf.value).segments
      .flatMap { segment -> [Substring?] in
        switch segment {
        case .text(let text): withoutCode(text[...], leaf)
        case .escapedPercent: []
        case .specifier, .argument, .substitution: [nil]
        }
      }
  }

  /// Returns what stands between pieces of code, and `nil` for each of those: what stands between
  /// backticks, and lines that are indented.
  private static func withoutCode(_ text: Substring, _ leaf: LocalizationLeaf) -> [Substring?] {
    var runs: [Substring?] = [text]
    if leaf.traits.contains(.newline), leaf.traits.contains(.doubleBlank) {
      runs = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") ? nil : $0 }
    }
    guard leaf.traits.contains(.emphasisMark) else { return runs }
    return runs.flatMap { run -> [Substring?] in
      guard let run else { return [nil] }
      return run.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? $0.element : nil }
    }
  }

  /// Whether what stands between two blanks is read by programs: `https://…`, `name@host`, `a.swift`,
  /// `--option`, `#if`.
  private static func isAddress(_ chunk: Substring) -> Bool {
    let text = chunk.drop { !$0.isPartOfWord && !"/#@-".contains($0) }
    return text.contains("://") || text.contains("@") || text.hasPrefix("/") || text.hasPrefix("#")
      || text.hasPrefix("--") || text.contains(/[[:alnum:]]\.[[:alpha:]]/)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || self == "'" || self == "’" || self == "-"
  }

  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "…", ":", "。", "•", "-", "–", "—", "/", "|", "→", "·": true
    default: false
    }
  }

  fileprivate var opensSentence: Bool {
    switch self {
    case "¿", "¡", "\"", "«", "“", "‘", "(", "[": true
    default: false
    }
  }
}
