import FileSystem
import ProjectConfiguration
import StringCatalog
import TranslationReview

/// The catalogs as they were in a commit.
package struct FormerCatalogs: Sendable {
  /// The object name of the commit.
  package let commit: String
  /// The catalogs by their present paths; those that did not exist or cannot be read are left out.
  private let catalogs: [String: StringCatalog]

  /// Reads catalogs of a commit, also under their former names.
  ///
  /// - Parameters:
  ///   - commit: The object name of the commit.
  ///   - paths: The present paths of the catalogs.
  /// - Throws: ``WorkspaceError/noHistory`` if git does not have their history.
  init(of commit: String, at paths: [String]) throws(WorkspaceError) {
    let history = try CatalogHistory(since: commit)
    self.commit = commit
    catalogs = paths.reduce(into: [:]) { $0[$1] = history.firstVersion(ofCatalogAt: $1) }
  }

  /// Returns whether a text, its state or its variation differs from that of the commit.
  ///
  /// - Complexity: O(*n*) in the number of strings of the key in the language.
  package func isChanged(_ text: CatalogText) -> Bool {
    guard let catalog = catalogs[text.path],
      let entry = catalog[text.key, inLanguages: [text.language, catalog.sourceLanguage]]
    else { return true }
    let former =
      CatalogText.texts(
        of: entry,
        key: text.key,
        in: text.language,
        of: catalog,
        at: text.path
      )
      .first { $0.variation == text.variation }
    guard let former else { return true }
    return former.state != text.state
      || former.value.map(ExactString.init) != text.value.map(ExactString.init)
  }
}

extension ProjectSession {
  /// Returns the catalogs of the project as they were in a commit.
  ///
  /// - Parameter revision: The name of the commit.
  /// - Returns: The catalogs.
  /// - Throws: ``WorkspaceError`` if there is no such commit, or another error if the project cannot
  ///   be read.
  package func formerCatalogs(in revision: String) throws -> FormerCatalogs {
    let paths = try state().files.map(\.path)
    let commit = try GitWorkTree.current().commit(named: revision)
    if let former, former.paths == paths, former.catalogs.commit == commit {
      return former.catalogs
    }
    let catalogs = try FormerCatalogs(of: commit, at: paths)
    former = (paths, catalogs)
    return catalogs
  }

  /// Returns the manual keys whose source texts have changed since a commit while finished translations
  /// have not.
  ///
  /// - Parameters:
  ///   - paths: The paths of the catalogs; empty for all.
  ///   - revision: The name of the commit; `nil` for the present one, unless the project has review
  ///     records, which know the changes.
  /// - Returns: The keys.
  /// - Throws: ``WorkspaceError`` if there is no such commit, or no history.
  package func keysWithChangedTexts(
    in paths: [String],
    since revision: String?
  ) async throws -> [String] {
    let state = try state()
    let project = state.workspace.project
    guard try revision != nil || ReviewGuard.find(in: project) == nil else { return [] }
    let history: CatalogHistory
    do {
      let commit = try GitWorkTree.current().commit(named: revision ?? "HEAD")
      history = try CatalogHistory(since: commit)
    } catch {
      guard revision == nil else { throw error }
      return []
    }
    let treatment = project?.configuration.review ?? Configuration.Review()
    var keys: [String] = []
    for file in state.files where paths.isEmpty || paths.contains(file.path) {
      let outdated = await history.outdatedTranslations(in: file.catalog, at: file.path) ?? []
      for translation in outdated
      where translation.isFinished && treatment.concerns(translation)
        && keys.last != translation.key
        && file.catalog[translation.key, inLanguages: []]?.extractionState == .manual
      {
        keys.append(translation.key)
      }
    }
    return keys
  }
}
