import CommandSupport
import WeightCore
import WeightStore

/// The log of a command, opened once.
final class OpenLog {
  let location: StoreLocation
  private var store: WeightStore?

  init(_ location: StoreLocation) {
    self.location = location
  }

  /// Returns the log; `nil` if there is none.
  func existing() throws(StoreError) -> WeightStore? {
    if store == nil { store = try WeightStore.openExisting(at: location) }
    return store
  }

  /// Returns the log, which is made if it is not there.
  func opened() throws(StoreError) -> WeightStore {
    if let store = try existing() { return store }
    let made = try WeightStore.open(at: location)
    store = made
    return made
  }

  /// Returns the settings, and tells of those that cannot be read.
  func settings(warningOn console: Console) throws(CommandFailure) -> Settings {
    do {
      guard let store = try existing() else { return Settings() }
      var refusals: [SettingRefusal] = []
      let settings = try store.settings(refusals: &refusals)
      for refusal in refusals { console.remark(refusal.warning) }
      return settings
    } catch {
      throw CommandFailure(error)
    }
  }
}
