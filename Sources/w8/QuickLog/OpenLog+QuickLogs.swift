import CommandSupport
import Foundation
import WeightCore
import WeightStore

extension OpenLog {
  /// Takes what other programs have left into the log, which is made if it is not there.
  ///
  /// Whatever goes wrong with that is told, and the command does what it was asked for.
  ///
  /// - Returns: Whether the log has changed.
  func takeQuickLogs(now: Moment, timeZone: TimeZone, telling console: Console) -> Bool {
    do throws(StoreError) {
      let files = try QuickLogFiles(at: location, now: now, timeZone: timeZone)
      guard !files.isEmpty else { return false }
      let count = files.count > 0 ? try files.take(into: opened(), at: now) : 0
      if count > 0 { console.remark(QuickLogSentences.taken(count)) }
      if !files.problems.isEmpty {
        console.remark(QuickLogSentences.leftAlone(files.problems.count))
      }
      return count > 0
    } catch {
      // A log that cannot be opened ends the command, which says so itself.
      if canBeOpened { console.remark(QuickLogSentences.failure(error)) }
      return false
    }
  }

  private var canBeOpened: Bool {
    do {
      _ = try existing()
      return true
    } catch {
      return false
    }
  }
}
