import FileSystem
package import StringCatalog
import StringExtraction

extension ProjectSession {
  /// Compares the catalogs with the code, and writes them.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isPreview: Whether nothing is written.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The result.
  /// - Throws: The errors of ``Workspace/synchronize(_:progress:)``, or an error if a file cannot be
  ///   written.
  package func synchronize(
    _ request: SyncRequest,
    isPreview: Bool,
    progress: ExtractionProgressHandler?
  ) async throws -> SyncResult {
    let workspace = try state().workspace
    let result = try await workspace.synchronize(request, progress: progress)
    _ = await result.extraction.cacheWriting?.finish()
    if let refusal = result.refusal { throw refusal }
    try Task.checkCancellation()
    if !isPreview {
      defer { forgetPaths() }
      try result.write(version: workspace.version)
    }
    return result
  }

  /// Edits catalogs, and writes either all of them or none.
  ///
  /// The finished translations of keys that are removed are kept, if the project keeps any.
  ///
  /// - Parameters:
  ///   - paths: The paths of the catalogs.
  ///   - language: The source language of catalogs that do not exist yet; `nil` to leave them out.
  ///   - isPreview: Whether nothing is written.
  ///   - edit: A closure that edits a catalog and returns the changes. It is called again if another
  ///     program writes a catalog at the same time.
  /// - Returns: The changes to each catalog, in the order of the paths.
  /// - Throws: Any error of `edit`, or an error if a file cannot be read or written.
  package func edit(
    catalogsAt paths: [String],
    creatingFor language: String? = nil,
    isPreview: Bool,
    _ edit: (String, inout StringCatalog) throws -> [EditChange]
  ) throws -> [(path: String, changes: [EditChange])] {
    try Task.checkCancellation()
    let state = try state()
    let files = state.files
    let kept = KeptTranslations(of: state.workspace)
    let chosen = try paths.compactMap { path in
      try files.first { $0.path == path }
        ?? language.map { try CatalogFile(at: path, creatingFor: $0) }
    }
    let new = chosen.filter(\.isNew)
    func isWritten(_ outcomes: [EditOutcome<[EditChange]>]) -> Bool { !isPreview }
    defer { if !new.isEmpty, !isPreview { forgetPaths() } }
    return try editAndWrite(
      chosen,
      where: isWritten,
      beforeWriting: {
        _ = try kept.add(removedBy: $0)
        for file in new { try FileSystem.createFolder(file.path.folderPath) }
      },
      { try edit($0.path, &$1) }
    )
    .map { ($0.file.path, $0.report) }
  }

  /// Renames a key in a catalog, and in the literals of the code.
  ///
  /// Without the right to finish, translations of another source text than before need review.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - newKey: Its new name.
  ///   - path: The path of the catalog.
  ///   - includesSources: Whether literals in the code are edited, too.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The paths of the sources that are edited.
  /// - Throws: An error if the new key does not fit the literals or the translations, or if a file
  ///   cannot be read or written.
  package func rename(
    _ key: String,
    to newKey: String,
    inCatalogAt path: String,
    includesSources: Bool,
    isPreview: Bool
  ) async throws -> [String] {
    let state = try state()
    guard let file = state.files.first(where: { $0.path == path }) else { return [] }
    var renaming: SourceRenaming?
    if includesSources {
      var request = SyncRequest()
      request.catalogs = [path]
      renaming = try await SourceRenaming.find(
        LiteralRenaming(from: key, to: newKey),
        in: state.workspace,
        request,
        by: try await state.workspace.plan(request)
      )
      _ = await renaming?.cacheWriting?.finish()
    }
    let renamed = renaming?.key
    let outcome = try EditOutcome(file) { catalog in
      let order = renamed?.order ?? []
      do throws(StringCatalog.RenameError) {
        try catalog.rename(
          key,
          to: renamed?.key ?? newKey,
          order: order,
          checkingPlaceholders: order.isEmpty
        )
      } catch {
        throw WorkspaceError.refusedRename(error, key: key, newKey: newKey, path: path)
      }
      catalog.markUndecided(
        since: file.catalog,
        allowing: .rename(from: key, to: renamed?.key ?? newKey)
      )
    }
    let changes = renaming?.changes ?? []
    if !isPreview {
      try withCheckedEdits(
        [(file, outcome.catalog)],
        allowing: .rename(from: key, to: renamed?.key ?? newKey)
      ) {
        _ = try KeptTranslations(of: state.workspace).add(removedBy: [outcome])
        try FileSystem.replace(changes + [outcome.change])
        try ReviewFile.find(in: state.workspace.project)?
          .renameKey(key, to: renamed?.key ?? newKey, ofCatalogAt: path)
      }
    }
    return changes.map(\.original.path)
  }
}

extension KeptTranslations {
  /// Finds the file of the project of a workspace.
  fileprivate init(of workspace: Workspace) {
    self.init(inFolder: workspace.project?.folder ?? ".", version: workspace.version)
  }
}
