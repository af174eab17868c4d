import WeightCore
import WeightPresentation

/// What `w8 health debug --json` prints.
struct HealthDebugReport: Encodable {
  private let state: HealthStatusReport
  private let available: Bool
  private let problem: Nullable<String>
  private let store: String
  private let logIdentifier: Nullable<String>
  private let watching: Bool
  private let anchors: [HealthAnchorsReport.Anchor]
  private let files: [File]

  init(_ facts: HealthFacts) {
    state = HealthStatusReport(facts.state)
    available = facts.state.path != nil && facts.problem == nil
    problem = Nullable(facts.problem?.code.rawValue)
    store = facts.database
    logIdentifier = Nullable(facts.identifier)
    watching = facts.isWatched
    anchors = facts.anchors.map(HealthAnchorsReport.Anchor.init)
    files = facts.files.map(File.init)
  }

  private struct File: Encodable {
    let path: String
    let failure: Nullable<String>
    let cause: Nullable<String>
    let attempts: Int
    let time: String

    init(_ note: HealthFileNote) {
      let reason = note.failure.map(HealthFailure.init(record:))
      path = note.path
      failure = Nullable(reason?.code.rawValue)
      cause = Nullable(reason?.cause?.code)
      attempts = note.attempts
      time = note.moment.iso8601
    }
  }
}
