import CatalogSync
import ProjectModel
import StringCatalog

/// What a synchronization does beyond what Xcode does.
struct SyncChoices {
  /// What becomes of texts that changed and of keys that were renamed.
  var options = SyncOptions()
  /// Whether stale keys are removed.
  var prunes = false
}

extension SyncChoices {
  /// Creates the choices of a project; those of Xcode if there is none.
  init(in project: Project?) {
    let configured = project?.configuration.synchronization ?? Configuration.Synchronization()
    options = SyncOptions(
      sourceChanges: configured.sourceChanges.policy,
      renames: configured.renames.policy
    )
  }
}

extension Configuration.Synchronization.SourceChanges {
  fileprivate var policy: StringCatalog.SourceChangePolicy {
    switch self {
    case .keep: .keep
    case .review: .review
    }
  }
}

extension Configuration.Synchronization.Renames {
  fileprivate var policy: RenamePolicy {
    switch self {
    case .report: .report
    case .apply: .apply
    case .off: .off
    }
  }
}
