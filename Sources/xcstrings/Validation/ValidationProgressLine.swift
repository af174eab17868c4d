import CommandSupport
import Localization
import Synchronization

/// A line on a terminal that shows how many entries were validated.
final class ValidationProgressLine: Sendable {
  private let line: ProgressLine
  private let count = Atomic(0)

  /// Creates the progress of a validation.
  init(_ line: ProgressLine) {
    self.line = line
  }

  /// Adds entries that were checked, and shows the number of all of them.
  func add(_ checked: Int) {
    let done: Int = count.add(checked, ordering: .relaxed).newValue
    line.show(
      String(localized: "Checking keys: \(done)", comment: "Progress on a terminal, on one line")
    )
  }

  /// Removes the line.
  func clear() { line.clear() }
}
