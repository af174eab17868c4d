import CatalogValidation
import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// The synchronization of one catalog, before possible uses of missing keys are known.
struct CatalogSynchronization: Sendable {
  private let planned: PlannedCatalog
  private let found: FoundKeys
  private let choices: SyncChoices
  private let gaps: UnprocessedSources
  private let isComplete: Bool
  private let completeness: SourceCompleteness
  private let resources: ResourceStrings
  /// Whether it is known that no source contains a missing key.
  private let isExhaustive: Bool
  private let dynamicKeys: [KeyPattern]
  /// The keys that were chosen or kept because types are not known.
  private let assumptions: [KeyAssumption]
  private let undecidedKeys: Set<ExactString>
  /// The keys of the catalog that were not found, and that a synchronization may mark or remove.
  let missingKeys: [String]

  /// Prepares a synchronization.
  ///
  /// - Parameters:
  ///   - planned: The catalog and its sources.
  ///   - assigned: The strings of code that belong to the catalog.
  ///   - resources: The strings of its document or its Info.plists.
  ///   - extraction: The strings of its sources, and possibly of others.
  ///   - project: The project with the settings for keys; `nil` if there is none.
  ///   - keys: The localizable keys of Info.plists.
  ///   - choices: The options beyond the behavior of Xcode.
  package init(
    _ planned: PlannedCatalog,
    with assigned: AssignedStrings,
    _ resources: ResourceStrings,
    of extraction: SourceExtraction,
    in project: Project?,
    _ keys: InfoPlistKeys,
    _ choices: SyncChoices
  ) async {
    self.planned = planned
    self.choices = choices
    var gaps = planned.gaps
    gaps.missing += extraction.missing
    gaps.unreadable = (extraction.unread + extraction.refused).map(\.path)
    gaps.syntaxErrors += extraction.syntaxErrors
    self.gaps = gaps
    // The types of missing files are unknown, so keys that depend on them are not added.
    let strings =
      gaps.lacksDeclarations
      ? AssumedKeys(extraction.diagnostics).known(assigned.strings, in: planned.file.catalog)
      : assigned.strings
    assumptions = assigned.assumptions
    let undecidedKeys = assigned.undecidedKeys
    self.undecidedKeys = undecidedKeys
    let found = await FoundKeys(
      all: resources.strings.isEmpty ? strings : strings + resources.strings,
      in: planned.file.catalog
    )
    self.found = found
    self.resources = resources
    isComplete = gaps.isEmpty && extraction.isComplete
    let hasResources = !planned.resources.isEmpty
    isExhaustive = isComplete && (!strings.isEmpty || hasResources && resources.hasAllKeys)
    let dynamicKeys = project?.configuration.dynamicKeys(ofTable: planned.file.table) ?? []
    self.dynamicKeys = dynamicKeys
    let files = planned.resources
    // A part of a project that cannot be read may declare another Info.plist of the catalog.
    let isDeclared = files.infoPlists.isEmpty || planned.gaps.syntaxErrors.isEmpty
    completeness = SourceCompleteness(
      code: isExhaustive ? .complete : .partial,
      resources: isDeclared && resources.isComplete ? .complete : .partial,
      resourceKeys: isDeclared && resources.hasAllKeys ? .complete : .partial
    ) { key, entry in files.isOnlySource(keys, of: key, entry) }
    missingKeys =
      isExhaustive && !planned.keepsAbsentKeys && !planned.isSilent
      ? found.absentKeys(of: planned.file.catalog)
        .filter { key in
          !undecidedKeys.contains(ExactString(key)) && !dynamicKeys.contains { $0.matches(key) }
            && planned.file.catalog[key].map { !files.isOnlySource(keys, of: key, $0) } ?? true
        } : []
  }

  /// Whether keys are removed or become stale unless a source may still use them.
  var losesKeys: Bool {
    guard !choices.prunes else { return !missingKeys.isEmpty }
    return missingKeys.contains { planned.file.catalog[$0]?.extractionState != .stale }
  }

  /// Whether a stale key may be renamed to a new one.
  var mayRenameKeys: Bool { choices.options.renames == .apply && !missingKeys.isEmpty }

