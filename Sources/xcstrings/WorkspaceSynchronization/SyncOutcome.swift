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

  /// What the sources may still have of keys that were not found; `nil` if no key was lost.
  fileprivate(set) var possibleUses: PossibleKeyUses?
  fileprivate let sources: Set<String>

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
  /// Whether a key became another one.
  var hasRenames: Bool { report.changes.contains { $0.kind == .renamed } }

  /// Returns the outcome of a synchronization in which no catalog lost a key.
  func withoutPossibleUses() -> SyncOutcome {
    var outcome = self
    outcome.possibleUses = nil
    return outcome
  }

  /// Whether a key was lost, so that it is known what the sources may still have of such keys.
  var knowsPossibleUses: Bool { possibleUses != nil }

  /// Returns where a key that was not found is a plain `String`.
  func plainPlaces(of key: String) -> [Place] {
    possibleUses?.plainPlaces(of: key, in: sources) ?? []
  }

  /// Returns the literals for which a key stays though it was not found.
  func undecided(_ key: String) -> [PossibleKeyUse] {
    possibleUses?.undecided(key, in: sources) ?? []
  }
}

/// The synchronization of one catalog, before it is known what the sources may still have of keys that
/// were not found.
struct CatalogSynchronization {
  private let planned: PlannedCatalog
  private let strings: [ExtractedString]
  private let choices: SyncChoices
  private let gaps: SourceGaps
  private let isComplete: Bool
  /// Whether it is known that a key that was not found is in no source.
  private let isAuthority: Bool
  private let dynamicKeys: [KeyPattern]
  /// The keys of the catalog that were not found, and that a synchronization may mark or remove.
  let missingKeys: [String]

  /// Prepares a synchronization.
  ///
  /// - Parameters:
  ///   - planned: The catalog and what feeds it.
  ///   - strings: The strings that belong in the catalog.
  ///   - extraction: What its sources have, and maybe others.
  ///   - project: The project that tells about keys; `nil` if there is none.
  ///   - choices: What is done beyond what Xcode does.
  init(
    _ planned: PlannedCatalog,
    with strings: [ExtractedString],
    of extraction: SourceExtraction,
    in project: Project?,
    _ choices: SyncChoices
  ) {
    self.planned = planned
    self.strings = strings
    self.choices = choices
    var gaps = planned.gaps
    gaps.unreadable = extraction.unread.map(\.path)
    gaps.misunderstood += extraction.misunderstood
    self.gaps = gaps
    isComplete = gaps.isEmpty && extraction.isComplete
    isAuthority = isComplete && !strings.isEmpty
    let dynamicKeys = project?.configuration.dynamicKeys(ofTable: planned.file.table) ?? []
    self.dynamicKeys = dynamicKeys
    missingKeys =
      isAuthority && !planned.keepsAbsentKeys
      ? absentKeys(of: planned.file.catalog, in: strings)
        .filter { key in !dynamicKeys.contains { $0.matches(key) } } : []
  }

  /// Whether the catalog loses a key if no source may still have it.
  var losesKeys: Bool {
    guard !choices.prunes else { return !missingKeys.isEmpty }
    return missingKeys.contains { planned.file.catalog[$0]?.extractionState != .stale }
  }

  /// Whether a stale key may be renamed to a new one.
  var mayRenameKeys: Bool { choices.options.renames == .apply && !missingKeys.isEmpty }

  /// Synchronizes the catalog.
  ///
  /// - Parameter possibleUses: What the sources may still have of keys that were not found; `nil` if
  ///   no catalog would lose a key.
  /// - Returns: What became of the catalog.
  func outcome(knowing possibleUses: PossibleKeyUses?) -> SyncOutcome {
    let sources = Set(planned.sources + planned.silentSources)
    let isUndecided = { (key: String) in
      possibleUses.map { !$0.undecided(key, in: sources).isEmpty } ?? false
    }
    var options = choices.options
    options.keepsAbsentKeys = planned.keepsAbsentKeys
    var (catalog, report) = synchronize(
      planned.file.catalog,
      with: strings,
      authority: isAuthority ? .complete : .partial,
      options: options,
      isDynamic: { key in dynamicKeys.contains { $0.matches(key) } },
      isUndecided: isUndecided
    )
    if choices.prunes, isAuthority, !planned.keepsAbsentKeys {
      (catalog, report) = prune(catalog, after: report) { key in
        isUndecided(key) || !(possibleUses?.plainPlaces(of: key, in: sources) ?? []).isEmpty
      }
    }
    return SyncOutcome(
      file: planned.file,
      catalog: catalog,
      report: report,
      targets: planned.targets,
      sourceCount: planned.sources.count,
      gaps: gaps,
      isComplete: isComplete,
      keepsAbsentKeys: planned.keepsAbsentKeys,
      isWithoutSources: isComplete && strings.isEmpty,
      possibleUses: possibleUses,
      sources: sources
    )
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
