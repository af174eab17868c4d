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

  init(_ first: String, _ second: String) {
    let (first, second) = (first.lowercased(), second.lowercased())
    if first.utf8.count + second.utf8.count > Self.longTextLimit {
      var numbers: [Substring: UInt32] = [:]
      self.first = Self.words(of: first, &numbers)
      self.second = Self.words(of: second, &numbers)
    } else {
      self.first = first.unicodeScalars.map(\.value)
      self.second = second.unicodeScalars.map(\.value)
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
    guard abs(first.count - second.count) <= limit else { return nil }
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

/// An index that finds the strings that share trigrams with a given one.
///
/// Each lookup visits a limited number of index entries, those of the rarest trigrams first.
/// Trigrams that all strings contain therefore cost nothing.
struct TrigramIndex {
  private typealias Trigram = SIMD4<UInt32>

  private var positions: [Trigram: [Int]] = [:]

  /// The maximum number of index entries that a lookup visits, and of strings that it returns.
  private static let entryLimit = 2_048
  private static let resultLimit = 48

  /// Creates an index.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the strings.
  init(_ texts: [String]) {
    for (position, text) in texts.enumerated() {
      for trigram in Self.trigrams(of: text) { positions[trigram, default: []].append(position) }
    }
  }

  /// Returns the positions of the strings that share most trigrams with `text`, the best first.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of `text`, regardless of the size of the
  ///   index.
  func candidates(for text: String) -> [Int] {
    let found = Self.trigrams(of: text).compactMap { positions[$0] }
      .sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
    var shared: [Int: Int] = [:]
    var left = Self.entryLimit
    for entries in found where left > 0 {
      for position in entries.prefix(left) { shared[position, default: 0] += 1 }
      left -= entries.count
    }
    return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.resultLimit)
      .map(\.key)
  }

  /// Returns the distinct trigrams of a string, with a space added before and after it.
  private static func trigrams(of text: String) -> Set<Trigram> {
    let space: UInt32 = 0x20
    let scalars = [space, space] + text.lowercased().unicodeScalars.map(\.value) + [space, space]
    return Set(
      scalars.indices.dropLast(2)
        .map { start in
          Trigram(scalars[start], scalars[start + 1], scalars[start + 2], 0)
        }
    )
  }
}
