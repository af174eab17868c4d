import ICU
import JSONSyntax

/// The order in which Xcode writes the keys of an object: ICU's root collation, with digits by
/// value and ties by code point.
package enum KeyOrder {
  // Without ICU's data there is no collation. The order of code points is available on every
  // machine.
  private static let collator = try? Collator(locale: "en", numeric: true, strength: .tertiary)

  /// Returns whether a key precedes another one.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    if let order = orderOfFirstLetters(left, right) { return order }
    switch collator?.compare(left, right) ?? .same {
    case .ascending: return true
    case .descending: return false
    case .same: return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// Returns the order of two keys whose first difference is between ASCII letters, or `nil`.
  ///
  /// If only ASCII letters precede it, the first pair that differs by more than case determines the
  /// order. This applies to most field names and language tags, and ICU takes twenty times as long.
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

/// The positions for new keys among keys that may not all be in order.
///
/// Files that were edited by users or other tools may have keys out of order. New keys are inserted
/// relative to the longest subsequence of keys that is in order. The other keys are ignored.
struct InsertionPoints: Sendable {
  /// The slots whose keys are in order, in that order.
  let anchors: [Int]

  /// Creates insertion positions from the slots whose keys are in order.
  init(anchors: [Int]) {
    self.anchors = anchors
  }

  /// Creates the insertion positions for a catalog's keys.
  ///
  /// - Complexity: O(*n* log *n*) comparisons at most; O(*n*) if all keys are in order.
  init(order: [Int], key: (Int) -> String) {
    let isSorted = zip(order, order.dropFirst())
      .allSatisfy { left, right in
        KeyOrder.precedes(key(left), key(right))
      }
    anchors = isSorted ? order : Self.longestAscendingRun(of: order, key: key)
  }

  /// Returns a longest ascending subsequence of the keys, using patience sorting.
  private static func longestAscendingRun(of order: [Int], key: (Int) -> String) -> [Int] {
    // For each length, the index of the least key that can end a subsequence of that length.
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
