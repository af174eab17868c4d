/// How the sync with Apple Health stands.
package enum HealthStatus: Hashable, Sendable {
  /// Nothing was tried yet.
  case idle
  /// A process is at it.
  case syncing(process: Int32, since: Moment)
  /// The last one went well.
  case success
  /// The last one did not; the code names the reason.
  case failed(code: String)

  /// The code of a sync whose process went away without a word.
  package static let interrupted = "interrupted"
}
