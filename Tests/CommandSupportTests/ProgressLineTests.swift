import Synchronization
import Testing

@testable import CommandSupport

@Suite struct `A line of progress` {
  /// A terminal and a clock that a test moves.
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

  @Test func `shows nothing of work that is soon done`() {
    let stage = Stage()
    let line = stage.line()
    line.show("1")
    stage.pass(.milliseconds(499))
    line.show("2")
    line.clear()
    #expect(stage.text.isEmpty)
  }

  @Test func `shows how far long work is, and goes away`() {
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
