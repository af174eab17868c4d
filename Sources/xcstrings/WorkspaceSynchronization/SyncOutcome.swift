import CommandSupport
import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// What a synchronization makes of a catalog.
struct SyncOutcome {
  /// The catalog as it is.
  let file: CatalogFile
  /// The catalog in step with the sources.
  let catalog: StringCatalog
  /// What is done to its entries.
  let report: SyncReport
  /// The names of the targets that feed the catalog; empty where the user names sources.
  let targets: [String]
  /// How many sources were read for it.
  let sourceCount: Int
  /// The sources that were not read.
  let gaps: SourceGaps
  /// Whether all sources that feed the catalog were read.
  let isComplete: Bool
  /// Whether the user asks that no key is marked or removed.
  let keepsAbsentKeys: Bool
  /// Whether all sources were read and have no string of the table at all.
  ///
  /// Then the keys come from elsewhere (a property list, a storyboard), or the wrong sources were
  /// read; either way nothing is known about them.
  let isWithoutSources: Bool

  /// What the sources still have of keys that were not found.
  private let remnants: KeyRemnants
  private let sources: Set<String>

  /// Synchronizes a catalog.
  ///
  /// - Parameters:
  ///   - planned: The catalog and what feeds it.
  ///   - extraction: What its sources have, and maybe others.
  ///   - project: The project that tells about tables and keys; `nil` if there is none.
  ///   - choices: What is done beyond what Xcode does.
  ///   - remnants: What the sources still have of keys that were not found.
  init(
    _ planned: PlannedCatalog,
    _ extraction: SourceExtraction,
    in project: Project?,
    _ choices: SyncChoices = SyncChoices(),
    _ remnants: KeyRemnants = KeyRemnants()
  ) {
    let strings = planned.strings(of: extraction.strings.occurrences, in: project)
    let dynamic = project?.configuration.dynamicKeys(ofTable: planned.file.table) ?? []
    var gaps = planned.gaps
    gaps.unreadable = extraction.unread.map(\.path)
    gaps.misunderstood += extraction.misunderstood
    file = planned.file
    targets = planned.targets
    sourceCount = planned.sources.count
    self.gaps = gaps
    isComplete = gaps.isEmpty && extraction.isComplete
    keepsAbsentKeys = planned.keepsAbsentKeys
    isWithoutSources = isComplete && strings.isEmpty
    let sources = Set(planned.sources + planned.silentSources)
    self.sources = sources
    self.remnants = remnants
    let isAuthority = isComplete && !isWithoutSources
    var options = choices.options
    options.keepsAbsentKeys = keepsAbsentKeys
    let synchronized = synchronize(
      file.catalog,
      with: strings,
      authority: isAuthority ? .complete : .partial,
      options: options,
      isDynamic: { key in dynamic.contains { $0.matches(key) } },
      isUndecided: { !remnants.undecided($0, in: sources).isEmpty }
    )
    guard choices.prunes, isAuthority, !keepsAbsentKeys else {
      (catalog, report) = synchronized
      return
    }
    (catalog, report) = prune(synchronized.catalog, after: synchronized.report) { key in
      !remnants.plainPlaces(of: key, in: sources).isEmpty
        || !remnants.undecided(key, in: sources).isEmpty
    }
  }

  /// Whether the file has to be written.
  var isChanged: Bool {
    file.isNew || !report.isUnchanged
  }

  /// Writes the catalog if it changed.
  func write() throws(FileError) {
    guard isChanged else { return }
    if let slash = file.path.lastIndex(of: "/") {
      try FileSystem.createFolder(String(file.path[..<slash]))
    }
    try FileSystem.replace(file.content, with: catalog.printed())
  }
}

// MARK: - Keys that were not found

extension SyncOutcome {
  /// Whether anything is marked or removed because a key was not found.
  var losesKeys: Bool {
    report.changes.contains { change in
      switch change.kind {
      case .markedStale, .removed, .renamed, .pruned: true
      default: false
      }
    }
  }

  /// The keys that were not found and are thought to be gone.
  var missingKeys: [String] {
    let changed = report.changes.compactMap { change in
      switch change.kind {
      case .markedStale, .removed, .pruned: change.key
      case .renamed: change.formerKey
      default: nil
      }
    }
    return changed + report.staleKeys
  }

  /// Whether anybody has looked for what the sources still have of those.
  var knowsRemnants: Bool { remnants.isKnown }

  /// Returns where a key that was not found stands as a plain `String`.
  func plainPlaces(of key: String) -> [Place] {
    remnants.plainPlaces(of: key, in: sources)
  }

  /// Returns the literals for which a key stays though it was not found.
  func undecided(_ key: String) -> [KeyRemnant] {
    remnants.undecided(key, in: sources)
  }
}

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
