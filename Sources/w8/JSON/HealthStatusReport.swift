import WeightCore
import WeightPresentation

/// What `w8 health status --json` prints.
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

  init(_ state: HealthState) {
    enabled = state.isEnabled
    path = Nullable(state.path)
    categories = state.categories.map(\.rawValue).sorted()
    firstDay = Nullable(state.firstDay?.iso8601)
    lastSync = Nullable(state.lastSync?.iso8601)
    var (running, began, failure): (Int32?, Moment?, HealthFailure?)
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
