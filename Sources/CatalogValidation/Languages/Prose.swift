import FormatString
import ICU
import Synchronization

/// The words of a text, without placeholders, addresses and code.
package struct Prose: Sendable {
  /// The text that contains the words.
  package let leaf: LocalizationLeaf
  /// The words, in text order.
  package let words: [Word]

  /// A word of a text.
  package struct Word: Hashable, Sendable {
    /// The word as written.
    package let text: Substring
    /// The word in lowercase, as in ``LanguageConventions``.
    package let folded: String
    /// Whether it is the first word of the text or of a sentence.
    package let startsSentence: Bool
    /// Whether only whitespace separates it from the previous word.
    package let followsWord: Bool
  }

  /// Splits a text into words.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ leaf: LocalizationLeaf) {
    self.leaf = leaf
    var reader = WordReader(mayHaveAddress: leaf.traits.contains(.addressMark))
    for run in Self.runs(of: leaf) {
      if let run { reader.read(run) } else { reader.skip() }
    }
    words = reader.words
  }

  /// Returns the parts between placeholders and code, and `nil` for each placeholder or code span.
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

  /// Returns the parts between code spans, and `nil` for each of them.
  ///
  /// Code is text between backticks, and indented lines. `isCode` is whether a backtick is open,
  /// which may be the case across a placeholder: `` `%@` ``.
  private static func withoutCode(
    _ text: Substring,
    _ leaf: LocalizationLeaf,
    _ isCode: inout Bool
  ) -> [Substring?] {
    var runs: [Substring?] = [text]
    if leaf.traits.contains(.newline), leaf.traits.contains(.doubleSpace) {
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

// MARK: - Words

/// The words of a text by several definitions, in lowercase, each of which is used by few rules.
final class LeafWords: Sendable {
  // The text owns its words, and rules reach them through it.
  private unowned let leaf: LocalizationLeaf
  private let lazyProse = LazyValue<[Prose.Word]>()
  private let lazyLetterRuns = LazyValue<Set<Substring>>()
  private let lazyRuns = LazyValue<LetterRuns?>()
  private let lazyContractions = LazyValue<Set<Substring>>()
  private let lazyLetters = LazyValue<SearchText>()

  /// Prepares the words of a text.
  init(_ leaf: LocalizationLeaf) {
    self.leaf = leaf
  }

  /// The words without placeholders, addresses and code.
  var prose: [Prose.Word] { lazyProse.value { Prose(leaf).words } }

  /// The sequences of letters.
  var letterRuns: Set<Substring> { lazyLetterRuns.value { Set(leaf.value.lowercasedLetterRuns) } }

  /// The sequences of letters of an ASCII text; `nil` for other texts.
  var runs: LetterRuns? { lazyRuns.value { LetterRuns(leaf.value) } }

  /// The sequences of letters and apostrophes.
  var contractions: Set<Substring> {
    lazyContractions.value {
      Set(leaf.value.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" })
    }
  }

  /// All letters, without accents.
  var letters: SearchText { lazyLetters.value { SearchText(leaf.value.filter(\.isLetter)) } }
}

/// A value that is computed on first use.
struct LazyValue<Value: Sendable>: ~Copyable, Sendable {
  private let reference = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Returns the value, which several threads may compute at first.
  func value(_ compute: () -> Value) -> Value {
    (reference.load() ?? reference.storeIfNil(Box(compute()))).value
  }
}

extension StringProtocol {
  /// The sequences of letters, in lowercase.
  ///
  /// - Complexity: O(*n*) in the length of the text; ASCII takes a tenth of the time.
  var lowercasedLetterRuns: [Substring] {
    let text = lowercased()
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isLetter } }
    return text.utf8.split { !$0.isLowercase }.map { Substring($0) }
  }

  /// The number of letters.
  ///
  /// - Complexity: O(*n*) in the length of the text; ASCII takes a tenth of the time.
  var letterCount: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count(where: \.isLetter) : count(where: \.isLetter)
  }

  /// Whether all characters are letters.
  ///
  /// - Complexity: O(*n*) in the length of the text; ASCII takes a tenth of the time.
  var hasOnlyLetters: Bool {
    utf8.allSatisfy(\.isLetter) || allSatisfy(\.isLetter)
  }
}

extension String {
  /// Whether the text has letters outside of its specifiers; "%lld / %lld" needs no translation.
  package var hasWords: Bool { FormatString(parsing: self).hasWords }

  /// Whether the text is empty or consists of whitespace.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Returns whether the text contains `word` as a whole word.
  func hasWord(_ word: String, isCaseSensitive: Bool) -> Bool {
    let text = isCaseSensitive ? self : lowercased()
    let word = isCaseSensitive ? word : word.lowercased()
    return !word.isEmpty
      && text.ranges(of: word)
        .contains { range in
          !text.continuesWord(at: range.lowerBound) && !text.continuesWord(at: range.upperBound)
        }
  }

  /// Returns whether the characters on both sides of an index belong to the same word.
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
  /// Whether the character is part of a word in a script that separates words with spaces.
  ///
  /// Chinese, Japanese, Thai and some other scripts do not.
  fileprivate var isPartOfSpacedWord: Bool {
    (isLetter || isNumber) && !isOfUnspacedScript
  }

  /// Whether the character belongs to a script that does not separate words.
  var isOfUnspacedScript: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x0E00 else { return false }
    return scalar.properties.isIdeographic || Self.unspaced.contains { $0.contains(scalar.value) }
  }

  /// Thai, Lao, Myanmar and Khmer; Hiragana and Katakana.
  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF,
  ]
}
