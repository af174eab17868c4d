import FileSystem
import Synchronization

/// A line on a terminal that tells how far a long work is, and is gone when it is done.
///
/// Nothing is shown of work that is done within half a second.
package final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// How long nothing is shown.
  private static let patience = Duration.milliseconds(500)
  /// How long a text stands at least.
  private static let pause = Duration.milliseconds(100)

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - write: Writes to the terminal at once.
  ///   - now: The time.
  init(
    _ write: @escaping @Sendable (String) -> Void,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.write = write
    self.now = now
    state = Mutex(State(next: now() + Self.patience))
  }

  /// Shows how far the work is, unless something else was shown just now.
  package func show(_ text: @autoclosure () -> String) {
    state.withLock { state in
      guard now() >= state.next else { return }
      state.next = now() + Self.pause
      state.isShown = true
      write("\r\(text())\u{1B}[K")
    }
  }

  /// Takes the line away.
  package func clear() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}

/// A picture of how far a work is, a line high.
package enum ProgressBar {
  /// Returns a bar of a work of which a share is done.
  ///
  /// - Parameters:
  ///   - share: From 0 to 1; what lies outside is taken for the nearer of them.
  ///   - width: How many columns of the terminal it has.
  /// - Returns: Blocks for what is done, the last of them as narrow as an eighth, and dots for the rest.
  package static func text(_ share: Double, width: Int = 20) -> String {
    let share = share.isNaN ? 0 : min(max(share, 0), 1)
    let eighths = Int(share * Double(width * 8))
    let full = String(repeating: "█", count: eighths / 8)
    let part = eighths % 8 == 0 ? "" : parts[eighths % 8 - 1]
    let rest = String(repeating: "·", count: width - full.count - part.count)
    return full + part + rest
  }

  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
