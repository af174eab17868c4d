import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

extension Workspace {
  /// Compares catalogs with their sources, or with the strings that were written down of them.
  ///
  /// Problems of single catalogs and sources are in the result, and the others are compared all the
  /// same.
  ///
  /// - Parameters:
  ///   - request: What is compared, and how.
  ///   - progress: Hears how far the extraction is.
  /// - Returns: What a synchronization makes of each catalog. No file has changed yet.
  /// - Throws: That a project, a folder or a list of sources cannot be read, ``WorkspaceError`` if
  ///   there is nothing to compare, or that the task was cancelled.
  package func synchronize(
    _ request: SyncRequest,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SyncResult {
    try await synchronize(request, by: try await plan(request), progress: progress)
  }

  /// Returns what a synchronization reads.
  ///
  /// What says which sources feed a catalog is, in this order: the targets of `.xcstrings.yml`, the
  /// Xcode projects and packages of the folder. The user may name some sources instead; only they
  /// are read then, and the others are known to be left out.
  ///
  /// - Throws: As ``synchronize(_:progress:)``.
  package func plan(_ request: SyncRequest) async throws -> SyncPlan {
    var plan = try await request.plan(in: project)
    for index in plan.catalogs.indices {
      plan.catalogs[index].keepsAbsentKeys = request.keepsAbsentKeys
    }
    return plan
  }

  /// Compares the catalogs of a plan with their sources.
  ///
  /// - Throws: As ``synchronize(_:progress:)``.
  package func synchronize(
    _ request: SyncRequest,
    by plan: SyncPlan,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SyncResult {
    guard request.recorded.paths.isEmpty else { return try await record(request, plan) }
    var input = ExtractionInput(
      files: plan.files,
      stamps: plan.stamps,
      indexed: plan.indexed,
      options: request.conditions.extractionOptions(
        of: project,
        routines: plan.routines,
        possibleConditions: plan.compilationConditions
      ),
      cache: ExtractionCache(
        at: request.cache,
        of: project,
        scope: request.scope,
        version: version
      )
    )
    input.goesOnWithoutUnreadable = true
    let extraction = try await input.extract(progress: progress)
    let outcomes = await outcomes(of: plan, extraction, request.choices(in: project))
    var result = SyncResult(plan: plan, outcomes: outcomes, extraction: extraction)
    result.refusal = try refusal(of: outcomes, request)
    if request.catalogs.isEmpty, plan.unreadCatalogs.isEmpty {
      result.stringsWithoutCatalog = strings(of: plan, extraction, without: outcomes)
    }
    return result
  }

  /// Compares the catalogs of a plan with strings that were written down before, and reads no source.
  ///
  /// A damaged file is left out. As its strings are not known, no key is marked or removed then.
  private func record(_ request: SyncRequest, _ plan: SyncPlan) async throws -> SyncResult {
    var recorded = try await RecordedStrings(
      readingFrom: request.recorded.paths,
      sourceRoot: request.recorded.sourceRoot
    )
    let options = request.conditions.extractionOptions(of: project, routines: plan.routines)
    try await recorded.addObjectiveC(
      of: plan,
      ObjectiveCOptions(routines: options.routines, includesDebugOnly: options.includesDebugOnly)
    )
    let narrowed = recorded.narrowed(plan, isDeclaredComplete: request.recorded.isComplete)
    let extraction = recorded.extraction(for: plan)
    let outcomes =
      narrowed.synchronizations(with: extraction, in: project, request.choices(in: project))
      .map { $0.outcome(knowing: nil) }
    var result = SyncResult(plan: plan, outcomes: outcomes, extraction: extraction)
    result.recorded = RecordedCoverage(of: recorded, narrowed: narrowed, plan: plan)
    result.refusal = try refusal(of: outcomes, request)
    return result
  }

  /// Returns what a synchronization makes of each catalog.
  ///
  /// Only where a key would be lost it is asked what the sources may still have of it.
  func outcomes(
    of plan: SyncPlan,
    _ extraction: SourceExtraction,
    _ choices: SyncChoices
  ) async -> [SyncOutcome] {
    let synchronizations = plan.synchronizations(with: extraction, in: project, choices)
    let asking = synchronizations.filter { $0.losesKeys || $0.mayRenameKeys }
    let keys = Set(asking.flatMap(\.missingKeys))
    let uses = keys.isEmpty ? nil : PossibleKeyUses(await extraction.possibleUses(of: keys))
    let outcomes = synchronizations.map { $0.outcome(knowing: uses) }
    let isLost =
      synchronizations.contains(where: \.losesKeys) || outcomes.contains(where: \.hasRenames)
    return isLost ? outcomes : outcomes.map { $0.withoutPossibleUses() }
  }

  private func refusal(
    of outcomes: [SyncOutcome],
    _ request: SyncRequest
  ) throws -> WorkspaceError? {
    guard !request.catalogs.isEmpty else { return nil }
    return try NewCatalogCheck(project: project).refusal(of: outcomes)
  }

  /// Returns the strings of sources that feed catalogs, in tables for which there is no catalog: no
  /// person would translate them.
  private func strings(
    of plan: SyncPlan,
    _ extraction: SourceExtraction,
    without outcomes: [SyncOutcome]
  ) -> [TableStrings] {
    let tables = Set(outcomes.map(\.file.table))
    let sources = Set(plan.catalogs.flatMap(\.sources))
    let occurrences = extraction.strings.occurrences.filter { sources.contains($0.place.file) }
    return TableStrings.group(occurrences, in: project).filter { !tables.contains($0.table) }
  }
}

/// What a synchronization makes of all catalogs.
package struct SyncResult: Sendable {
  /// What was read.
  package var plan: SyncPlan
  /// The catalogs that could be read.
  package var outcomes: [SyncOutcome]
  /// What the sources have.
  package var extraction: SourceExtraction
  /// How far the strings that were written down cover the sources; `nil` where sources were read.
  package var recorded: RecordedCoverage?
  /// The strings of tables for which there is no catalog.
  package var stringsWithoutCatalog: [TableStrings] = []
  /// Why a catalog that was named and does not exist should not be made; `nil` if nothing is wrong.
  package var refusal: WorkspaceError?

  /// Whether a catalog has to be written.
  package var isChanged: Bool { outcomes.contains(where: \.isChanged) }
}

/// How far strings that were written down before cover the sources of catalogs.
package struct RecordedCoverage: Sendable {
  /// The catalogs with the sources of which nothing was written down.
  package var catalogs: [PlannedCatalog]
  /// The sources with strings that do not exist any more.
  package var goneSources: [String]
  /// The sources with strings that exist and feed no catalog.
  package var unclaimedSources: [String]
  /// Whether a file cannot be read as what it should be.
  package var isDamaged: Bool

  init(of recorded: RecordedStrings, narrowed: SyncPlan, plan: SyncPlan) {
    catalogs = narrowed.catalogs
    goneSources = recorded.goneSources
    unclaimedSources = plan.files.isEmpty ? [] : recorded.unclaimedSources(in: plan)
    isDamaged = recorded.isDamaged
  }
}
