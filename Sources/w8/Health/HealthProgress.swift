import CommandSupport
import HealthImport
import Localization

/// Shows how far the reading of an export is.
struct HealthProgress {
  private let line: ProgressLine?
  private let interruption: Interruption?

  /// Creates a progress.
  ///
  /// - Parameters:
  ///   - console: Where a bar is shown, if a person looks at it.
  ///   - interruption: What ends the reading.
  init(_ console: Console, until interruption: Interruption?) {
    line = console.progressLine
    self.interruption = interruption
  }

  /// Shows how far it is.
  ///
  /// - Returns: Whether to go on.
  func show(_ progress: HealthReadingProgress) -> Bool {
    line?.show(Self.text(progress))
    return !(interruption?.hasCome ?? false)
  }

  /// Takes the bar away.
  func clear() {
    line?.clear()
  }

  /// Returns the bar, the bytes and the samples.
  static func text(_ progress: HealthReadingProgress) -> String {
    let share = Double(progress.bytes) / Double(max(progress.totalBytes, 1))
    let isLarge = progress.totalBytes >= 1_000_000_000
    let unit = isLarge ? 1_000_000_000.0 : 1_000_000
    let number = NumberStyle.number(fractionDigits: isLarge ? 1 : 0)
    let format = MeasureStyle.measure(isLarge ? .gigabyte : .megabyte, number: number)
    return String(
      localized:
        "\(ProgressBar.text(share)) \(Double(progress.bytes) / unit, format: number) of \(Double(progress.totalBytes) / unit, format: format), \(progress.samples) samples",
      comment:
        "Progress on one line of the terminal: a bar, '1.2' of '3.4 GB' that were read, and how many weights were found"
    )
  }
}
