import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// Brings the log in step with an export of Apple Health, and asks where something is unclear.
struct HealthSyncRun {
  let session: Session
  let categories: Set<HealthCategory>
  var homeTimeZone: TimeZone?
  /// The first day of what is added; `nil` if all is.
  var firstDay: CalendarDay?
  /// What the person has allowed beforehand.
  var consent: HealthConsent = []
  /// Whether nothing is changed, and only told what would be.
  var isTrial = false
  /// Whether questions may be asked at all.
  var mayAsk = false
  /// Whether what is left of an export that was cut off is taken in.
  var takesIncomplete = true
  /// What ends the reading.
  var interruption: Interruption?

  /// Reads an export, and takes it in.
  ///
  /// - Throws: ``HealthFailure``; the log is then as it was, but for the state, which tells of it.
  func run(_ path: String) throws(HealthFailure) -> HealthSyncResult {
    let keeper = HealthStateKeeper(session, isTrial: isTrial)
    let former = try keeper.begin()
    do throws(HealthFailure) {
      let reading = try read(path)
      let report = try take(reading, path)
      // Whatever becomes of the state, the entries have changed.
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
      // Who stopped a sync knows that, and need not be told later that it failed.
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
      guard reading.snapshot.isComplete || takesIncomplete else {
        throw HealthFailure(.incompleteExport, path)
      }
      return reading
    } catch let error as HealthExportError {
      throw HealthFailure(error)
    } catch {
      throw error as? HealthFailure ?? HealthFailure(.fetchFailed, path)
    }
  }

  private func take(
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
      // A trial makes no log where there is none.
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

  /// Asks a person what to do.
  private func answer(
    _ refusal: HealthSyncRefusal,
    _ refusals: [HealthSyncRefusal],
    _ path: String
  ) throws(HealthFailure) -> HealthConsent {
    guard mayAsk, session.console.isInputTerminal else {
      throw HealthFailure(refused: refusals, path)
    }
    session.console.complain(refusal.sentence)
    guard let answer = session.console.ask(refusal.question) else {
      throw HealthFailure(.cancelled, path)
    }
    if Answer.isYes(answer) { return refusal.consentOfYes }
    guard let consent = refusal.consentOfNo else { throw HealthFailure(.cancelled, path) }
    return consent
  }
}

extension HealthSyncReport {
  /// What a log that does not exist yet would take in.
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

/// An export of Apple Health that was read, and what became of it.
struct HealthSyncResult {
  /// The path as it was named.
  let path: String
  let reading: HealthExportReading
  let report: HealthSyncReport
  /// The first day of what was added; `nil` if all was.
  let firstDay: CalendarDay?
  let isDryRun: Bool

  /// How many records were left out.
  var leftOutCount: Int { reading.leftOut.values.reduce(0, +) }

  /// Whether something is missing that a whole export would have brought.
  var hasFindings: Bool {
    leftOutCount > 0 || report.withheldDeletions > 0 || !reading.snapshot.isComplete
      || reading.snapshot.samples.isEmpty
  }
}

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
