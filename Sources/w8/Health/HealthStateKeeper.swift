import Foundation
import WeightCore
import WeightPresentation
import WeightStore

/// Keeps how the sync with Apple Health stands, for those who ask meanwhile or later.
struct HealthStateKeeper {
  private let session: Session
  private let isTrial: Bool

  /// Creates a keeper, which keeps nothing of a trial, and makes no log where there is none.
  init(_ session: Session, isTrial: Bool = false) {
    self.session = session
    self.isTrial = isTrial
  }

  /// Returns the state; that of a new log if there is none.
  func state() throws(HealthFailure) -> HealthState {
    do {
      return try session.log.existing()?.healthState() ?? HealthState()
    } catch {
      throw HealthFailure(.eventLookupFailed, session.location.database, error)
    }
  }

  /// Notes that a sync begins, and returns how the last one had ended.
  func begin() throws(HealthFailure) -> HealthStatus {
    let former = try state().status
    let process = ProcessInfo.processInfo.processIdentifier
    try set(.syncing(process: process, since: session.now))
    return former
  }

  /// Notes how a sync has ended.
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
