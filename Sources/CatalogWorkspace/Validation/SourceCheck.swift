package import CatalogValidation
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// A request to compare catalogs with their sources during validation.
package struct SourceCheckRequest {
  /// The catalogs that are validated.
  package var catalogs: [String]
  /// The catalogs and folders that the user named; empty for the catalogs of the project.
  package var named: [String]
  /// Whether sources are read; `nil` to use the setting of the project.
  package var readsSources: Bool?
  /// The levels of the rules.
  package var configuration: ValidationConfiguration
  /// The left-over keys of Interface Builder, by the path of their catalog, which are not compared.
  package var leftOverKeys: [String: Set<String>] = [:]
  /// The conditions under which a build compiles sources.
  package var conditions = SourceConditions()
  /// The location of the extraction cache.
  package var cache = ExtractionCache.Location.standard()
  /// The catalogs with their sources, if they are known.
  package var plan: SyncPlan?

  /// Creates a request.
  package init(
    catalogs: [String],
    named: [String] = [],
    readsSources: Bool?,
    configuration: ValidationConfiguration
  ) {
    self.catalogs = catalogs
    self.named = named
    self.readsSources = readsSources
    self.configuration = configuration
  }

  /// The folder whose projects and packages determine the sources; `nil` for the current folder.
  ///
  /// It is the named folder, or the closest one around it that has projects or packages.
  var folder: String? {
    get throws(FileError) {
      guard named.count == 1, FileSystem.kind(of: named[0]) == .folder else { return nil }
      let current = FileSystem.absolutePath(of: ".")
      let folders = FileSystem.enclosingFolders(of: named[0])
      let inner = folders.prefix { $0 != current }
      for folder in inner {
        // A repository inside of another one is a separate project.
        if FileSystem.kind(of: FileSystem.join(folder, ".git")) != nil
          || DiscoveredTargets.areDeclared(directlyIn: folder)
        {
          return FileSystem.relativePath(of: folder)
        }
        // Only the named folder is searched with the folders below it.
        if folder == folders.first, try DiscoveredTargets.areDeclared(below: folder) {
          return named[0]
        }
      }
      return inner.count < folders.count ? nil : named[0]
    }
  }
}

/// The result of comparing catalogs with their sources.
package struct SourceCheckResult {
  /// The findings, including those of the catalogs alone.
  package var diagnostics: [Diagnostic]
  /// The paths of the catalogs that were compared with sources.
  package var compared: Set<String> = []
  /// The errors of sources that could not be read.
  package var unread: [FileError] = []
  /// The errors of sources and parts of projects because of which their content is unknown.
  package var readingErrors: [Diagnostic] = []
  /// The problems of files that projects name, and of sources that are not there.
  package var referenceProblems: [Diagnostic] = []
  /// The concurrent writing of the cache for the next extraction.
  package var cacheWriting: CacheWriting?
}

extension Workspace {
  /// Adds the findings of a comparison with the sources, if it is enabled.
  ///
  /// Sources are read if the request enables it. They are also read if the project assigns sources
  /// to its catalogs, or configures the severity of missing keys.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings of the catalogs alone.
  ///   - request: The request.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: All findings.
  /// - Throws: An error if the project cannot be read, or `CancellationError`.
  package func checkSources(
    adding diagnostics: [Diagnostic],
    _ request: SourceCheckRequest,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> SourceCheckResult {
    guard readsSources(request) else { return SourceCheckResult(diagnostics: diagnostics) }
    // If the configuration contains targets, catalogs that do not exist yet are included.
    let isConfigured =
      request.named.isEmpty && !(project?.configuration.targets.isEmpty ?? true)
    var sync = SyncRequest()
    sync.catalogs = isConfigured ? [] : request.catalogs
    sync.folder = try request.folder
    sync.conditions = request.conditions
    sync.cache = request.cache
    var plan: SyncPlan
    if let known = request.plan { plan = known } else { plan = try await self.plan(sync) }
    // If other catalogs belong to targets, the sources of a catalog without a target are unknown.
    if plan.catalogs.contains(where: { !$0.targets.isEmpty }) {
      plan.catalogs.removeAll { $0.targets.isEmpty }
    }
    let result = try await compare(sync, by: plan, progress: progress)
    let sources = result.sourceFindings(except: request.leftOverKeys)
    return SourceCheckResult(
      diagnostics: diagnostics.completed(by: sources, request.configuration),
      compared: Set(result.outcomes.map(\.file.path)),
      unread: result.extraction.unread,
      readingErrors: result.readingErrors,
      referenceProblems: result.referenceProblems,
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

extension SyncResult {
  /// Returns the comparison of each catalog with its sources, in the order of the outcomes.
  ///
  /// - Parameter leftOverKeys: The keys of each catalog that are not reported as unused.
  /// - Returns: The comparisons.
  fileprivate func sourceFindings(except leftOverKeys: [String: Set<String>]) -> [SourceFindings] {
    let remarks = plan.diagnostics + extraction.diagnostics
    let problems = remarks.filter { $0.severity > .note }
    let guesses = AssumedKeys(remarks)
    let leftOver = Dictionary(
      leftOverKeys.map { (FileSystem.absolutePath(of: $0.key), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    var platformCode = PlatformCode()
    return outcomes.map { outcome in
      var findings = SourceFindings(outcome, problems: problems, guesses: guesses)
      findings.lowerUncertain(in: &platformCode)
      if let keys = leftOver[FileSystem.absolutePath(of: outcome.file.path)] {
        findings.uses.removeAll { $0.side == .catalog && keys.contains($0.key) }
      }
      return findings
    }
  }
}

extension [Diagnostic] {
  /// Returns the findings with those of a comparison with the sources.
  fileprivate func completed(
    by sources: [SourceFindings],
    _ configuration: ValidationConfiguration
  ) -> [Diagnostic] {
    let findings = Dictionary(
      sources.map { (FileSystem.absolutePath(of: $0.catalog), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let inCatalogs = map {
      findings[FileSystem.absolutePath(of: $0.catalogPath)]?.completed($0) ?? $0
    }
    return inCatalogs
      + sources.flatMap { validate($0.uses, configuration: configuration) + $0.limits }
  }
}
