/// A word from which a stemmer removes suffixes.
struct StemmedWord {
  /// The letters that are left.
  var letters: [Unicode.Scalar]
  /// The start of the region R1: after the first consonant that follows a vowel.
  var firstRegion: Int
  /// The start of the region R2: R1 of R1.
  var secondRegion: Int

  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    firstRegion = letters.count
    secondRegion = letters.count
  }

  /// The number of letters.
  var count: Int { letters.count }

  /// The letters as a string.
  var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: letters)
    return String(scalars)
  }

  /// Returns the position after the first consonant that follows a vowel; `nil` if there is none.
  func region(from start: Int, _ isVowel: (Unicode.Scalar) -> Bool) -> Int? {
    guard let vowel = letters[start...].firstIndex(where: isVowel),
      let consonant = letters[vowel...].firstIndex(where: { !isVowel($0) })
    else { return nil }
    return consonant + 1
  }

  /// Sets both regions.
  ///
  /// - Parameters:
  ///   - start: The start of R1, if it is not found by its vowels.
  ///   - isVowel: Whether a letter is a vowel.
  mutating func setRegions(from start: Int?, _ isVowel: (Unicode.Scalar) -> Bool) {
    guard let first = start ?? region(from: 0, isVowel) else { return }
    firstRegion = first
    if let second = region(from: first, isVowel) { secondRegion = second }
  }

  /// Returns whether the letters before a position end with others.
  func hasSuffix(_ suffix: String.UnicodeScalarView, before end: Int? = nil) -> Bool {
    let end = end ?? count
    return end >= suffix.count && letters[..<end].reversed().starts(with: suffix.reversed())
  }

  /// Returns whether the letters before a position end with others.
  func hasSuffix(_ suffix: String, before end: Int? = nil) -> Bool {
    hasSuffix(suffix.unicodeScalars, before: end)
  }

  /// Returns the longest suffix of a table, with the position at which it starts.
  ///
  /// - Parameters:
  ///   - table: The suffixes.
  ///   - bound: The least position at which the suffix may start.
  ///   - end: The position after the suffix; `nil` for the end of the word.
  /// - Returns: The suffix; `nil` if there is none.
  func suffix<Action>(
    of table: SuffixTable<Action>,
    from bound: Int = 0,
    before end: Int? = nil
  ) -> (start: Int, action: Action)? {
    let end = end ?? count
    guard end > bound, let suffixes = table.byLastLetter[letters[end - 1]] else { return nil }
    for suffix in suffixes where end - suffix.letters.count >= bound {
      let start = end - suffix.letters.count
      if letters[start..<end].elementsEqual(suffix.letters) { return (start, suffix.action) }
    }
    return nil
  }

  /// Replaces the letters from a position.
  mutating func replace(from start: Int, by replacement: String = "") {
    letters.replaceSubrange(start..., with: replacement.unicodeScalars)
  }

  /// Removes the letters from a position if it is in R2 and others precede it.
  ///
  /// - Returns: Whether they were removed.
  @discardableResult mutating func removeInSecondRegion(_ suffix: String) -> Bool {
    let start = count - suffix.unicodeScalars.count
    guard start >= secondRegion, hasSuffix(suffix) else { return false }
    replace(from: start)
    return true
  }
}

/// Suffixes of words, each with what is done for it.
struct SuffixTable<Action> {
  struct Suffix {
    let letters: [Unicode.Scalar]
    let action: Action
  }

  /// The suffixes by their last letter, the longest first.
  fileprivate let byLastLetter: [Unicode.Scalar: [Suffix]]

  /// Creates a table.
  ///
  /// - Parameter suffixes: The suffixes of each action, separated by spaces.
  init(_ suffixes: KeyValuePairs<String, Action>) {
    var table: [Unicode.Scalar: [Suffix]] = [:]
    for (texts, action) in suffixes {
      for text in texts.split(separator: " ") {
        let letters = Array(text.unicodeScalars)
        guard let last = letters.last else { continue }
        table[last, default: []].append(Suffix(letters: letters, action: action))
      }
    }
    byLastLetter = table.mapValues { $0.sorted { $0.letters.count > $1.letters.count } }
  }
}

extension SuffixTable: Sendable where Action: Sendable {}
extension SuffixTable.Suffix: Sendable where Action: Sendable {}