  /// Synchronizes the catalog.
  ///
  /// - Parameter possibleUses: The possible uses of missing keys; `nil` if no catalog would lose a
  ///   key.
  /// - Returns: The outcome for the catalog.
  package func outcome(knowing possibleUses: PossibleKeyUses?) async -> SyncOutcome {
    let sources = Set(planned.sources + planned.silentSources)
    let isUndecided = { (key: String) in
      undecidedKeys.contains(ExactString(key))
        || possibleUses.map { !$0.undecided(key, in: sources).isEmpty } ?? false
    }
    var options = choices.options
    options.keepsAbsentKeys = planned.keepsAbsentKeys || planned.isSilent
    let pass = SynchronizationPass(
      planned.file.catalog,
      found,
      completeness: completeness,
      options: options,
      isDynamic: { key in dynamicKeys.contains { $0.matches(key) } },
      isUndecided: isUndecided
    )
    let settlements = await pass.batches.concurrentMap { pass.settlements(of: $0) }
    var (catalog, report) = pass.finish(settlements.flatMap { $0 })
    report.assumptions = assumptions
    // The note about the targets says why.
    if planned.isSilent { report.unconfirmedKeys = [] }
    if choices.prunes, isExhaustive, !planned.keepsAbsentKeys, !planned.isSilent {
      (catalog, report) = prune(catalog, after: report) { key in
        isUndecided(key) || !(possibleUses?.plainPlaces(of: key, in: sources) ?? []).isEmpty
      }
    }
    return SyncOutcome(
      file: planned.file,
      catalog: catalog,
      report: report,
      targets: planned.targets,
      sourceCount: planned.sources.count + planned.resources.files.count,
      gaps: gaps,
      isComplete: isComplete && resources.hasAllKeys,
      keepsAbsentKeys: planned.keepsAbsentKeys,
      isWithoutSources: isComplete && found.strings.isEmpty && planned.resources.isEmpty,
      possibleUses: possibleUses,
      sources: sources
    )
  }
}

extension FoundKeys {
  /// The number of strings that one task looks up.
  private static let batchSize = 4_096

  /// Assigns strings to the entries of a catalog, in parallel.
  fileprivate init(all strings: [ExtractedString], in catalog: StringCatalog) async {
    let slots = await stride(from: 0, to: strings.count, by: Self.batchSize)
      .map { $0..<min($0 + Self.batchSize, strings.count) }
      .concurrentMap { FoundKeys.slots(of: strings[$0], in: catalog) }
    self.init(strings, in: catalog, slots: slots.flatMap { $0 })
  }
}

/// The possible uses of missing keys in the sources.
struct PossibleKeyUses: Sendable {
  private let uses: [String: [PossibleKeyUse]]
  /// The literals in all code of the project; empty unless they were searched for.
  private var elsewhere: [String: [PossibleKeyUse]] = [:]

  /// Groups uses by their keys.
  package init(_ uses: [PossibleKeyUse]) {
    self.uses = Dictionary(grouping: uses, by: \.key)
  }

  /// Adds the literals in all code of the project, because a key of an app may be looked up by a
  /// function of a package.
  ///
  /// - Throws: `CancellationError`, or an error if the sources cannot be listed.
  func addingElsewhere(
    _ keys: Set<String>,
    in workspace: Workspace,
    cache: ExtractionCache.Location
  ) async throws -> Self {
    guard !keys.isEmpty else { return self }
    var uses = self
    uses.elsewhere = Dictionary(
      grouping: try await workspace.literalsInAllCode(equalTo: keys, cache: cache),
      by: \.key
    )
    return uses
  }

  /// Returns the locations where a key is a plain `String`, those in the sources of the catalog first.
  package func plainPlaces(of key: String, in sources: Set<String>) -> [Location] {
    let others = (elsewhere[key] ?? [])
      .filter { $0.key.hasSameCodePoints(as: key) && !sources.contains($0.location.file) }
    return (uses(of: key, in: sources).filter { $0.unknown == nil } + others).map(\.location)
  }

  /// Returns the literals of a key that are arguments of unknown declarations.
  package func undecided(_ key: String, in sources: Set<String>) -> [PossibleKeyUse] {
    uses(of: key, in: sources).filter { $0.unknown != nil }
  }

  private func uses(of key: String, in sources: Set<String>) -> [PossibleKeyUse] {
    (uses[key] ?? [])
      .filter { $0.key.hasSameCodePoints(as: key) && sources.contains($0.location.file) }
  }
}
