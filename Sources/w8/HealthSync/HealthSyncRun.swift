import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// A sync of the log with an Apple Health export, which prompts the user for confirmation.
struct HealthSyncRun {
  let session: Session
  let categories: Set<HealthCategory>
  var homeTimeZone: TimeZone?
  /// The first day from which samples are added, or `nil` for all.
  var firstDay: CalendarDay?
  /// The changes that the user has confirmed in advance.
  var consent: HealthConsent = []
  /// Whether changes are only reported, not applied.
  var isTrial = false
  /// Whether the user may be prompted.
  var mayAsk = false
  /// Whether truncated exports are imported.
  var acceptsIncomplete = true
  /// The interruption that cancels reading.
  var interruption: InterruptSignal?

  /// Reads an export, and syncs the log with it.
  ///
  /// - Throws: ``HealthFailure``. In this case, the log is unchanged except for the stored state,
  ///   which contains the failure.
  func run(_ path: String) throws(HealthFailure) -> HealthSyncResult {
    let keeper = HealthStateStore(session, isTrial: isTrial)
    let former = try keeper.begin()
    do throws(HealthFailure) {
      let reading = try read(path)
      let report = try apply(reading, path)
      // The entries have changed, even if the state cannot be stored.
      if report.hasChanges, !isTrial { session.publishWidgets() }
      try keeper.end(.success)
      return HealthSyncResult(
        path: path,
        reading: reading,
        report: report,
        firstDay: firstDay,
        isDryRun: isTrial
      )
    } catch {
      // A canceled sync is not recorded as a failure, because the user canceled it.
      try? keeper.end(error.code == .cancelled ? former : .failed(code: error.record))
      throw error
    }
  }

  private func read(_ path: String) throws(HealthFailure) -> HealthExportReading {
    let progress = HealthProgress(session.console, until: interruption)
    defer { progress.clear() }
    do {
      let reader = HealthExportReader(categories: categories, homeTimeZone: homeTimeZone)
      let reading = try reader.read(try HealthExportFile.find(at: path), progress: progress.show)
      guard reading.snapshot.isComplete || acceptsIncomplete else {
        throw HealthFailure(.incompleteExport, path)
      }
      return reading
    } catch let error as HealthExportError {
      throw HealthFailure(error)
    } catch {
      throw error as? HealthFailure ?? HealthFailure(.fetchFailed, path)
    }
  }

  private func apply(
    _ reading: HealthExportReading,
    _ path: String
  ) throws(HealthFailure) -> HealthSyncReport {
    var consent = consent
    while true {
      switch try sync(reading.snapshot, consent) {
      case .done(let report): return report
      case .refused(let refusals):
        for refusal in refusals { consent.insert(try answer(refusal, refusals, path)) }
      }
    }
  }

  private func sync(
    _ snapshot: HealthSnapshot,
    _ consent: HealthConsent
  ) throws(HealthFailure) -> HealthSyncOutcome {
    do {
      // A dry run does not create a log.
      guard let store = try isTrial ? session.log.existing() : session.log.opened() else {
        return .done(.first(snapshot, since: firstDay))
      }
      return try store.sync(
        snapshot,
        consent: consent,
        since: firstDay,
        at: session.now,
        isTrial: isTrial
      )
    } catch {
      throw HealthFailure(.saveFailed, "", error)
    }
  }

  /// Prompts the user for a decision.
  private func answer(
    _ refusal: HealthSyncError,
    _ refusals: [HealthSyncError],
    _ path: String
  ) throws(HealthFailure) -> HealthConsent {
    guard mayAsk, session.console.isInputTerminal else {
      throw HealthFailure(refused: refusals, path)
    }
    session.console.printError(refusal.sentence)
    guard let answer = session.console.ask(refusal.question) else {
      throw HealthFailure(.cancelled, path, cause: .declined)
    }
    if Answer.isYes(answer) { return refusal.consentOfYes }
    guard let consent = refusal.consentOfNo else {
      throw HealthFailure(.cancelled, path, cause: .declined)
    }
    return consent
  }
}

extension HealthSyncReport {
  /// Returns the result for a log that does not exist yet.
  fileprivate static func first(
    _ snapshot: HealthSnapshot,
    since firstDay: CalendarDay?
  ) -> HealthSyncReport {
    var report = HealthSyncReport(snapshot.categories)
    for sample in snapshot.samples {
      let isEarly = firstDay.map { sample.start.day < $0 } ?? false
      let count: WritableKeyPath<HealthSampleCount, Int> = isEarly ? \.early : \.added
      report.categories[sample.category]?[keyPath: count] += 1
    }
    return report
  }
}

/// An Apple Health export with the result of its sync.
struct HealthSyncResult {
  /// The path as the user typed it.
  let path: String
  let reading: HealthExportReading
  let report: HealthSyncReport
  /// The first day from which samples were added, or `nil` for all.
  let firstDay: CalendarDay?
  let isDryRun: Bool

  /// The number of skipped records.
  var leftOutCount: Int { reading.leftOut.values.reduce(0, +) }

  /// Whether data is missing that a complete export would contain.
  var hasFindings: Bool {
    leftOutCount > 0 || report.withheldDeletions > 0 || !reading.snapshot.isComplete
      || reading.snapshot.samples.isEmpty
  }
}

/// The progress indicator for reading an export.
struct HealthProgress {
  private let line: ProgressLine?
  private let interruption: InterruptSignal?

  /// Creates a progress indicator.
  ///
  /// - Parameters:
  ///   - console: The console on which a bar is shown if it is a terminal.
  ///   - interruption: The interruption that cancels reading.
  init(_ console: Console, until interruption: InterruptSignal?) {
    line = console.progressLine
    self.interruption = interruption
  }

  /// Shows the progress.
  ///
  /// - Returns: Whether to continue.
  func show(_ progress: HealthReadingProgress) -> Bool {
    line?.show(Self.text(progress))
    return !(interruption?.hasCome ?? false)
  }

  /// Removes the bar.
  func clear() {
    line?.clear()
  }

  /// Returns the bar with the number of bytes and samples.
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
        "Progress on one line of the terminal: a bar, '1.2' of '3.4 GB' that were read, and the number of weights found"
    )
  }
}
