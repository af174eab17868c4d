package import CatalogValidation
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import StringCatalog
import StringExtraction

/// What a comparison of catalogs with their sources adds to a validation.
package struct SourceCheckRequest {
  /// The catalogs that are validated.
  package var catalogs: [String]
  /// Whether it is left to the project which ones those are.
  package var isWholeProject: Bool
  /// Whether sources are read; `nil` to leave it to the project.
  package var readsSources: Bool?
  /// The levels of the rules.
  package var configuration: ValidationConfiguration
  /// Which parts of the sources a build compiles.
  package var conditions = SourceConditions()
  /// Where the extraction before has left what need not be read again.
  package var cache = ExtractionCache.Location.standard()

  /// Creates a request.
  package init(
    catalogs: [String],
    isWholeProject: Bool,
    readsSources: Bool?,
    configuration: ValidationConfiguration
  ) {
    self.catalogs = catalogs
    self.isWholeProject = isWholeProject
    self.readsSources = readsSources
    self.configuration = configuration
  }
}

/// What came of the comparison.
package struct SourceCheckResult {
  /// The findings, with those that were there before.
  package var diagnostics: [Diagnostic]
  /// The paths of the catalogs that were compared with sources.
  package var compared: Set<String> = []
  /// Why sources could not be read.
  package var unread: [FileError] = []
  /// Writes what the next extraction starts from.
  package var cacheWriting: CacheWriting?
}

extension Workspace {
  /// Adds what a comparison with the sources finds, if there is to be one.
  ///
  /// Sources are read if the request says so, or if the project says which ones feed its catalogs, or
  /// how severe it is that a key is missing.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found in the catalogs alone.
  ///   - request: What is compared.
  ///   - progress: Hears how far the extraction is.
  /// - Returns: All findings.
  /// - Throws: That the project cannot be read, or that the task was cancelled.
  package func checkSources(
    adding diagnostics: [Diagnostic],
    _ request: SourceCheckRequest,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SourceCheckResult {
    guard readsSources(request) else { return SourceCheckResult(diagnostics: diagnostics) }
    // Where the configuration has targets, a catalog that does not exist yet counts as well.
    let isConfigured =
      request.isWholeProject && !(project?.configuration.targets.isEmpty ?? true)
    var sync = SyncRequest()
    sync.catalogs = isConfigured ? [] : request.catalogs
    sync.conditions = request.conditions
    sync.cache = request.cache
    var plan = try await plan(sync)
    // Where other catalogs belong to targets, what one is for that belongs to none is not known.
    if plan.catalogs.contains(where: { !$0.targets.isEmpty }) {
      plan.catalogs.removeAll { $0.targets.isEmpty }
    }
    let result = try await synchronize(sync, by: plan, progress: progress)
    return SourceCheckResult(
      diagnostics: diagnostics.completed(by: result, request.configuration),
      compared: Set(result.outcomes.map(\.file.path)),
      unread: result.extraction.unread,
      cacheWriting: result.extraction.cacheWriting
    )
  }

  private func readsSources(_ request: SourceCheckRequest) -> Bool {
    let rules = ValidationRules.all.compactMap { $0 as? any SourceRule }.map { type(of: $0) }
    guard rules.contains(where: { request.configuration.severity(of: $0) != nil }) else {
      return false
    }
    if let readsSources = request.readsSources { return readsSources }
    guard let project else { return false }
    return !project.configuration.targets.isEmpty
      || rules.contains { request.configuration.levels[$0.id] != nil }
  }
}

extension [Diagnostic] {
  /// Returns the findings with those of a comparison with the sources.
  fileprivate func completed(
    by result: SyncResult,
    _ configuration: ValidationConfiguration
  ) -> [Diagnostic] {
    let remarks = result.plan.diagnostics + result.extraction.diagnostics
    let problems = remarks.filter { $0.severity > .note }
    let guesses = GuessedKeys(remarks)
    let findings = Dictionary(
      result.outcomes.map {
        (
          FileSystem.absolutePath(of: $0.file.path),
          SourceFindings($0, problems: problems, guesses: guesses)
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
    let inCatalogs = map {
      findings[FileSystem.absolutePath(of: $0.catalogPath)]?.completed($0) ?? $0
    }
    return inCatalogs
      + result.outcomes.compactMap { findings[FileSystem.absolutePath(of: $0.file.path)] }
      .flatMap { validate($0.uses, configuration: configuration) + $0.limits }
  }
}
