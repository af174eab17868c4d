import Foundation
import WeightCore

/// The move of a log from the place where logs begin to the one that is shared with other programs.
///
/// The log is copied while writers wait, compared, and only then given its name. So at each moment
/// the former log is whole, and the new one is whole or not there. The former log stays until it is
/// purged.
///
/// ```swift
/// let move = StoreMove(location)
/// try move.run(at: now)  // .moved
/// try move.state()       // .completed(at: now)
/// try move.purge()       // .purged([location.database])
/// ```
package struct StoreMove: Sendable {
  let location: StoreLocation
  let patience: Duration

  /// Creates a move; nothing is done yet.
  package init(_ location: StoreLocation, patience: Duration = WeightStore.patience) {
    self.location = location
    self.patience = patience
  }

  /// How long to wait for somebody who only looks whether a move goes on.
  static let patienceWithLookers = Duration.milliseconds(200)

  /// The copy, before it has its name.
  var copy: String { location.shared.database + ".moving" }

  /// Returns how far the move is.
  ///
  /// A move whose process is gone has failed. There is one moment at which it has not: when only the
  /// note is missing that it is done.
  ///
  /// - Throws: ``StoreError`` if one of the places cannot be looked at.
  package func state() throws(StoreError) -> StoreMoveState {
    try state(isRunning: isRunning())
  }

  /// Returns how far the move is, if it is known whether a process is at work.
  func state(isRunning: Bool) throws(StoreError) -> StoreMoveState {
    let record = MoveRecord.last(in: location.shared.folder)
    if let record, record.phase == .completed, let moment = record.moment {
      return .completed(at: moment)
    }
    if let moment = record?.moment, isRunning { return .inProgress(since: moment) }
    let isShared = try location.current() == location.shared
    if isShared, let record, record.phase == .verified, let moment = record.moment {
      return .completed(at: moment)
    }
    guard try StoreFolder.hasFile(location.database), !isShared else { return .notNeeded }
    guard let record, let moment = record.moment else { return .notStarted }
    let interruption = StoreError(.interrupted, path: location.shared.database)
    return .failed(record.error ?? interruption, at: moment)
  }

  /// Returns whether a process moves the log now.
  private func isRunning() throws(StoreError) -> Bool {
    let descriptor = open(location.shared.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
