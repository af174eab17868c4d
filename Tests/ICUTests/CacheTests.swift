import ICU
import Synchronization
import TestSupport
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
  private func insert(
    _ name: String,
    near hash: Int,
    _ table: borrowing AtomicTable<Element>
  ) -> Element? {
    table.insert(Element(name), near: hash) { $0.name == name }
  }

  private func find(
    _ name: String,
    near hash: Int,
    _ table: borrowing AtomicTable<Element>
  ) -> String? {
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
  private func find(_ name: String, _ cache: BoundedCache<Element>, near hash: Int) -> Bool {
    var isMade = false
    func make() -> Element {
      isMade = true
      return Element(name)
    }
    let found = cache.withElement(near: hash, where: { $0.name == name }, make: make, \.name)
    #expect(found == name)
    return !isMade
  }

  @Test func `creates each value once`() {
    let cache = KeyedCache<Int, String>()
    var made = 0
    for _ in 0..<3 {
      for key in 0..<1000 {
        let value = cache.value(for: key) { key in
          made += 1
          return "\(key)"
        }
        #expect(value == "\(key)")
      }
    }
    #expect(made == 1000)
  }

  @Test func `has the right values when there are more than its limit`() {
    let cache = KeyedCache<Int, Int?>(byteLimit: 400, elementSize: 100)
    for _ in 0..<3 {
      for key in 0..<100 {
        #expect(
          cache.value(for: key) { $0.isMultiple(of: 2) ? $0 : nil } == (key % 2 == 0 ? key : nil)
        )
        #expect(cache.byteCount <= 400)
      }
    }
    #expect(cache.byteCount > 0)
  }

  @Test func `distinguishes elements with the same hash`() {
    let cache = BoundedCache<Element>()
    for index in 0..<20 { #expect(find("\(index / 2)", cache, near: 1) == (index % 2 == 1)) }
  }

  @Test func `keeps the elements that are used most`() {
    let cache = BoundedCache<Element>(byteLimit: 10_000, elementSize: 100)
    for name in 0..<50 { _ = find("\(name)", cache, near: name) }
    var lost = 0
    for other in 1000..<2000 {
      _ = find("\(other)", cache, near: other)
      for name in 0..<50 where !find("\(name)", cache, near: name) { lost += 1 }
    }
    #expect(lost == 0)
  }

  @Test func `removes a few elements at a time`() {
    let cache = BoundedCache<Element>(byteLimit: 100_000, elementSize: 100)
    for name in 0..<5000 {
      _ = find("\(name)", cache, near: name)
      #expect(cache.byteCount > min(name * 100, 95_000))
    }
  }

  @Test func `counts the size of each element`() {
    let cache = BoundedCache<Element>(byteLimit: 1000, elementSize: 100)
    func add(_ name: String, size: Int) {
      cache.withElement(
        near: name.hashValue,
        where: { $0.name == name },
        make: { Element(name) },
        size: { _ in size },
        { _ in }
      )
    }
    add("first", size: 50)
    #expect(cache.byteCount == 150)
    add("second", size: 500)
    #expect(cache.byteCount == 750)
    add("too large", size: 1000)
    #expect(cache.byteCount == 750)
  }

  @Test func `releases the elements that it removes, and the others when it is released`() async {
    await confirmation(expectedCount: 100) { ended in
      let cache = BoundedCache<Element>(byteLimit: 1000, elementSize: 100)
      for name in 0..<100 {
        cache.withElement(
          near: name,
          where: { $0.name == "\(name)" },
          make: { Element("\(name)") { ended() } },
          { _ in }
        )
      }
    }
  }

  @Test func `keeps an element as long as it is read`() {
    let cache = BoundedCache<Element>(byteLimit: 1000, elementSize: 100)
    let isEnded = Atomic(false)
    let element = Element("first") { isEnded.store(true, ordering: .relaxed) }
    func use(_ body: () -> Void) {
      cache.withElement(
        near: 0,
        where: { $0.name == "first" },
        make: { element },
        { _ in body() }
      )
    }
    use {}
    use {
      for name in 1..<1000 { _ = find("\(name)", cache, near: name) }
      let hasEnded = isEnded.load(ordering: .relaxed)
      #expect(!hasEnded)
    }
  }

  @Test func `stores nothing if the creation of a value fails`() throws {
    struct Failure: Error {}
    let cache = KeyedCache<String, Int>()
    #expect(throws: Failure.self) { try cache.value(for: "key") { _ in throw Failure() } }
    #expect(cache.value(for: "key") { _ in 1 } == 1)
  }
}

/// Threads that read elements while others remove them.
@Suite struct `A cache of many threads` {
  /// An object that notices its use after its end.
  private final class Canary: @unchecked Sendable {
    // Unchecked: the state changes only at the end of the object, when no thread may use it.
    let key: Int
    private var state = 0x600D
    private let count: SharedCount

    init(_ key: Int, _ count: SharedCount) {
      self.key = key
      self.count = count
      count.value.add(1, ordering: .relaxed)
    }

    var isAlive: Bool { state == 0x600D }

    deinit {
      state = 0
      count.value.subtract(1, ordering: .relaxed)
    }
  }

  private final class SharedCount: Sendable {
    let value = Atomic<Int>(0)
  }

  @Test(arguments: [500, 5000, 1_000_000], [false, true])
  func `never reads a removed element`(limit: Int, isNested: Bool) async {
    let count = SharedCount()
    do {
      let cache = BoundedCache<Canary>(byteLimit: limit, elementSize: 100)
      @Sendable func use(_ key: Int, _ body: () -> Bool) -> Bool {
        cache.withElement(
          near: key & 63,
          where: { $0.key == key },
          make: { Canary(key, count) },
          { canary in canary.key == key && body() && canary.isAlive }
        )
      }
      let failures = await withTaskGroup(of: Int.self) { group in
        for task in 0..<8 {
          group.addTask {
            var generator = SeededGenerator(seed: UInt64(task))
            var failures = 0
            for _ in 0..<20_000 {
              let key = Int.random(in: 0..<200, using: &generator)
              if !use(key, { !isNested || use(key / 2) { true } }) { failures += 1 }
            }
            return failures
          }
        }
        return await group.reduce(0, +)
      }
      #expect(failures == 0)
      #expect(cache.byteCount <= limit)
    }
    #expect(count.value.load(ordering: .relaxed) == 0)
  }
}
