import ICU
import TestSupport
import Testing

@testable import StringCatalog

@Suite struct KeyOrderTests {
  @Test func `keys are in Xcode's order`() {
    let keys = [
      "", " leading blank", "_private", "-", ",", "!", "?", ".", "…", "(%@)", "[x]", "@", "*", "/",
      "\\", "&", "#", "%", "% body fat", "%.1f kg", "%@", "%lld", "•", "+%lld", "1 day", "2 days",
      "10 days", "%", "a", "A", "á", "Á", "add", "Add", "Add entry", "Add Entry", "Step 2",
      "Step 2b", "Step 10", "z", "Ω", "я", "ア", "体重",
    ]
    var unique: [String] = []
    for key in keys where !unique.contains(key) { unique.append(key) }
    #expect(unique.shuffled().sorted(by: KeyOrder.precedes).count == unique.count)
    for (left, right) in zip(
      ["", "%@", "2 days", "Step 2", "a", "zh-Hant"],
      [
        "(%@)", "%lld", "10 days", "Step 10", "A", "zh-HK",
      ]
    ) {
      #expect(KeyOrder.precedes(left, right))
      #expect(!KeyOrder.precedes(right, left))
    }
  }

  @Test func `keys that are equal in the collation are sorted by code points`() {
    #expect(KeyOrder.precedes("a\u{1}", "a\u{2}"))
    #expect(!KeyOrder.precedes("a\u{2}", "a\u{1}"))
    #expect(!KeyOrder.precedes("same", "same"))
  }

  @Test func `the fast path for ASCII letters agrees with the collation`() throws {
    let collator = try Collator(locale: "en", numeric: true, strength: .tertiary)
    let letters = ["", "a", "A", "b", "B", "-", " ", "1", "10", "é", "\u{301}", "字"]
    let words = letters.flatMap { first in
      letters.flatMap { second in letters.map { first + second + $0 } }
    }
    var generator = SeededGenerator(seed: 11)
    for _ in 1...50_000 {
      let left = words.randomElement(using: &generator) ?? ""
      let right = words.randomElement(using: &generator) ?? ""
      let order = collator.compare(left, right)
      guard order != .same else { continue }
      if KeyOrder.precedes(left, right) != (order == .ascending) {
        Issue.record("\(left.debugDescription) and \(right.debugDescription)")
      }
    }
  }
}
