import CatalogValidation
import FileSystem
import OrderedCollections
import StringCatalog
import TranslationReview

/// A change of the review records that is not written yet.
struct ReviewChange: Sendable {
  /// The file as it was read.
  let file: ReviewFile
  /// The records after the change.
  let records: ReviewRecords

  /// Writes the records; changes of other processes are merged.
  func write() throws {
    try file.write(records)
  }
}

extension ReviewFile {
  /// Moves the records of a key to its new name.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - newKey: Its new name.
  ///   - path: The path of the catalog.
  /// - Throws: An error if the file cannot be written.
  package func renameKey(_ key: String, to newKey: String, ofCatalogAt path: String) throws {
    guard let name = self.path(ofCatalogAt: path) else { return }
    var changed = records
    changed.renameKey(key, to: newKey, in: name)
    if changed != records { try write(changed) }
  }
}

// MARK: - Synchronization

extension Workspace {
  /// Marks translations that are older than their source text, and records the source texts.
  ///
  /// - Parameter result: The result of comparing catalogs with their sources.
  /// - Returns: The result with the marked translations among the changes.
  /// - Throws: An error if the records cannot be read.
  func addReview(to result: SyncResult) async throws -> SyncResult {
    guard var review = try ReviewGuard.find(in: project) else { return result }
    try review.file.checkWritable()
    var result = result
    review.followMovedCatalogs(to: result.outcomes.map(\.file.path))
    for index in result.outcomes.indices {
      await result.outcomes[index].addReview(by: &review)
    }
    result.review = ReviewChange(file: review.file, records: review.records)
    return result
  }
}

extension ReviewGuard {
  /// Moves the records of catalogs that no longer exist to catalogs of the same name without records.
  fileprivate mutating func followMovedCatalogs(to paths: [String]) {
    let known = Set(records.sorted.map(\.identity.catalog))
    let lost = known.filter { !FileSystem.exists(FileSystem.join(file.root, $0)) }
    guard !lost.isEmpty else { return }
    let new = paths.compactMap { file.path(ofCatalogAt: $0) }.filter { !known.contains($0) }
    for path in new {
      let table = CatalogFile.table(ofCatalogAt: path)
      let former = lost.filter { CatalogFile.table(ofCatalogAt: $0) == table }
      let rivals = new.count { CatalogFile.table(ofCatalogAt: $0) == table }
      guard former.count == 1, rivals == 1, let former = former.first else { continue }
      records.renameCatalog(former, to: path)
    }
  }
}

extension SyncOutcome {
  /// Marks outdated translations in the catalog, and adds them to the report.
  fileprivate mutating func addReview(by review: inout ReviewGuard) async {
    guard let path = review.file.path(ofCatalogAt: file.path) else { return }
    for change in report.changes where change.kind == .renamed {
      guard let former = change.formerKey else { continue }
      review.records.renameKey(former, to: change.key, in: path)
    }
    var outdated = await review.outdatedTranslations(in: catalog, at: file.path)
    let finished = outdated.filter(\.isFinished)
    outdated += translationsMarkedForCode(notIn: review.records, at: path)
    let update = review.records.updated(
      for: catalog,
      readAs: file.catalog,
      at: path,
      marking: outdated
    )
    review.records = update.records
    catalog = update.catalog
    guard !finished.isEmpty else { return }
    let keys = Dictionary(grouping: finished) { ExactString($0.key) }
    report.changes += keys.compactMap { key, translations in
      translations.first.map { first in
        SyncChange(
          key: key.string,
          kind: .translationsOutdated,
          locations: file.catalog.location(of: key.string).map { [$0] } ?? [],
          formerText: first.difference.former,
          reviewedLanguages: translations.map(\.language).sorted()
        )
      }
    }
    report = report.sorted()
  }

  /// Returns the translations that the comparison with the code has marked, whose source text is not
  /// recorded.
  private func translationsMarkedForCode(
    notIn records: ReviewRecords,
    at path: String
  ) -> [OutdatedTranslation] {
    report.changes.flatMap { change -> [OutdatedTranslation] in
      guard let former = change.formerText, !change.reviewedLanguages.isEmpty,
        records.source(of: change.key, in: path) == nil, let entry = catalog[change.key]
      else { return [] }
      let current = entry.sourceTexts(key: change.key, sourceLanguage: catalog.sourceLanguage)
      return change.reviewedLanguages.map { language in
        OutdatedTranslation(
          key: change.key,
          language: language,
          former: ["": former],
          current: current,
          isFinished: false
        )
      }
    }
  }
}
