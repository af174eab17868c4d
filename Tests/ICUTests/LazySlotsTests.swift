import ICU
import Testing

@Suite struct LazySlotsTests {
  private final class Element: Sendable {
    let name: String
    let onEnd: @Sendable () -> Void

    init(_ name: String, onEnd: @escaping @Sendable () -> Void = {}) {
      self.name = name
      self.onEnd = onEnd
    }

    deinit { onEnd() }
  }

  @Test func `a place is filled once`() {
    let slots = LazySlots<Element>(count: 2)
    #expect(slots.element(at: 0) == nil)
    #expect(slots.fill(0, with: Element("first")).name == "first")
    #expect(slots.fill(0, with: Element("second")).name == "first")
    #expect(slots.element(at: 0)?.name == "first")
    #expect(slots.element(at: 1) == nil)
  }

  @Test func `an element gives its place to another and is handed back`() {
    let slots = LazySlots<Element>(count: 1)
    #expect(slots.replaceElement(at: 0, with: Element("first")) == nil)
    #expect(slots.replaceElement(at: 0, with: Element("second"))?.name == "first")
    #expect(slots.withElement(at: 0) { $0.name } == "second")
  }

  @Test func `an element ends with the row, or with who was handed it`() async {
    await confirmation(expectedCount: 2) { ended in
      let slots = LazySlots<Element>(count: 1)
      _ = slots.fill(0, with: Element("first") { ended() })
      _ = slots.replaceElement(at: 0, with: Element("second") { ended() })
    }
  }
}
