import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows the status of the sync with Apple Health.
struct HealthStatusCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: .healthStatusAbstract,
      discussion: .healthStatusDiscussion
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global)
    let state = try HealthStateStore(session).state()
    let store = try session.log.existing()
    let waiting = try store.map { try HealthWatchNotes(store: $0).waiting() } ?? []
    if global.json {
      return try session.console.print(json: HealthStatusReport(state, waiting: waiting))
    }
    let lines = HealthStatusLines(session.notation)
    for line in lines.facts(state, width: session.lineWidth) { session.console.print(line) }
    if case .failed(let record) = state.status {
      let refusal = HealthFailure(record: record).refusal()
      for line in [refusal.message, refusal.hint].compactMap(\.self) {
        session.console.print(line)
      }
    }
    for failure in waiting {
      let refusal = failure.refusal()
      for line in [refusal.message, refusal.hint].compactMap(\.self) {
        session.console.print(line)
      }
    }
  }
}

/// The JSON output of `w8 health status`.
struct HealthStatusReport: Encodable {
  private let enabled: Bool
  private let path: Nullable<String>
  private let categories: [String]
  private let firstDay: Nullable<String>
  private let status: String
  private let lastSync: Nullable<String>
  private let process: Nullable<Int32>
  private let since: Nullable<String>
  private let error: Nullable<String>
  private let cause: Nullable<String>
  private let waiting: [String]

  init(_ state: HealthState, waiting failures: [HealthFailure] = []) {
    waiting = failures.map(\.subject)
    enabled = state.isEnabled
    path = Nullable(state.path)
    categories = state.categories.map(\.rawValue).sorted()
    firstDay = Nullable(state.firstDay?.iso8601)
    lastSync = Nullable(state.lastSync?.iso8601)
    var (running, began, failure): (Int32?, Timestamp?, HealthFailure?)
    switch state.status {
    case .idle: status = "idle"
    case .syncing(let process, let since): (status, running, began) = ("syncing", process, since)
    case .success: status = "success"
    case .failed(let record): (status, failure) = ("failed", HealthFailure(record: record))
    }
    process = Nullable(running)
    since = Nullable(began?.iso8601)
    error = Nullable(failure?.code.rawValue)
    cause = Nullable(failure?.cause?.code)
  }
}
