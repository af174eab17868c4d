import FileSystem
import StringCatalog
import TranslationReview

/// The source texts for which outdated translations were finished, by variant name.
package struct FormerSources: Sendable {
  private var texts: [String: [ExactString: [String: [String: String]]]] = [:]

  /// Creates a collection without texts.
  package init() {}

  /// The former source texts of a translation; `nil` if it is not outdated.
  package subscript(catalog path: String, key: String, language: String) -> [String: String]? {
    get { texts[FileSystem.absolutePath(of: path)]?[ExactString(key)]?[language] }
    set {
      texts[FileSystem.absolutePath(of: path), default: [:]][ExactString(key), default: [:]][
        language
      ] = newValue
    }
  }

  /// Reads the versions of catalogs since a commit, and creates the texts of the translations that are
  /// older than their source text.
  ///
  /// - Throws: ``WorkspaceError/noHistory`` if git does not have their history.
  init(of files: [CatalogFile], since commit: String) async throws(WorkspaceError) {
    let history = try CatalogHistory(since: commit)
    for file in files {
      for translation in await history.outdatedTranslations(in: file.catalog, at: file.path) ?? [] {
        add(translation, ofCatalogAt: file.path)
      }
    }
  }

  /// Adds the source text of a translation.
  mutating func add(_ translation: OutdatedTranslation, ofCatalogAt path: String) {
    self[catalog: path, translation.key, translation.language] = Dictionary(
      translation.former.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
