/// How much two texts have in common, as gettext's fuzzy matching measures it.
///
/// The measure is twice the length of their longest common subsequence, divided by the sum of their
/// lengths: 1 for texts that differ by case alone, 0 for those that share nothing. Long texts are
/// compared by words, shorter ones by characters.
struct TextSimilarity {
  /// The texts, case apart, as numbers that are equal where the texts are.
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

  /// From how many bytes on two texts are compared by their words.
  private static let longTextLimit = 1_000

  private static func words(of text: String, _ numbers: inout [Substring: UInt32]) -> [UInt32] {
    text.split(whereSeparator: \.isWhitespace)
      .map { word in
        let number = numbers[word] ?? UInt32(numbers.count)
        numbers[word] = number
        return number
      }
  }

  /// Returns the measure in percent; `nil` if it is below a bound.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the length of the texts and *d* the number of characters
  ///   in which texts at the bound differ.
  func percentage(atLeast bound: Int) -> Int? {
    let total = first.count + second.count
    guard total > 0 else { return nil }
    guard let count = editCount(limit: total * (100 - bound) / 100) else { return nil }
    return (total - count) * 100 / total
  }

  /// Returns the least number of insertions and removals that make the one text of the other, by
  /// Myers's greedy algorithm; `nil` if there are more than `limit`.
  private func editCount(limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    // For each diagonal how far the edits have come so far.
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
