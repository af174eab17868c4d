/// Measures the similarity of a text and others by their words.
///
/// It is the share of the words that need no change: an edit distance in which longer words cost
/// more, and another form of the same word or another placeholder less.
struct WordComparison {
  private let own: MemoryWords

  /// The greatest score of texts that differ by a negation or by opposites.
  static let greatestScoreOfOpposites = 60
  /// The number of points that another number takes off at least.
  private static let numberPenalty = 15
  private static let placeholderPenalty = 10
  /// The greatest number of pairs of words that are compared.
  private static let pairLimit = 250_000
  /// The costs of replacing a word are tenths of its weight.
  private static let scale = 10
  private static let costOfForm = 3
  private static let costOfPlaceholder = 5

  /// Prepares a text in the form ``MemoryText/compared``.
  init(_ text: String) {
    own = MemoryWords(ofCompared: text)
  }

  /// Returns the score of another text whose similarity by characters is known.
  ///
  /// - Parameters:
  ///   - text: The other text.
  ///   - characters: Its similarity by characters, in percent.
  /// - Returns: The score, which is at most the similarity by characters and can be negative.
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the numbers of words between the first and
  ///   the last one that differ.
  func score(of text: String, characters: Int) -> Int {
    let other = MemoryWords(ofCompared: text)
    var score = min(characters, similarity(to: other))
    if other.placeholders != own.placeholders { score -= Self.placeholderPenalty }
    if other.numbers != own.numbers { score = min(score, characters - Self.numberPenalty) }
    return isOpposite(to: other) ? min(score, Self.greatestScoreOfOpposites) : score
  }

  /// Returns the similarity of the words, in percent.
  private func similarity(to other: MemoryWords) -> Int {
    let total = max(Self.weight(of: own.words[...]), Self.weight(of: other.words[...]))
    guard total > 0 else { return 100 }
    let start = zip(own.words, other.words).prefix { $0 == $1 }.count
    var (first, second) = (own.words[start...], other.words[start...])
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    first.removeLast(end)
    second.removeLast(end)
    return 100 - (100 * Self.distance(first, second) + total * Self.scale - 1)
      / (total * Self.scale)
  }

  private static func weight(of words: ArraySlice<MemoryWords.Word>) -> Int {
    words.reduce(0) { $0 + $1.weight }
  }

  /// Returns the least cost of the insertions, deletions and replacements between two texts.
  private static func distance(
    _ first: ArraySlice<MemoryWords.Word>,
    _ second: ArraySlice<MemoryWords.Word>
  ) -> Int {
    guard first.count * second.count <= pairLimit else {
      return scale * max(weight(of: first), weight(of: second))
    }
    let second = Array(second)
    var costs = [0]
    for word in second { costs.append(costs[costs.count - 1] + scale * word.weight) }
    for word in first {
      var diagonal = costs[0]
      costs[0] += scale * word.weight
      for (index, other) in second.enumerated() {
        let replaced = diagonal + cost(ofReplacing: word, by: other)
        diagonal = costs[index + 1]
        costs[index + 1] = min(
          replaced,
          diagonal + scale * word.weight,
          costs[index] + scale * other.weight
        )
      }
    }
    return costs[second.count]
  }

  private static func cost(
    ofReplacing word: MemoryWords.Word,
    by other: MemoryWords.Word
  ) -> Int {
    guard word != other else { return 0 }
    let weight = max(word.weight, other.weight)
    guard word.kind == other.kind else { return weight * scale }
    switch word.kind {
    case .placeholder: return weight * costOfPlaceholder
    case .number: return weight * scale
    case .word:
      let areForms = WordPairs.areForms(word.characters, other.characters)
      return weight * (areForms ? costOfForm : scale)
    }
  }

  /// Returns whether one of the texts negates the other, or has an opposite in place of a word.
  private func isOpposite(to other: MemoryWords) -> Bool {
    let negations = (own.words.count(where: \.isNegation), other.words.count(where: \.isNegation))
    guard negations.0 == negations.1 else { return true }
    let (first, second) = (Set(own.words), Set(other.words))
    let left = second.subtracting(first).filter { $0.kind == .word }
    guard !left.isEmpty else { return false }
    let differing = first.subtracting(second).filter { $0.kind == .word }
    guard differing.count * left.count <= Self.pairLimit else { return false }
    return differing.contains { word in
      left.contains { WordPairs.areOpposites(word.characters, $0.characters) }
    }
  }
}
