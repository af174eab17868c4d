import JSONSyntax
import Synchronization

/// The printing order of the entries of a catalog, which are numbered by slot.
///
/// New keys are inserted in Xcode's order. Consecutive insertions, or removals, are collected and
/// carried out together, so each of a hundred thousand new keys takes O(log *n*).
struct SlotOrder: Sendable {
  /// The order before the insertions and removals that follow.
  private var base: [Int]
  /// The positions of new keys in this order; `nil` before the first insertion.
  private var points: InsertionPoints?
  private var insertions: [Int] = []
  private var removals: Set<Int> = []
  private var merged = Merged()

  /// Creates an order.
  init(_ order: [Int]) {
    base = order
  }

  /// The number of slots.
  var count: Int { base.count + insertions.count - removals.count }

  /// Returns the slots in order.
  ///
  /// - Parameter key: Returns the key of a slot.
  /// - Returns: The slots.
  /// - Complexity: O(1); after insertions or removals O(*n* + *k* log *k*), where *k* is the number
  ///   of insertions.
  func order(key: (Int) -> String) -> [Int] {
    isUnchanged ? base : merge(key).order
  }

  /// Inserts a slot at the position of its key.
  mutating func insert(_ slot: Int, key: (Int) -> String) {
    if points == nil || merged.isComputed { applyChanges(key) }
    if points == nil { points = InsertionPoints(order: base, key: key) }
    invalidate()
    insertions.append(slot)
  }

  /// Adds a slot at the end, regardless of its key.
  mutating func append(_ slot: Int, key: (Int) -> String) {
    applyChanges(key)
    base.append(slot)
    points = nil
  }

  /// Removes a slot.
  ///
  /// - Precondition: The order contains the slot.
  mutating func remove(_ slot: Int, key: (Int) -> String) {
    // The position of a key that was inserted after the slot would be lost.
    if !insertions.isEmpty { applyChanges(key) }
    invalidate()
    removals.insert(slot)
  }

  /// Removes a slot before its key changes.
  ///
  /// - Precondition: The order contains the slot.
  mutating func take(_ slot: Int, key: (Int) -> String) {
    remove(slot, key: key)
    let isSorted = points.map { $0.anchors.count == base.count } ?? false
    applyChanges(key)
    // Without the key, another subsequence may be the longest one that is in order.
    if !isSorted { points = nil }
  }
}

extension SlotOrder {
  private var isUnchanged: Bool { insertions.isEmpty && removals.isEmpty }

  private mutating func invalidate() {
    if merged.isComputed || !isKnownUniquelyReferenced(&merged) { merged = Merged() }
  }

  /// Carries out the insertions and removals.
  private mutating func applyChanges(_ key: (Int) -> String) {
    guard !isUnchanged else { return }
    let result = merge(key)
    base = result.order
    points = points.map { _ in InsertionPoints(anchors: result.anchors) }
    insertions = []
    removals = []
    merged = Merged()
  }

  private func merge(_ key: (Int) -> String) -> Merged.Result {
    merged.result { [base, points, insertions, removals] in
      let anchors = points?.anchors ?? []
      guard !removals.isEmpty else {
        return Self.merge(insertions, into: base, anchors, key)
      }
      return Self.merge(
        insertions.filter { !removals.contains($0) },
        into: base.filter { !removals.contains($0) },
        anchors.filter { !removals.contains($0) },
        key
      )
    }
  }

  /// Inserts slots into an order.
  ///
  /// Each follows the anchor with the next lower key, or precedes the first anchor.
  private static func merge(
    _ insertions: [Int],
    into order: [Int],
    _ anchors: [Int],
    _ key: (Int) -> String
  ) -> Merged.Result {
    guard !insertions.isEmpty else { return Merged.Result(order: order, anchors: anchors) }
    let new = insertions.map { (slot: $0, key: key($0)) }
      .sorted { KeyOrder.precedes($0.key, $1.key) }
    let positions = new.map { new in
      anchors.partitioningIndex { KeyOrder.precedes(new.key, key($0)) }
    }
    var merged: [Int] = []
    var mergedAnchors: [Int] = []
    merged.reserveCapacity(order.count + new.count)
    mergedAnchors.reserveCapacity(anchors.count + new.count)
    var next = 0
    func appendNew(at position: Int) {
      while next < new.count, positions[next] == position {
        merged.append(new[next].slot)
        mergedAnchors.append(new[next].slot)
        next += 1
      }
    }
    var anchor = 0
    if anchors.isEmpty { appendNew(at: 0) }
    for slot in order {
      guard anchor < anchors.count, slot == anchors[anchor] else {
        merged.append(slot)
        continue
      }
      if anchor == 0 { appendNew(at: 0) }
      merged.append(slot)
      mergedAnchors.append(slot)
      anchor += 1
      appendNew(at: anchor)
    }
    return Merged.Result(order: merged, anchors: mergedAnchors)
  }

  /// The order after the insertions and removals, which is computed when it is first needed.
  ///
  /// Copies of an order share it until one of them changes.
  private final class Merged: Sendable {
    private let lazyResult = AtomicLazyReference<Result>()

    /// Whether the order was computed.
    var isComputed: Bool { lazyResult.load() != nil }

    func result(_ compute: () -> Result) -> Result {
      lazyResult.load() ?? lazyResult.storeIfNil(compute())
    }

    final class Result: Sendable {
      let order: [Int]
      let anchors: [Int]

      init(order: [Int], anchors: [Int]) {
        self.order = order
        self.anchors = anchors
      }
    }
  }
}
