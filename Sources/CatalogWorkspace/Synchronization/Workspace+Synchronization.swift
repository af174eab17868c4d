import CatalogValidation
package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
import StringExtraction

extension Workspace {
  /// Compares catalogs with their sources, or with recorded strings.
  ///
  /// Problems of single catalogs and sources are part of the result. The others are compared
  /// nevertheless.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The outcome for each catalog. No file is changed.
  /// - Throws: An error if a project, a folder or a list of sources cannot be read;
  ///   ``WorkspaceError`` if there is nothing to compare; or `CancellationError`.
  package func synchronize(
    _ request: SyncRequest,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SyncResult {
    try await synchronize(request, by: try await plan(request), progress: progress)
  }

  /// Returns the plan of a synchronization.
  ///
  /// The sources of a catalog are determined by the targets of `.xcstrings.yml`, or else by the
  /// Xcode projects and packages of the folder. If the user names sources, only these are read, and
  /// the others are recorded as skipped.
  ///
  /// - Throws: The errors of ``synchronize(_:progress:)``.
  package func plan(_ request: SyncRequest) async throws -> SyncPlan {
    var plan = try await request.plan(in: project)
    plan.referenceProblems += plan.namedFiles?.nameProblems ?? []
    for index in plan.catalogs.indices {
      plan.catalogs[index].keepsAbsentKeys = request.keepsAbsentKeys
    }
    return plan
  }

  /// Compares the catalogs of a plan with their sources and with the review records.
  ///
  /// - Throws: The errors of ``synchronize(_:progress:)``.
  package func synchronize(
    _ request: SyncRequest,
    by plan: SyncPlan,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SyncResult {
    try plan.checkCode()
    return try await addReview(to: compare(request, by: plan, progress: progress))
  }

  /// Compares the catalogs of a plan with their sources.
  ///
  /// - Throws: The errors of ``synchronize(_:progress:)``.
  func compare(
    _ request: SyncRequest,
    by plan: SyncPlan,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SyncResult {
    guard request.recorded.paths.isEmpty else { return try await record(request, plan) }
    var extraction = try await extract(request, by: plan, progress: progress)
    let outcomes = try await outcomes(of: plan, extraction, request)
    extraction.note(outcomes.flatMap(\.report.assumptions))
    var result = SyncResult(plan: plan, outcomes: outcomes, extraction: extraction)
    result.refusal = try refusal(of: outcomes, request)
    if request.catalogs.isEmpty, plan.unreadCatalogs.isEmpty {
      result.stringsWithoutCatalog = strings(of: plan, extraction, without: outcomes)
    }
    return result
  }

  /// Reads the sources of a plan.
  private func extract(
    _ request: SyncRequest,
    by plan: SyncPlan,
    progress: ExtractionProgressHandler?
  ) async throws -> SourceExtraction {
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
    var extraction = try await input.extract(progress: progress)
    extraction.add(
      await ResourceExtraction(InfoPlistKeys(in: project), input.cache, input.options)
        .strings(of: plan.catalogs.map(\.resources))
    )
    return extraction
  }

  /// Returns the strings that the sources have for each catalog of a plan.
  ///
  /// - Throws: The errors of ``synchronize(_:progress:)``.
  package func extractStrings(
    _ request: SyncRequest,
    by plan: SyncPlan,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> ExtractedCatalogs {
    var extraction = try await extract(request, by: plan, progress: progress)
    let code = plan.strings(in: extraction.strings.occurrences, of: project)
    extraction.note(code.flatMap(\.assumptions))
    return ExtractedCatalogs(
      strings: zip(code, extraction.resources).map { $0.strings + $1.strings },
      extraction: extraction
    )
  }

  /// Compares the catalogs of a plan with recorded strings, without reading Swift sources.
  ///
  /// A damaged file is skipped. Because its strings are unknown, no key is marked or removed in
  /// that case.
  private func record(_ request: SyncRequest, _ plan: SyncPlan) async throws -> SyncResult {
    var recorded = try await RecordedStrings(
      readingFrom: request.recorded.paths,
      sourceRoot: request.recorded.sourceRoot
    )
    var plan = plan
    plan.referenceProblems += recorded.nameProblems
    let options = request.conditions.extractionOptions(of: project, routines: plan.routines)
    try await recorded.addObjectiveC(
      of: plan,
      ObjectiveCOptions(routines: options.routines, includesDebugOnly: options.includesDebugOnly)
    )
    let narrowed = recorded.narrowed(plan, isDeclaredComplete: request.recorded.isComplete)
    var extraction = recorded.extraction(for: plan)
    extraction.add(
      await ResourceExtraction(InfoPlistKeys(in: project), nil, options)
        .strings(of: plan.catalogs.map(\.resources))
    )
    let outcomes = try await outcomes(of: narrowed, extraction, request)
    extraction.note(outcomes.flatMap(\.report.assumptions))
    var result = SyncResult(plan: plan, outcomes: outcomes, extraction: extraction)
    result.recorded = RecordedCoverage(of: recorded, narrowed: narrowed, plan: plan)
    result.refusal = try refusal(of: outcomes, request)
    return result
  }

  /// Returns the outcome for each catalog.
  ///
  /// Possible uses of missing keys are searched for only if a key would be lost, and in the code of
  /// other targets only if it would be removed with its translations.
  func outcomes(
    of plan: SyncPlan,
    _ extraction: SourceExtraction,
    _ request: SyncRequest
  ) async throws -> [SyncOutcome] {
    let choices = request.choices(in: project)
    let synchronizations = await plan.synchronizations(with: extraction, in: project, choices)
    let affected = synchronizations.filter { $0.losesKeys || $0.mayRenameKeys }
    let keys = Set(affected.flatMap(\.missingKeys))
    let own = keys.isEmpty ? nil : PossibleKeyUses(await extraction.possibleUses(of: keys))
    let uses =
      choices.prunes
      ? try await own?.addingElsewhere(keys, in: self, cache: request.cache) : own
    let outcomes = await synchronizations.concurrentMap { await $0.outcome(knowing: uses) }
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

  /// Returns the strings in tables without a catalog, which would remain untranslated.
  private func strings(
    of plan: SyncPlan,
    _ extraction: SourceExtraction,
    without outcomes: [SyncOutcome]
  ) -> [TableStrings] {
    let tables = Set(outcomes.map(\.file.table))
    let sources = Set(plan.catalogs.flatMap(\.sources))
    let occurrences = extraction.strings.occurrences.filter { sources.contains($0.location.file) }
    return TableStrings.group(occurrences, in: project).filter { !tables.contains($0.table) }
  }
}

/// The strings that the sources have for each catalog of a plan.
package struct ExtractedCatalogs: Sendable {
  /// The strings, in the order of the catalogs.
  package var strings: [[ExtractedString]]
  /// The strings of all sources.
  package var extraction: SourceExtraction

  /// The problems of sources, documents and Info.plists.
  package var problems: [Diagnostic] { extraction.absenceProblems + extraction.resourceProblems }
}

/// The result of synchronizing all catalogs.
package struct SyncResult: Sendable {
  /// The plan of the synchronization.
  package var plan: SyncPlan
  /// The outcomes of the catalogs that could be read.
  package var outcomes: [SyncOutcome]
  /// The strings of the sources.
  package var extraction: SourceExtraction
  /// The coverage of the sources by recorded strings; `nil` if sources were read.
  package var recorded: RecordedCoverage?
  /// The strings of tables without a catalog.
  package var stringsWithoutCatalog: [TableStrings] = []
  /// The reason why a named catalog should not be created; `nil` if there is none.
  package var refusal: WorkspaceError?
  /// The review records after the synchronization; `nil` if the project does not use them.
  var review: ReviewChange?

  /// The problems of files that projects name, and of sources that are not there.
  ///
  /// The other sources are read nevertheless.
  package var referenceProblems: [Diagnostic] {
    plan.referenceProblems + extraction.absenceProblems + extraction.resourceProblems
  }

  /// The errors of sources and parts of projects because of which their content is unknown.
  package var readingErrors: [Diagnostic] {
    (plan.diagnostics + extraction.diagnostics).filter { $0.severity == .error }
  }

  /// Whether a catalog must be written.
  package var isChanged: Bool { outcomes.contains(where: \.isChanged) }
}

/// The coverage of the sources of catalogs by recorded strings.
package struct RecordedCoverage: Sendable {
  /// The catalogs with their sources without recorded strings.
  package var catalogs: [PlannedCatalog]
  /// The sources with strings that no longer exist.
  package var deletedSources: [String]
  /// The existing sources with strings that belong to no catalog.
  package var unclaimedSources: [String]
  /// Two files with different strings of the same source; empty if there are none.
  package var differingFiles: [String]
  /// Whether a file is damaged.
  package var isDamaged: Bool

  init(of recorded: RecordedStrings, narrowed: SyncPlan, plan: SyncPlan) {
    catalogs = narrowed.catalogs
    deletedSources = recorded.deletedSources
    unclaimedSources = plan.files.isEmpty ? [] : recorded.unclaimedSources(in: plan)
    differingFiles = recorded.differingFiles
    isDamaged = recorded.isDamaged
  }
}
