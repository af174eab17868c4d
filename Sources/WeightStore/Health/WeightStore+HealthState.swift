import Foundation
import GRDB
package import WeightCore

extension WeightStore {
  /// Returns how the sync with Apple Health stands.
  ///
  /// A sync whose process is gone has failed.
  package func healthState() throws(StoreError) -> HealthState {
    var state = try read { database in try HealthStateRow(database: database).state() }
    if case .syncing(let process, _) = state.status, !Self.isRunning(process) {
      state.status = .failed(code: HealthStatus.interrupted)
    }
    return state
  }

  /// Keeps how the sync with Apple Health stands.
  package func save(_ state: HealthState) throws(StoreError) {
    try write { database in try HealthStateRow(database: database).set(state) }
  }

  private static func isRunning(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }
}
