import CatalogSync

/// What a synchronization does beyond what Xcode does.
struct SyncChoices {
  /// What becomes of texts that changed and of keys that were renamed.
  var options = SyncOptions()
  /// Whether stale keys are removed.
  var prunes = false
}
