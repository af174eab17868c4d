/// Brings two orders of keys together that go back to a common one.
///
/// Keys that both sides have keep their order. What one side has alone stays behind the key that it
/// followed there; where both sides have something behind the same key, Xcode's order decides. So two
/// sorted orders give a sorted one, and it does not matter which side is which.
///
/// Where the sides differ in the order of what they share, the one leads that has left the common
/// order, for it was sorted on purpose; if both have, ours. What the other side has alone is put
/// where Xcode puts a new key, and so is a new key that the sides put in different places.
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

  /// Returns whether the keys that both sides have stand in different orders.
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
    var order = Array(leader.indices)
    var places = InsertionPlaces(order: order, key: { keys[$0].string })
    for index in new.indices.map({ leader.count + $0 }) {
      order.insert(index, at: places.insert(index, into: order) { keys[$0].string })
    }
    return order.map { keys[$0] }
  }
}
