package import Diagnostics
import FileSystem
import StringExtraction

/// Reads the code of a project again and again, each time only the files that have changed.
///
/// The results of the last time are in memory. Nothing is written.
package struct CodeReader: Sendable {
  private let memory = InMemoryExtractionCache()
  /// The results with other options, which would replace those of the index.
  private let memoryOfComparison = InMemoryExtractionCache()
  private let memoryOfRenaming = InMemoryExtractionCache()

  /// Creates a reader.
  package init() {}

  /// Finds the sources of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - workspace: The project.
  /// - Returns: The plan, which is valid until a file is created or removed, or until a project or
  ///   manifest changes; `nil` if the catalogs have no sources, or if these cannot be found.
  /// - Throws: `CancellationError`.
  package func plan(for files: [CatalogFile], in workspace: Workspace) async throws -> SyncPlan? {
    do {
      let plan = try await workspace.plan(request(for: files, memory))
      return plan.files.isEmpty && plan.resourceFiles.isEmpty ? nil : plan
    } catch let error as CancellationError {
      throw error
    } catch {
      return nil
    }
  }

  /// Returns the index of the code.
  ///
  /// - Parameters:
  ///   - files: The catalogs of the plan, which may have changed since.
  ///   - plan: The plan.
  ///   - workspace: The project.
  /// - Returns: The index.
  /// - Throws: `CancellationError`, or an error if the sources cannot be read.
  package func index(
    of files: [CatalogFile],
    by plan: SyncPlan,
    in workspace: Workspace
  ) async throws -> CodeIndex {
    let plan = plan.updated(files)
    let extracted =
      try await workspace.extractStrings(request(for: files, memory), by: plan, progress: nil)
    return CodeIndex(extracted, by: plan, in: workspace.project)
  }

  /// Returns the findings of catalogs, completed by those of their comparison with the code.
  ///
  /// - Parameters:
  ///   - findings: The findings of the catalogs alone.
  ///   - files: The catalogs.
  ///   - plan: The catalogs with their sources; `nil` if these are not known.
  ///   - workspace: The project.
  /// - Returns: All findings; those of the catalogs alone if the sources cannot be read.
  /// - Throws: `CancellationError`.
  package func compared(
    _ findings: [Diagnostic],
    of files: [CatalogFile],
    by plan: SyncPlan?,
    in workspace: Workspace
  ) async throws -> [Diagnostic] {
    guard let plan else { return findings }
    var request = SourceCheckRequest(
      catalogs: files.map(\.path),
      readsSources: true,
      configuration: RuleLevels.validation(of: workspace.project?.configuration)
    )
    request.cache = .memory(memoryOfComparison)
    var known = plan.updated(files, keepsAbsentKeys: false)
    // The entries of a catalog that cannot be read now have other locations than before.
    known.catalogs.removeAll { catalog in !files.contains { $0.path == catalog.file.path } }
    request.plan = known
    do {
      let result = try await workspace.checkSources(adding: findings, request)
      return result.diagnostics.filter { !$0.isLimitOfSources }
    } catch let error as CancellationError {
      throw error
    } catch {
      return findings
    }
  }

  /// Finds the literals to edit if a key is renamed, without changing anything.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - newKey: Its new name.
  ///   - files: The catalogs with the key.
  ///   - plan: All catalogs with their sources; `nil` if these are not known.
  ///   - workspace: The project.
  /// - Returns: The edits.
  /// - Throws: ``WorkspaceError`` if the new key does not fit the literals, or an error if the
  ///   sources cannot be read.
  package func renaming(
    of key: String,
    to newKey: String,
    inCatalogs files: [CatalogFile],
    by plan: SyncPlan?,
    in workspace: Workspace
  ) async throws -> SourceRenaming {
    let request = request(for: files, memoryOfRenaming)
    let found = if let plan { plan.updated(files) } else { try await workspace.plan(request) }
    return try await SourceRenaming.find(
      LiteralRenaming(from: key, to: newKey),
      in: workspace,
      request,
      by: found,
      inCatalogs: Set(files.map(\.path))
    )
  }

  private func request(
    for files: [CatalogFile],
    _ memory: InMemoryExtractionCache
  ) -> SyncRequest {
    var request = SyncRequest()
    request.catalogs = files.map(\.path)
    request.known = files
    request.keepsAbsentKeys = true
    request.cache = .memory(memory)
    return request
  }
}

extension SyncPlan {
  /// Returns the plan with catalogs that were read later.
  fileprivate func updated(_ files: [CatalogFile], keepsAbsentKeys: Bool = true) -> SyncPlan {
    var plan = self
    for index in plan.catalogs.indices {
      let path = plan.catalogs[index].file.path
      if let file = files.first(where: { $0.path == path }) { plan.catalogs[index].file = file }
      plan.catalogs[index].keepsAbsentKeys = keepsAbsentKeys
    }
    return plan
  }
}
