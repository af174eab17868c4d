import FileSystem
import OrderedCollections
package import StringCatalog
import TranslationReview

extension ReviewGuard {
  /// Returns the former source texts of translations that are outdated, or that wait for review since
  /// their source text changed.
  ///
  /// - Parameter files: The catalogs.
  /// - Returns: The texts.
  package func formerSources(of files: [CatalogFile]) async -> FormerSources {
    var former = FormerSources()
    for file in files {
      guard let name = self.file.path(ofCatalogAt: file.path) else { continue }
      for record in records.records(of: name) {
        let (key, language) = (record.identity.key, record.identity.language ?? "")
        guard case .former(let texts) = record.content,
          let entry = file.catalog[key, inLanguages: [language]],
          entry.localizations[language]?.isWaitingForReview == true
        else { continue }
        former[catalog: file.path, key, language] = Dictionary(texts)
      }
      for translation in await outdatedTranslations(in: file.catalog, at: file.path)
      where translation.isFinished { former.add(translation, ofCatalogAt: file.path) }
    }
    return former
  }

  /// Marks the outdated translations of a catalog as needing review, as a synchronization does.
  ///
  /// The catalog is written first and the records last, so a process that ends between them leaves
  /// only a step that is repeated.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - isWanted: Returns whether the marked catalog is written.
  /// - Returns: The catalog as it was written; `nil` if it is not wanted.
  /// - Throws: An error if a file cannot be read or written.
  package func markOutdated(
    in file: CatalogFile,
    where isWanted: (StringCatalog) throws -> Bool
  ) async throws -> CatalogFile? {
    guard let name = self.file.path(ofCatalogAt: file.path) else { return file }
    try self.file.checkWritable()
    let outdated = await outdatedTranslations(in: file.catalog, at: file.path)
    let outcomes = try editAndWrite([file]) { (_, catalog) -> ReviewRecords? in
      let update = records.updated(
        for: catalog,
        readAs: catalog,
        at: name,
        marking: outdated
      )
      guard try isWanted(update.catalog) else { return nil }
      catalog = update.catalog
      return update.records
    }
    guard let outcome = outcomes.first, let records = outcome.report else { return nil }
    try self.file.write(records)
    return try CatalogFile(FileContent(path: file.path, bytes: outcome.bytes))
  }

  /// Returns the origin of a draft, such as `memory:97` or `mt:apertium`; `nil` if it is not known.
  func origin(
    of text: CatalogText
  ) -> String? {
    guard let name = file.path(ofCatalogAt: text.path) else { return nil }
    return records.origin(
      ofDraft: text.variation,
      in: text.language,
      of: text.key,
      catalog: name,
      value: text.version
    )
  }
}

extension Dictionary where Key == String, Value == String {
  fileprivate init(_ texts: OrderedDictionary<String, String>) {
    self.init(texts.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
