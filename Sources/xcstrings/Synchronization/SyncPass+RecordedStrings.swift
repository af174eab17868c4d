import CommandSupport
import ObjectiveCExtraction
import SwiftExtraction

extension SyncPass {
  /// Compares catalogs with the strings that were written down before, and reads no source.
  ///
  /// A file that is damaged is told and left out. As its strings are not known, no key is marked or
  /// removed then.
  ///
  /// - Parameters:
  ///   - plan: What feeds the catalogs.
  ///   - project: The project that tells about tables and keys.
  ///   - console: Where problems are told.
  ///   - body: Takes what a synchronization makes of the catalogs.
  /// - Returns: How the command ends if it finds nothing.
  /// - Throws: That a file or a folder could not be reached, and what `body` throws.
  func performRecorded(
    _ plan: SyncPlan,
    in project: Project?,
    _ console: Console,
    _ body: (SyncResult) throws -> Void
  ) async throws -> ExitStatus {
    var recorded = try await RecordedStrings(
      readingFrom: stringsData.paths,
      sourceRoot: stringsData.sourceRoot
    )
    let options = conditions.extractionOptions(of: project, routines: plan.routines)
    try await recorded.addObjectiveC(
      of: plan,
      ObjectiveCOptions(routines: options.routines, includesDebugOnly: options.includesDebugOnly)
    )
    let narrowed = recorded.narrowed(plan, isDeclaredComplete: stringsData.complete)
    recorded.reportCoverage(of: narrowed, from: plan, to: console)
    let extraction = recorded.extraction(for: plan)
    extraction.reportProblems(to: console)
    let choices = states.choices(in: project)
    let outcomes = narrowed.catalogs.map { SyncOutcome($0, extraction, in: project, choices) }
    if !request.catalogs.isEmpty { try NewCatalogCheck(project: project).check(outcomes) }
    try body(
      SyncResult(outcomes: outcomes, unreadCatalogs: plan.unreadCatalogs, sources: plan.files)
    )
    return recorded.isDamaged ? .data : plan.unreadStatus ?? .done
  }
}
