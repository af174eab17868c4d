extension String {
  /// Returns the number of letters to insert, delete, replace or transpose to get `other`.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of letters.
  package func editDistance(to other: String) -> Int {
    let source = Array(self)
    let target = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isEqual = source[row] == target[column]
        var distance = Swift.min(
          last[column] + (isEqual ? 0 : 1),
          last[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column]
        {
          distance = Swift.min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }

  /// Returns the candidate that the user probably meant, or `nil` if none is similar enough.
  ///
  /// One letter in three may differ, and two letters in a word of four or five, but never all.
  /// Otherwise any two names of one letter would be similar.
  package func closest(of candidates: some Sequence<String>) -> String? {
    let length = count
    let limit = min(max(length > 3 ? 2 : 1, length / 3), length - 1)
    // Each letter by which the lengths differ is an insertion or a deletion.
    let near = candidates.filter { abs($0.count - length) <= limit }
    let measured = near.map { (name: $0, distance: editDistance(to: $0)) }
    return measured.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }
}
