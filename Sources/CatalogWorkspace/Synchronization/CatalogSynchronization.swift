import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

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
  package init(
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
  package func outcome(knowing possibleUses: PossibleKeyUses?) -> SyncOutcome {
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

/// What the sources may still have of keys that were not found.
struct PossibleKeyUses: Sendable {
  private let uses: [String: [PossibleKeyUse]]

  /// Groups uses by their keys.
  package init(_ uses: [PossibleKeyUse]) {
    self.uses = Dictionary(grouping: uses, by: \.key)
  }

  /// Returns where a key is a plain `String`.
  package func plainPlaces(of key: String, in sources: Set<String>) -> [Place] {
    uses(of: key, in: sources).filter { $0.unknown == nil }.map(\.place)
  }

  /// Returns the literals of a key that are passed to something of which nothing is known.
  package func undecided(_ key: String, in sources: Set<String>) -> [PossibleKeyUse] {
    uses(of: key, in: sources).filter { $0.unknown != nil }
  }

  private func uses(of key: String, in sources: Set<String>) -> [PossibleKeyUse] {
    (uses[key] ?? [])
      .filter { $0.key.utf8.elementsEqual(key.utf8) && sources.contains($0.place.file) }
  }
}
