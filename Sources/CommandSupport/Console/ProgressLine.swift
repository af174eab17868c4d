import FileSystem
import Synchronization

/// A line on a terminal that shows the progress of a long operation, and disappears at its end.
///
/// Nothing is shown for operations that take less than half a second.
package final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// The time before the line first appears.
  private static let delay = Duration.milliseconds(500)
  /// The minimum time between updates.
  private static let pause = Duration.milliseconds(100)

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - write: Writes to the terminal immediately.
  ///   - now: Returns the current time.
  init(
    _ write: @escaping @Sendable (String) -> Void,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.write = write
    self.now = now
    state = Mutex(State(next: now() + Self.delay))
  }

  /// Shows the progress, unless the line was updated a moment ago.
  package func show(_ text: @autoclosure () -> String) {
    state.withLock { state in
      guard now() >= state.next else { return }
      state.next = now() + Self.pause
      state.isShown = true
      write("\r\(OutputLine(text(), keepsStyles: false).text)\u{1B}[K")
    }
  }

  /// Removes the line.
  package func clear() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}

/// A progress bar with a height of one line.
package enum ProgressBar {
  /// Returns a bar for the completed share of an operation.
  ///
  /// - Parameters:
  ///   - share: The share from 0 to 1; other values are clamped.
  ///   - width: The number of terminal columns.
  /// - Returns: Blocks for the completed part, with a resolution of an eighth of a column, and dots
  ///   for the rest.
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
