import CommandSupport

extension SyncPass {
  /// Compares catalogs with the strings that were written down before, and reads no source.
  ///
  /// - Throws: That a file cannot be read, after that was told; no catalog is touched then.
  func outcomes(
    ofRecordedStringsFor plan: SyncPlan,
    in project: Project?,
    _ console: Console
  ) async throws -> [SyncOutcome] {
    let recorded = try await RecordedStrings(
      readingFrom: stringsData.paths,
      sourceRoot: stringsData.sourceRoot
    )
    try recorded.reportProblems(to: console)
    let narrowed = recorded.narrowed(plan, isDeclaredComplete: stringsData.complete)
    recorded.reportCoverage(of: narrowed, from: plan, to: console)
    let extraction = recorded.extraction(for: plan)
    extraction.reportProblems(to: console)
    let choices = states.choices(in: project)
    return narrowed.catalogs.map { SyncOutcome($0, extraction, in: project, choices) }
  }
}
