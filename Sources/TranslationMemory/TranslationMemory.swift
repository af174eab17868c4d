/// Translations into one language that can be used again.
///
/// ```swift
/// let memory = TranslationMemory(units)
/// for match in memory.matches(for: MemoryQuery("Open the door")) { print(match.score) }
/// ```
package struct TranslationMemory: Sendable {
  private var store = UnitStore()
  private var index = SourceIndex()

  /// Creates a memory.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the texts.
  package init(_ units: some Sequence<MemoryUnit> = []) {
    store.reserveCapacity(units.underestimatedCount)
    index.reserveCapacity(units.underestimatedCount)
    for unit in units { append(unit) }
  }

  /// Adds a unit.
  ///
  /// - Complexity: O(*n*), where *n* is the length of its texts.
  package mutating func append(_ unit: MemoryUnit) {
    store.append(unit)
    index.append(MemoryText(unit.source))
  }

  /// The number of units.
  package var count: Int { store.count }

  /// The units in the order in which they were added.
  package var units: some RandomAccessCollection<MemoryUnit> {
    (0..<store.count).lazy.map { store[$0] }
  }

  /// Returns the units whose source texts are most similar to a text, the best first.
  ///
  /// Units with the same translation are returned once. All source texts are compared. Only among
  /// hundreds of thousands of texts, or with texts of tens of thousands of characters, the least
  /// promising ones are skipped to limit the time.
  ///
  /// - Complexity: O(*m*), where *m* is the number of source texts, of which each takes the time to
  ///   compare 32 bytes; and O(*l* × *k* / 64) for each of those that have similar characters, where
  ///   *l* and *k* are the lengths of the texts.
  package func matches(for query: MemoryQuery) -> [MemoryMatch] {
    guard query.limit > 0 else { return [] }
    let text = MemoryText(query.text)
    var best = BestMatches(limit: query.limit, minimumScore: max(query.minimumScore, 1))
    let scoring = Scoring(query: query)
    for position in index.texts(like: text) {
      consider(position, with: scoring, into: &best) { unit in
        let isEqual = MemoryText(store.source(at: unit)).exact == text.exact
        return isEqual ? MemoryMatch.scoreOfEqualText : 99
      }
    }
    if best.bound <= 98 { addSimilar(to: text, with: scoring, into: &best) }
    return best.sorted.map { MemoryMatch(unit: store[$0.unit], score: $0.score) }
  }

  /// The number of operations on words of 64 bits that a look-up takes at most.
  ///
  /// They take about 10 milliseconds. Without the limit, the texts with the least possible
  /// similarity would take most of the time, and hardly ever be among the best.
  private static let operationLimit = 6_000_000

  /// Adds the units whose source texts are similar but not the same.
  ///
  /// The similarity by characters is never less than the score, and takes little time. Only texts
  /// for which it suffices are compared by their words.
  private func addSimilar(
    to text: MemoryText,
    with scoring: Scoring,
    into best: inout BestMatches
  ) {
    let common = CommonSubsequence(text.compared)
    let words = WordComparison(text.compared)
    let same = index.texts(like: text)
    var operationsLeft = Self.operationLimit
    for candidate in index.counts.candidates(for: text.compared, atLeast: best.bound) {
      guard candidate.bound >= best.bound else { break }
      let position = Int(candidate.position)
      let total = common.count + index.counts.length(at: position)
      let operations = common.wordCount * index.counts.length(at: position)
      guard operations <= operationsLeft, total > 0 else { continue }
      operationsLeft -= operations
      let length = index.withText(at: position) { common.length(with: $0) }
      let characters = min(98, length * 200 / total)
      guard characters >= best.bound, !same.contains(position) else { continue }
      let other = index.withText(at: position) { String(decoding: $0, as: UTF8.self) }
      let score = words.score(of: other, characters: characters)
      guard score >= best.bound else { continue }
      consider(position, with: scoring, into: &best) { _ in score }
    }
  }

  /// Adds the units of a source text to the best ones.
  private func consider(
    _ position: Int,
    with scoring: Scoring,
    into best: inout BestMatches,
    similarity: (_ unit: Int) -> Int
  ) {
    for unit in index.units(ofText: position) {
      let score = scoring.score(of: store[unit], similarity: similarity(unit))
      best.insert(unit, score, translation: store.target(at: unit))
    }
  }
}

/// The rules by which a score is more or less than the similarity of the texts.
private struct Scoring {
  let query: MemoryQuery

  /// Returns the score of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - similarity: The similarity of its source text to that of the query, from 0 to 100.
  /// - Returns: The score, which can be negative.
  func score(of unit: MemoryUnit, similarity: Int) -> Int {
    var score = similarity
    let hasSameComment = query.comment != nil && query.comment == unit.comment
    if score == MemoryMatch.scoreOfEqualText,
      hasSameComment || query.context != nil && query.context == unit.context
    {
      score = 101
    } else if let comment = query.comment, let other = unit.comment, comment != other {
      score -= 1
    }
    if unit.origin.isMachine { score -= 5 }
    return score - unit.origin.penalty
  }
}

/// The units with the greatest scores, one for each translation.
private struct BestMatches {
  private var matches: [ArraySlice<UInt8>: (unit: Int, score: Int)] = [:]
  private let limit: Int
  /// The least score that a unit must have to be inserted.
  private(set) var bound: Int

  init(limit: Int, minimumScore: Int) {
    self.limit = limit
    bound = minimumScore
  }

  mutating func insert(_ unit: Int, _ score: Int, translation: ArraySlice<UInt8>) {
    guard score >= bound else { return }
    if let other = matches[translation], (other.score, unit) > (score, other.unit) { return }
    matches[translation] = (unit, score)
    guard matches.count >= limit else { return }
    let sorted = matches.sorted {
      ($1.value.score, $0.value.unit) < ($0.value.score, $1.value.unit)
    }
    for excess in sorted.dropFirst(limit) { matches[excess.key] = nil }
    bound = max(bound, sorted[limit - 1].value.score)
  }

  /// The units, the best first, and the earlier first for the same score.
  var sorted: [(unit: Int, score: Int)] {
    matches.values.sorted { ($1.score, $0.unit) < ($0.score, $1.unit) }
  }
}
