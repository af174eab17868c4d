import Synchronization

/// A line on the terminal that shows how far long work is.
///
/// It appears on a terminal only, and only for work that takes longer than a second.
package final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var shownAt: ContinuousClock.Instant?
  }

  private let console: Console
  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let barWidth = 24

  /// Creates a line for `total` pieces of work.
  package init(total: Int, console: Console) {
    self.total = total
    self.console = console
  }

  /// Notes that one more piece is done.
  package func advance() {
    let now = ContinuousClock.now
    let line: String? = state.withLock { state in
      state.done += 1
      guard isVisible, now - start >= Self.delay else { return nil }
      if let shownAt = state.shownAt, now - shownAt < Self.interval { return nil }
      state.shownAt = now
      return bar(state.done)
    }
    if let line { console.errors.write("\r\(line)") }
  }

  /// Takes the line away.
  package func finish() {
    let wasShown = state.withLock { $0.shownAt != nil }
    if wasShown { console.errors.write("\r\u{1B}[K") }
  }

  private var isVisible: Bool {
    !console.isQuiet && console.errors.isTerminal && total > 0
  }

  private func bar(_ done: Int) -> String {
    let filled = min(done * Self.barWidth / total, Self.barWidth)
    let bar = String(repeating: "━", count: filled)
    let rest = String(repeating: "─", count: Self.barWidth - filled)
    return "\(bar)\(rest) \(done)/\(total)"
  }
}
