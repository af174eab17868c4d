import ICU
import Testing

/// An object that reports its deinitialization.
private final class Element: Sendable {
  let name: String
  let onEnd: @Sendable () -> Void

  init(_ name: String, onEnd: @escaping @Sendable () -> Void = {}) {
    self.name = name
    self.onEnd = onEnd
  }

  deinit { onEnd() }
}

@Suite struct `A table that only grows` {
  private func insert(_ name: String, near hash: Int, _ table: AtomicTable<Element>) -> Element? {
    table.insert(Element(name), near: hash) { $0.name == name }
  }

  private func find(_ name: String, near hash: Int, _ table: AtomicTable<Element>) -> String? {
    table.first(near: hash) { $0.name == name ? $0.name : nil }
  }

  @Test func `finds stored elements`() {
    let table = AtomicTable<Element>(capacity: 4)
    #expect(find("first", near: 7, table) == nil)
    #expect(insert("first", near: 7, table)?.name == "first")
    #expect(insert("second", near: 7, table)?.name == "second")
    #expect(find("first", near: 7, table) == "first")
    #expect(find("second", near: 7, table) == "second")
    #expect(find("third", near: 7, table) == nil)
    #expect(find("first", near: 6, table) == nil)
  }

  @Test func `keeps the first of two equivalent elements`() {
    let table = AtomicTable<Element>(capacity: 4)
    let first = insert("first", near: 1, table)
    #expect(insert("first", near: 1, table) === first)
  }

  @Test func `rejects elements beyond its capacity`() {
    let table = AtomicTable<Element>(capacity: 4, reach: 2)
    #expect(insert("first", near: 3, table) != nil)
    #expect(insert("second", near: 3, table) != nil)
    #expect(insert("third", near: 3, table) == nil)
    #expect(find("second", near: 3, table) == "second")
  }

  @Test func `releases its elements when it is released, and retains no others`() async {
    await confirmation(expectedCount: 2) { ended in
      let table = AtomicTable<Element>(capacity: 1)
      _ = table.insert(Element("first") { ended() }, near: 0) { _ in true }
      _ = table.insert(Element("second") { ended() }, near: 0) { _ in true }
    }
  }
}

@Suite struct `A bounded cache` {
  @Test func `creates each value once`() {
    let cache = KeyedCache<Int, String>(capacity: 8)
    var made = 0
    for _ in 0..<3 {
      for key in 0..<8 {
        let value = cache.value(for: key) { key in
          made += 1
          return "\(key)"
        }
        #expect(value == "\(key)")
      }
    }
    #expect(made == 8)
  }

  @Test func `has the right values when there are more than its capacity`() {
    let cache = KeyedCache<Int, Int?>(capacity: 4)
    for _ in 0..<3 {
      for key in 0..<100 {
        #expect(
          cache.value(for: key) { $0.isMultiple(of: 2) ? $0 : nil } == (key % 2 == 0 ? key : nil)
        )
      }
    }
  }

  @Test func `distinguishes elements with the same hash`() {
    let cache = BoundedCache<Element>(capacity: 4)
    var made = 0
    for _ in 0..<2 {
      for name in (0..<10).map({ "\($0)" }) {
        func make() -> Element {
          made += 1
          return Element(name)
        }
        let found = cache.withElement(near: 1, where: { $0.name == name }, make: make, \.name)
        #expect(found == name)
      }
    }
    // Those without room in addition to the first four were dropped once.
    #expect(made < 20)
  }

  @Test func `stores nothing if the creation of a value fails`() throws {
    struct Failure: Error {}
    let cache = KeyedCache<String, Int>()
    #expect(throws: Failure.self) { try cache.value(for: "key") { _ in throw Failure() } }
    #expect(cache.value(for: "key") { _ in 1 } == 1)
  }
}
