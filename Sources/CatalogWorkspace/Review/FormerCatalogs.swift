import FileSystem
import StringCatalog

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
    guard let history = CatalogHistory(in: ".", since: commit) else { throw .noHistory }
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
}
