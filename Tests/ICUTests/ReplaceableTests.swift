import ICU
import Synchronization
import Testing

@Suite struct `A replaceable reference` {
  /// An object that counts those that exist.
  private final class Counted: Sendable {
    let number: Int
    private let count: SharedCount

    init(_ number: Int, _ count: SharedCount) {
      self.number = number
      self.count = count
      count.value.add(1, ordering: .relaxed)
    }

    deinit { count.value.subtract(1, ordering: .relaxed) }
  }

  private final class SharedCount: Sendable {
    let value = Atomic<Int>(0)
  }

  @Test func `has the last object`() {
    let count = SharedCount()
    let reference = Replaceable<Counted>(nil)
    #expect(reference.object == nil)
    #expect(reference.storeIfEmpty(Counted(1, count)).number == 1)
    #expect(reference.storeIfEmpty(Counted(2, count)).number == 1)
    reference.store(Counted(3, count))
    #expect(reference.object?.number == 3)
  }

  @Test func `releases objects when no thread reads them`() async {
    let count = SharedCount()
    do {
      let reference = Replaceable(Counted(0, count))
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<4 {
          group.addTask {
            (0..<5000)
              .allSatisfy { number in
                if task == 0 { reference.store(Counted(number, count)) }
                return (reference.object?.number).map { (0..<5000).contains($0) } ?? false
              }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
      reference.store(Counted(1, count))
      let existing = count.value.load(ordering: .relaxed)
      #expect(existing <= 2)
    }
    let existing = count.value.load(ordering: .relaxed)
    #expect(existing == 0)
  }
}
