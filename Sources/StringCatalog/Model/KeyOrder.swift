import ICU

/// The order in which Xcode writes the keys of an object: that of ICU's root collation, digits by
/// their value, ties by code point.
package enum KeyOrder {
  // Without ICU's data there is no collation; code points are an order that every machine has.
  private static let collator = try? Collator(locale: "en", numeric: true, strength: .tertiary)

  /// Returns whether a key goes before another one.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    if let order = orderOfFirstLetters(left, right) { return order }
    switch collator?.compare(left, right) ?? .same {
    case .ascending: return true
    case .descending: return false
    case .same: return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// Returns the order of two keys that differ in ASCII letters first, else `nil`.
  ///
  /// Where nothing but ASCII letters goes before, the first two that differ by more than case settle
  /// the order. Names of fields and tags of languages mostly do, and ICU takes twenty times as long.
  private static func orderOfFirstLetters(_ left: String, _ right: String) -> Bool? {
    for (left, right) in zip(left.utf8, right.utf8) {
      guard let left = lowercased(left), let right = lowercased(right) else { return nil }
      if left != right { return left < right }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}

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
