import Foundation
import WeightCore
import WeightPresentation
import WeightStore

/// The access to the stored state of the sync with Apple Health.
struct HealthStateStore {
  private let session: Session
  private let isTrial: Bool

  /// Creates the access to the state.
  ///
  /// In a dry run, nothing is stored and no log is created.
  init(_ session: Session, isTrial: Bool = false) {
    self.session = session
    self.isTrial = isTrial
  }

  /// Returns the state, or that of a new log if there is none.
  func state() throws(HealthFailure) -> HealthState {
    do {
      return try session.log.existing()?.healthState() ?? HealthState()
    } catch {
      throw HealthFailure(.eventLookupFailed, session.location.database, error)
    }
  }

  /// Records that a sync begins, and returns the status of the last one.
  func begin() throws(HealthFailure) -> HealthStatus {
    let former = try state().status
    let process = ProcessInfo.processInfo.processIdentifier
    try set(.syncing(process: process, since: session.now))
    return former
  }

  /// Records the status of a finished sync.
  func end(_ status: HealthStatus) throws(HealthFailure) {
    try set(status)
  }

  private func set(_ status: HealthStatus) throws(HealthFailure) {
    guard !isTrial else { return }
    try change { state in
      state.status = status
      if status == .success { state.lastSync = session.now }
    }
  }

  /// Changes the state.
  func change(_ body: (inout HealthState) -> Void) throws(HealthFailure) {
    do {
      guard let store = try session.log.existing() else { return }
      var state = try store.healthState()
      body(&state)
      try store.save(state)
    } catch {
      throw HealthFailure(.eventUpdateFailed, "", error)
    }
  }
}
