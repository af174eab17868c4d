import CommandSupport
import WeightCore
import WeightStore

extension Session {
  /// Returns a goal whose way begins with the newest weight of the log.
  func newGoal(_ target: Mass) throws(CommandFailure) -> Goal {
    let newest = try read { store throws(StoreError) in try store.latest() } ?? nil
    return Goal(target: target, set: now, start: newest?.mass)
  }
}
