/// Knows where a new key goes among keys that may not all be in order.
///
/// A file that people or other tools have edited has keys out of place. A new key goes by those that
/// are in order, the longest run of them that can be picked; the others do not mislead it.
struct InsertionPlaces: Sendable {
  /// The slots whose keys are in order, in that order.
  private var anchors: [Int]

  /// Creates the places of a catalog's keys.
  ///
  /// - Complexity: O(*n* log *n*) comparisons at most; O(*n*) if all keys are in order.
  init(order: [Int], key: (Int) -> String) {
    let isSorted = zip(order, order.dropFirst())
      .allSatisfy { left, right in
        KeyOrder.precedes(key(left), key(right))
      }
    anchors = isSorted ? order : Self.longestAscendingRun(of: order, key: key)
  }

  /// Returns the index in `order` at which a new slot goes, and counts it among those in order.
  mutating func insert(_ slot: Int, into order: [Int], key: (Int) -> String) -> Int {
    let newKey = key(slot)
    let position = anchors.partitioningIndex { KeyOrder.precedes(newKey, key($0)) }
    defer { anchors.insert(slot, at: position) }
    guard anchors.count < order.count else { return position }
    guard position > 0 else { return anchors.first.flatMap(order.firstIndex(of:)) ?? 0 }
    return (order.firstIndex(of: anchors[position - 1]) ?? order.count - 1) + 1
  }

  mutating func remove(_ slot: Int) {
    if let index = anchors.firstIndex(of: slot) { anchors.remove(at: index) }
  }

  /// Returns a longest subsequence whose keys ascend, by patience sorting.
  private static func longestAscendingRun(of order: [Int], key: (Int) -> String) -> [Int] {
    // For each length, the index of the least key that a run of that length can end with.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: order.count)
    for (index, slot) in order.enumerated() {
      let length = ends.partitioningIndex { !KeyOrder.precedes(key(order[$0]), key(slot)) }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var run: [Int] = []
    var next = ends.last
    while let index = next {
      run.append(order[index])
      next = previous[index]
    }
    return run.reversed()
  }
}

extension Array {
  /// Returns the index of the first element of which the condition holds, if it holds of all that
  /// follow; the count if it holds of none.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
