import CommandSupport
import Diagnostics
import Localization
import WeightCore
import WeightExchange
import WeightPresentation

extension Session {
  /// Runs the body of a `w8 health` command.
  ///
  /// With `--json`, it reports a failure by its codes.
  func runHealth(_ global: GlobalOptions, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as HealthFailure {
      if global.json { try console.print(json: HealthFailureReport(failure)) }
      throw failure
    }
  }
}

extension HealthSyncResult {
  /// Reports the result of a sync.
  func report(_ global: GlobalOptions, in session: Session) throws {
    if global.json {
      return try session.console.print(json: HealthSyncJSON(self))
    }
    let shown = reading.diagnostics.filter(HealthMessages.isShown)
    DiagnosticPrinter(wording: HealthMessages.text).print(shown, to: session.console)
    let summary = HealthSummary(self)
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
    case .cancelled, .dataTypeNotAvailable, .eventUpdateFailed, .notAvailable, .answerNeeded: false
    default: true
    }
  }
}

/// The JSON output of a failed `w8 health` command.
struct HealthFailureReport: Encodable {
  private let error: Failure

  private struct Failure: Encodable {
    let code: String
    let subject: Nullable<String>
    let cause: Nullable<String>
  }

  init(_ failure: HealthFailure) {
    error = Failure(
      code: failure.code.rawValue,
      subject: Nullable(failure.subject.isEmpty ? nil : failure.subject),
      cause: Nullable(failure.cause?.code)
    )
  }
}
