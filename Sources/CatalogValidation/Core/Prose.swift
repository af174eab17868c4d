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
    var reader = WordReader()
    for run in Self.runs(of: leaf) {
      if let run { reader.read(run) } else { reader.skip() }
    }
    words = reader.words
  }

  /// Returns what stands between placeholders and code, and `nil` for each of those.
  private static func runs(of leaf: LocalizationLeaf) -> [Substring?] {
    var isCode = false
    guard let format = leaf.format else { return withoutCode(leaf.value[...], leaf, &isCode) }
    return format.segments
      .flatMap { segment -> [Substring?] in
        switch segment {
        case .text(let text): withoutCode(text[...], leaf, &isCode)
        case .escapedPercent: []
        case .specifier, .argument, .substitution: [nil]
        }
      }
  }

  /// Returns what stands between pieces of code, and `nil` for each of those: what stands between
  /// backticks, and lines that are indented.
  ///
  /// `isCode` says whether a backtick is open, as it may be across a placeholder: `` `%@` ``.
  private static func withoutCode(
    _ text: Substring,
    _ leaf: LocalizationLeaf,
    _ isCode: inout Bool
  ) -> [Substring?] {
    var runs: [Substring?] = [text]
    if leaf.traits.contains(.newline), leaf.traits.contains(.doubleBlank) {
      runs = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") ? nil : $0 }
    }
    guard leaf.traits.contains(.emphasisMark) else { return runs }
    var prose: [Substring?] = []
    for run in runs {
      guard let pieces = run?.split(separator: "`", omittingEmptySubsequences: false) else {
        prose.append(nil)
        continue
      }
      for (offset, piece) in pieces.enumerated() {
        if offset > 0 { isCode.toggle() }
        prose.append(isCode ? nil : piece)
      }
    }
    return prose
  }
}
