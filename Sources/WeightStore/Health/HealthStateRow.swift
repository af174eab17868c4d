import FileSystem
import GRDB
package import WeightCore

/// The stored state of the sync, accessed in the transaction of the caller.
struct HealthStateRow {
  /// The stored names of the states.
  private enum Status: String {
    case idle
    case syncing
    case success
    case failed
  }

  let database: Database

  /// Returns the state, or that of a new log if none was stored.
  func state() throws -> HealthState {
    let states = try StatementRow.all(
      database,
      sql: """
        SELECT enabled, path, categories, status, process, since, sinceOffset, failure, lastSync, \
        lastSyncOffset, firstDay FROM healthState
        """,
      arguments: [],
      Self.state
    )
    return states.first ?? HealthState()
  }

  /// Stores the state.
  func set(_ state: HealthState) throws {
    var (process, since, failure): (Int32?, Timestamp?, String?)
    let status: Status
    switch state.status {
    case .idle: status = .idle
    case .syncing(let number, let moment): (status, process, since) = (.syncing, number, moment)
    case .success: status = .success
    case .failed(let code): (status, failure) = (.failed, code)
    }
    let categories = state.categories.map(\.rawValue).sorted().joined(separator: " ")
    try database.execute(
      sql: "REPLACE INTO healthState VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        state.isEnabled, state.path, categories, status.rawValue, process,
        since?.secondsSince1970, since?.utcOffset, failure, state.lastSync?.secondsSince1970,
        state.lastSync?.utcOffset, state.firstDay?.daysSince1970,
      ]
    )
  }

  private static func state(_ row: StatementRow) throws -> HealthState {
    var state = HealthState()
    state.isEnabled = try row.integer(0) != 0
    state.path = try row.optionalText(1)
    // A category that a newer version added is not supported by this version.
    state.categories = Set(
      try row.text(2).split(separator: " ").compactMap { HealthCategory(rawValue: String($0)) }
    )
    state.status = try status(row)
    state.lastSync = row.isNull(8) ? nil : try row.moment(8, 9)
    state.firstDay = try row.optionalInteger(10)
      .flatMap { CalendarDay(daysSince1970: Int(truncatingIfNeeded: $0)) }
    return state
  }

  private static func status(_ row: StatementRow) throws -> HealthStatus {
    switch Status(rawValue: try row.text(3)) {
    case .syncing:
      .syncing(process: Int32(truncatingIfNeeded: try row.integer(4)), since: try row.moment(5, 6))
    case .success: .success
    case .failed: .failed(code: try row.optionalText(7) ?? "")
    case .idle, nil: .idle
    }
  }
}

// MARK: - Health state

extension WeightStore {
  /// Returns the state of the sync with Apple Health.
  ///
  /// A sync whose process no longer exists has failed.
  package func healthState() throws(StoreError) -> HealthState {
    var state = try read { database in try HealthStateRow(database: database).state() }
    if case .syncing(let process, _) = state.status, !RunningProgram.isRunning(process) {
      state.status = .failed(code: HealthStatus.interrupted)
    }
    return state
  }

  /// Stores the state of the sync with Apple Health.
  package func save(_ state: HealthState) throws(StoreError) {
    try write { database in try HealthStateRow(database: database).set(state) }
  }
}
