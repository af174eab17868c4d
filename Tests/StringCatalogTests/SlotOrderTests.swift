import JSONSyntax
import TestSupport
import Testing

@testable import StringCatalog

@Suite struct SlotOrderTests {
  /// The keys of the slots: those that were read, followed by those that are inserted.
  private static let keys = ["b", "B2", "b10", "a", "é", "e", "z", "%@ x", "Zz", "_", "c c", "C-d"]

  /// An order in which each change is carried out at once.
  private struct ReferenceOrder {
    private(set) var order: [Int]
    private var anchors: [Int]?

    init(_ order: [Int]) { self.order = order }

    mutating func insert(_ slot: Int, key: (Int) -> String) {
      var anchors = self.anchors ?? InsertionPoints(order: order, key: key).anchors
      let position = anchors.firstIndex { KeyOrder.precedes(key(slot), key($0)) } ?? anchors.count
      let index =
        position > 0
        ? (order.firstIndex(of: anchors[position - 1]) ?? order.count - 1) + 1
        : anchors.first.flatMap(order.firstIndex(of:)) ?? 0
      order.insert(slot, at: index)
      anchors.insert(slot, at: position)
      self.anchors = anchors
    }

    mutating func remove(_ slot: Int) {
      order.removeAll { $0 == slot }
      anchors?.removeAll { $0 == slot }
    }
  }

  @Test(arguments: 0..<300)
  func `collected changes give the same order as single ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = Self.keys.shuffled(using: &random)
    let readCount = Int.random(in: 0...keys.count, using: &random)
    var read = Array(0..<readCount)
    if Bool.random(using: &random) { read.sort { KeyOrder.precedes(keys[$0], keys[$1]) } }
    var order = SlotOrder(read)
    var reference = ReferenceOrder(read)
    var copies: [(order: SlotOrder, expected: [Int])] = []
    for slot in readCount..<keys.count {
      order.insert(slot, key: { keys[$0] })
      reference.insert(slot, key: { keys[$0] })
      if let removed = reference.order.randomElement(using: &random), slot.isMultiple(of: 3) {
        order.remove(removed, key: { keys[$0] })
        reference.remove(removed)
      }
      if slot.isMultiple(of: 2) { copies.append((order, reference.order)) }
      #expect(order.count == reference.order.count)
      if Bool.random(using: &random) { #expect(order.order { keys[$0] } == reference.order) }
    }
    #expect(order.order { keys[$0] } == reference.order)
    for copy in copies { #expect(copy.order.order { keys[$0] } == copy.expected) }
  }
}
