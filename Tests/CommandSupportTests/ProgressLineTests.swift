import Synchronization
import Testing

@testable import CommandSupport

@Suite struct `Progress line` {
  /// A terminal and a clock that a test controls.
  private final class Stage: Sendable {
    private let state = Mutex((text: "", now: ContinuousClock.now))

    var text: String { state.withLock { $0.text } }

    func pass(_ duration: Duration) {
      state.withLock { $0.now += duration }
    }

    func line() -> ProgressLine {
      ProgressLine { text in
        self.state.withLock { $0.text += text }
      } now: {
        self.state.withLock { $0.now }
      }
    }
  }

  @Test func `shows nothing for a short operation`() {
    let stage = Stage()
    let line = stage.line()
    line.show("1")
    stage.pass(.milliseconds(499))
    line.show("2")
    line.clear()
    #expect(stage.text.isEmpty)
  }

  @Test func `shows the progress of a long operation and disappears`() {
    let stage = Stage()
    let line = stage.line()
    stage.pass(.milliseconds(500))
    line.show("1")
    line.show("2")
    stage.pass(.milliseconds(100))
    line.show("3")
    line.clear()
    line.clear()
    #expect(stage.text == "\r1\u{1B}[K\r3\u{1B}[K\r\u{1B}[K")
  }
}
