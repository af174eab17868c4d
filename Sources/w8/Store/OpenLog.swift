import CommandSupport
import FileSystem
import Foundation
import WeightCore
import WeightStore

/// The log of a command, which is opened once.
final class OpenLog {
  let location: StoreLocation
  /// Whether the warning about entries that cannot be read was printed.
  var hasReportedDamage = false
  private var store: WeightStore?

  init(_ location: StoreLocation) {
    self.location = location
  }

  /// Returns the log, or `nil` if there is none.
  func existing() throws(StoreError) -> WeightStore? {
    if store == nil { store = try WeightStore.openExisting(at: location) }
    return store
  }

  /// Returns the log, which is created if there is none.
  func opened() throws(StoreError) -> WeightStore {
    if let store = try existing() { return store }
    let made = try WeightStore.open(at: location)
    store = made
    return made
  }

  /// Returns the settings and the errors of invalid ones.
  func settings() throws(StoreError) -> (settings: Settings, refusals: [SettingError]) {
    guard let store = try existing() else { return (Settings(), []) }
    var refusals: [SettingError] = []
    return (try store.settings(refusals: &refusals), refusals)
  }
}

// MARK: - Quick logs

extension OpenLog {
  /// Imports the weigh-ins of other programs into the log, which is created if there is none.
  ///
  /// Errors are reported, and the command continues.
  ///
  /// - Returns: The new entries.
  func importQuickLogs(
    now: Timestamp,
    timeZone: TimeZone,
    reportingOn console: Console
  ) -> [WeightEntry] {
    do throws(StoreError) {
      let files = try QuickLogFiles(at: location, now: now, timeZone: timeZone)
      guard !files.isEmpty else { return [] }
      let entries = files.count > 0 ? try files.importEntries(into: opened(), at: now) : []
      if !entries.isEmpty { console.printStatus(QuickLogMessages.taken(entries.count)) }
      if !files.problems.isEmpty {
        console.printStatus(QuickLogMessages.leftAlone(files.problems.count))
      }
      return entries
    } catch {
      // If the log cannot be opened, the command itself fails and reports the error.
      if canBeOpened { console.printStatus(QuickLogMessages.failure(error)) }
      return []
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
