extension String {
  /// Returns how many letters have to be added, removed, exchanged or swapped to get `other`.
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

  /// Returns the candidate that was probably meant; `nil` if none is close enough.
  ///
  /// One letter in three may be wrong, and two letters of a word of four or five, but never all: any
  /// name of one letter would be close to any other, and to none.
  package func closest(of candidates: some Sequence<String>) -> String? {
    let length = count
    let limit = min(max(length > 3 ? 2 : 1, length / 3), length - 1)
    // Every letter that one of the two has more is a letter to add or to remove.
    let near = candidates.filter { abs($0.count - length) <= limit }
    let measured = near.map { (name: $0, distance: editDistance(to: $0)) }
    return measured.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }
}
