import CommandSupport
import Diagnostics
import Localization
import WeightCore
import WeightExchange
import WeightPresentation

extension HealthSyncResult {
  /// Reports the result of a sync.
  func report(_ global: LogOptions, in session: Session) throws {
    if global.json {
      return try session.console.print(json: HealthSyncJSON(self))
    }
    let shown = reading.diagnostics.filter(HealthMessages.isShown)
    DiagnosticPrinter(wording: HealthMessages.text).print(shown, to: session.console)
    let summary = HealthSummary(self, unit: session.notation.unit)
    let table = summary.table(session.notation.locale)
    if !global.quiet { session.print(table: table) }
    for line in summary.lines { session.printStatus(line) }
    if reading.snapshot.samples.isEmpty {
      let refusal = HealthFailure(.noDataAvailable, path).refusal()
      for line in [refusal.message, refusal.hint].compactMap(\.self) {
        session.console.printError(line)
      }
    }
  }
}

extension HealthFailure {
  /// Whether the failure is a technical cause rather than a user's choice or invalid input.
  var isReason: Bool {
    switch code {
    case .cancelled, .dataTypeNotAvailable, .eventUpdateFailed, .notAvailable, .notEnabled,
      .answerNeeded:
      false
    default: true
    }
  }
}
