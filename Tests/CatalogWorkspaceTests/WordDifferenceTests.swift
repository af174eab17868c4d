import CatalogWorkspace
import TestSupport
import Testing

struct WordDifferenceTests {
  private static let cases: [(old: String, new: String, parts: [WordDifference.Part])] = [
    ("Open door", "Open the door", [.same("Open "), .added("the "), .same("door")]),
    ("Open the door", "Open door", [.same("Open "), .removed("the "), .same("door")]),
    ("a b", "a c", [.same("a "), .removed("b"), .added("c")]),
    ("", "a", [.added("a")]),
    ("a", "", [.removed("a")]),
    ("", "", []),
    ("same", "same", [.same("same")]),
    ("Hello, %@", "Hello, %lld", [.same("Hello, %"), .removed("@"), .added("lld")]),
    ("打开门", "打开窗", [.same("打开"), .removed("门"), .added("窗")]),
  ]

  @Test(arguments: cases.indices)
  func `marks the words that differ`(_ index: Int) {
    let (old, new, parts) = Self.cases[index]
    #expect(WordDifference(from: old, to: new).parts == parts)
  }

  @Test(arguments: 0..<200)
  func `contains both texts`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func text() -> String {
      (0..<Int.random(in: 0..<12, using: &generator))
        .map { _ in ["a", "b ", "c, ", "打", "%@", "\n"].randomElement(using: &generator)! }
        .joined()
    }
    let (old, new) = (text(), text())
    let parts = WordDifference(from: old, to: new).parts
    let before = parts.map { part in
      switch part {
      case .same(let text), .removed(let text): text
      case .added: ""
      }
    }
    let after = parts.map { part in
      switch part {
      case .same(let text), .added(let text): text
      case .removed: ""
      }
    }
    #expect(before.joined() == old)
    #expect(after.joined() == new)
  }

  @Test func `replaces long texts as a whole`() {
    let (old, new) = (String(repeating: "a ", count: 2_000), String(repeating: "b ", count: 2_000))
    #expect(WordDifference(from: old, to: new).parts == [.removed(old), .added(new)])
  }
}
