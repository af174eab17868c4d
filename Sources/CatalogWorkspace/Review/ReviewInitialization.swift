package import FileSystem
import ProjectConfiguration
import StringCatalog
package import TranslationReview

/// How finished translations are judged when a project begins to use review records.
package enum ReviewStart: String, CaseIterable, Sendable {
  /// By the versions of the catalogs in git: a translation is outdated if the source text changed
  /// after it.
  case history
  /// All of them are up to date.
  case trust
  /// All of them need review.
  case review
}

/// The first review records of a project.
package struct ReviewInitialization: Sendable {
  /// The result for a catalog.
  package struct Catalog: Sendable {
    /// The catalog as it was read.
    package let file: CatalogFile
    /// The translations that need review, because they are older than their source text.
    package let outdated: [OutdatedTranslation]
    /// The number of languages of keys that need review.
    package let markedCount: Int
    /// Whether git has versions of the catalog; `true` if they are not needed.
    package let hasHistory: Bool
    /// The change to the file.
    package let change: FileChange
  }

  /// The catalogs in the root folder of the project.
  package let catalogs: [Catalog]
  /// The path of the records.
  package var path: String { file.content.path }
  /// The size of the records, in bytes.
  package let size: Int
  /// Whether git has only the last commits, so earlier changes are unknown.
  package let isShallow: Bool
  private let file: ReviewFile
  private let records: ReviewRecords

  /// Judges the translations of catalogs.
  ///
  /// No file is changed.
  ///
  /// - Parameters:
  ///   - start: How they are judged.
  ///   - files: The catalogs.
  ///   - project: The project; `nil` if there is no configuration.
  ///   - progress: Called with the number of catalogs that are done.
  /// - Returns: The changes to the catalogs, and the records.
  /// - Throws: ``WorkspaceError/reviewRecordsExist(path:)`` if the project has records,
  ///   ``WorkspaceError/noHistory`` if git has none of the catalogs, or an error if a file cannot be
  ///   read.
  package static func prepare(
    _ start: ReviewStart,
    of files: [CatalogFile],
    in project: Project?,
    progress: (Int) -> Void = { _ in }
  ) async throws -> ReviewInitialization {
    let file = try ReviewFile(of: project)
    guard !file.exists else { throw WorkspaceError.reviewRecordsExist(path: file.content.path) }
    let history = start == .history ? CatalogHistory(in: file.root) : nil
    if start == .history, history == nil { throw WorkspaceError.noHistory }
    var records = file.records
    var catalogs: [Catalog] = []
    for (index, catalogFile) in files.enumerated() {
      guard let path = file.path(ofCatalogAt: catalogFile.path) else { continue }
      let outdated = await history?
        .outdatedTranslations(in: catalogFile.catalog, at: catalogFile.path)?
        .filter((project?.configuration.review ?? Configuration.Review()).concerns)
      let marked = start == .review ? catalogFile.catalog.markingAll : (catalogFile.catalog, 0)
      let update = records.updated(
        for: marked.0,
        readAs: marked.0,
        at: path,
        marking: outdated ?? []
      )
      records = update.records
      let finished = outdated?.filter(\.isFinished) ?? []
      catalogs.append(
        Catalog(
          file: catalogFile,
          outdated: finished,
          markedCount: finished.count + marked.1,
          hasHistory: start != .history || outdated != nil,
          change: FileChange(catalogFile.content, to: update.catalog.printed())
        )
      )
      progress(index + 1)
    }
    return ReviewInitialization(
      catalogs: catalogs,
      size: records.printed().count,
      isShallow: history?.isShallow ?? false,
      file: file,
      records: records
    )
  }

  /// Writes the catalogs, and then the records.
  ///
  /// - Throws: An error if a file cannot be written.
  package func write() throws {
    try FileSystem.replace(catalogs.map(\.change))
    try file.write(records)
  }
}

extension StringCatalog {
  /// The catalog with all finished translations marked as needing review, and their number.
  fileprivate var markingAll: (catalog: StringCatalog, count: Int) {
    var catalog = self
    var count = 0
    for (key, var entry) in entries where entry.shouldTranslate {
      let marked = entry.requestReview(except: sourceLanguage)
      guard !marked.isEmpty else { continue }
      catalog[key] = entry
      count += marked.count
    }
    return (catalog, count)
  }
}
