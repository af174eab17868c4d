/// Merges two orders of keys that have a common ancestor.
///
/// Keys that both sides have keep their order. A key that only one side has stays after the key
/// that it followed there. If both sides have additional keys after the same key, Xcode's order
/// decides. The merge of two sorted orders is therefore sorted, and does not depend on which side
/// is which.
///
/// If the sides order their common keys differently, the side that changed the common ancestor's
/// order is used, because it was sorted on purpose. If both changed it, ours is used. The keys that
/// only the other side has are inserted where Xcode inserts a new key. The same applies to a new
/// key that the sides have in different positions.
enum KeySequence {
  /// Returns all keys of both sides in one order.
  static func merged(
    base: [ExactString],
    ours: [ExactString],
    theirs: [ExactString]
  ) -> [ExactString] {
    guard areInDifferentOrder(ours, theirs) else { return interleaved(ours, theirs) }
    if areInDifferentOrder(base, ours) { return inserting(theirs, into: ours) }
    if areInDifferentOrder(base, theirs) { return inserting(ours, into: theirs) }
    let new = Set(ours).intersection(theirs).subtracting(base)
    let undisputed = interleaved(
      ours.filter { !new.contains($0) },
      theirs.filter { !new.contains($0) }
    )
    return inserting(new.sorted { KeyOrder.precedes($0.string, $1.string) }, into: undisputed)
  }

  /// Returns whether the order of the keys that both sides have differs.
  static func areInDifferentOrder(_ left: [ExactString], _ right: [ExactString]) -> Bool {
    let inLeft = Set(left)
    let inRight = Set(right)
    return left.filter(inRight.contains) != right.filter(inLeft.contains)
  }

  private static func interleaved(
    _ ours: [ExactString],
    _ theirs: [ExactString]
  ) -> [ExactString] {
    let shared = Set(ours).intersection(theirs)
    var ours = ours[...]
    var theirs = theirs[...]
    var merged: [ExactString] = []
    while !ours.isEmpty || !theirs.isEmpty {
      let own = ours.prefix { !shared.contains($0) }
      let other = theirs.prefix { !shared.contains($0) }
      merged += inXcodesOrder(own, other)
      ours = ours[own.endIndex...]
      theirs = theirs[other.endIndex...].dropFirst()
      if let key = ours.popFirst() { merged.append(key) }
    }
    return merged
  }

  /// Merges two runs; each keeps its own order, even one that is not Xcode's.
  private static func inXcodesOrder(
    _ left: ArraySlice<ExactString>,
    _ right: ArraySlice<ExactString>
  ) -> [ExactString] {
    var left = left
    var right = right
    var merged: [ExactString] = []
    while let first = left.first, let second = right.first {
      if KeyOrder.precedes(first.string, second.string) {
        merged.append(left.removeFirst())
      } else {
        merged.append(right.removeFirst())
      }
    }
    return merged + left + right
  }

  private static func inserting(
    _ others: [ExactString],
    into leader: [ExactString]
  ) -> [ExactString] {
    let present = Set(leader)
    let new = others.filter { !present.contains($0) }
    let keys = leader + new
    func key(at index: Int) -> String { keys[index].string }
    var order = SlotOrder(Array(leader.indices))
    for index in leader.count..<keys.count { order.insert(index, key: key(at:)) }
    return order.order(key: key(at:)).map { keys[$0] }
  }
}
