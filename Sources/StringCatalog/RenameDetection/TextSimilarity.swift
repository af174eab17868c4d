/// The similarity of two strings, as gettext's fuzzy matching measures it.
///
/// The measure is twice the length of their longest common subsequence, divided by the sum of their
/// lengths. It is 1 for strings that differ only by case, and 0 for those that have nothing in
/// common. Long strings are compared by words, shorter ones by characters.
struct TextSimilarity {
  /// The words or characters of the first string, without case, as numbers that are equal if the
  /// words or characters are.
  private let first: [UInt32]
  private let second: [UInt32]
  /// The number of characters that one of the strings has more often than the other, or less.
  private let leastEditCount: Int

  init(_ first: ComparedText, _ second: ComparedText) {
    if first.utf8Count + second.utf8Count > Self.longTextLimit {
      var numbers: [Substring: UInt32] = [:]
      self.first = Self.words(of: first.text, &numbers)
      self.second = Self.words(of: second.text, &numbers)
      leastEditCount = abs(self.first.count - self.second.count)
    } else {
      self.first = first.scalars
      self.second = second.scalars
      leastEditCount = first.frequencies.difference(from: second.frequencies)
    }
  }

  /// The length in bytes from which strings are compared by words.
  private static let longTextLimit = 1_000

  private static func words(of text: String, _ numbers: inout [Substring: UInt32]) -> [UInt32] {
    text.split(whereSeparator: \.isWhitespace)
      .map { word in
        let number = numbers[word] ?? UInt32(numbers.count)
        numbers[word] = number
        return number
      }
  }

  /// Returns the measure in percent, or `nil` if it is below a bound.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the length of the strings and *d* the number of
  ///   characters in which strings at the bound differ.
  func percentage(atLeast bound: Int) -> Int? {
    let total = first.count + second.count
    guard total > 0 else { return nil }
    guard let count = editCount(limit: total * (100 - bound) / 100) else { return nil }
    return (total - count) * 100 / total
  }

  /// Returns the least number of insertions and deletions that transform one string into the other,
  /// by Myers's greedy algorithm.
  ///
  /// Returns `nil` if there are more than `limit`.
  private func editCount(limit: Int) -> Int? {
    guard leastEditCount <= limit else { return nil }
    // For each diagonal, the farthest position reached so far.
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    for count in 0...limit {
      for diagonal in stride(from: -count, through: count, by: 2) {
        let (left, right) = (reached[middle + diagonal - 1], reached[middle + diagonal + 1])
        let isInsertion = diagonal == -count || (diagonal != count && left < right)
        var position = isInsertion ? right : left + 1
        while position < first.count, position - diagonal < second.count,
          first[position] == second[position - diagonal]
        {
          position += 1
        }
        reached[middle + diagonal] = position
        if position >= first.count, position - diagonal >= second.count { return count }
      }
    }
    return nil
  }
}

/// A string in the form for comparisons, which is made once for all of them.
struct ComparedText {
  /// The string without case.
  let text: String
  /// The characters of the string.
  let scalars: [UInt32]
  /// The length of the string.
  let utf8Count: Int
  /// The frequencies of its characters.
  let frequencies: CharacterFrequencies
  /// The least similarity that another string must have, in percent.
  let leastSimilarity: Int

  init(_ text: String) {
    self.text = text.lowercased()
    scalars = self.text.unicodeScalars.map(\.value)
    utf8Count = self.text.utf8.count
    frequencies = CharacterFrequencies(scalars)
    leastSimilarity = text.leastSimilarity
  }
}

/// The numbers of characters in some classes of characters.
struct CharacterFrequencies {
  private var counts = SIMD32<Int32>()

  init(_ scalars: [UInt32]) {
    for scalar in scalars { counts[Int(scalar % 32)] &+= 1 }
  }

  /// Returns the sum of the differences, which no number of insertions and deletions is below.
  func difference(from other: CharacterFrequencies) -> Int {
    let difference = counts &- other.counts
    let magnitudes = difference.replacing(with: 0 &- difference, where: difference .< 0)
    return Int(magnitudes.wrappedSum())
  }
}

/// An index that finds the strings that share trigrams with a given one.
///
/// Each lookup visits a limited number of index entries, those of the rarest trigrams first.
/// Trigrams that all strings contain therefore cost nothing.
struct TrigramIndex {
  private typealias Trigram = SIMD4<UInt32>

  private var positions: [Trigram: [Int]] = [:]
  /// The number of strings.
  private let count: Int

  /// The maximum number of index entries that a lookup visits, and of strings that it returns.
  private static let entryLimit = 2_048
  private static let resultLimit = 48

  /// Creates an index.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the strings.
  init(_ texts: [ComparedText]) {
    count = texts.count
    for (position, text) in texts.enumerated() {
      for trigram in Self.trigrams(of: text) { positions[trigram, default: []].append(position) }
    }
  }

  /// Returns the positions of the strings that share most trigrams with `text`, the best first.
  ///
  /// - Complexity: O(*n* log *n* + *m*), where *n* is the length of `text` and *m* the number of
  ///   strings, of which each takes no more than the time to clear a counter.
  func candidates(for text: ComparedText) -> [Int] {
    let found = Self.trigrams(of: text).compactMap { positions[$0] }
      .sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
    var shared = [Int](repeating: 0, count: count)
    // The number of strings that share at least as many trigrams as the index says.
    var reached = [0]
    var left = Self.entryLimit
    var visited: [Int] = []
    for entries in found where left > 0 {
      for position in entries.prefix(left) {
        if shared[position] == 0 { visited.append(position) }
        shared[position] += 1
        if shared[position] == reached.count { reached.append(0) }
        reached[shared[position]] += 1
      }
      left -= entries.count
    }
    // Strings with fewer shared trigrams than this are not among the best.
    let least = reached.lastIndex { $0 >= Self.resultLimit } ?? 1
    return visited.filter { shared[$0] >= least }
      .sorted { (shared[$1], $0) < (shared[$0], $1) }
      .prefix(Self.resultLimit)
      .map(\.self)
  }

  /// Returns the distinct trigrams of a string, with a space added before and after it.
  private static func trigrams(of text: ComparedText) -> Set<Trigram> {
    let space: UInt32 = 0x20
    let scalars = [space, space] + text.scalars + [space, space]
    return Set(
      scalars.indices.dropLast(2)
        .map { start in
          Trigram(scalars[start], scalars[start + 1], scalars[start + 2], 0)
        }
    )
  }
}
