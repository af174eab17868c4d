import FileSystem
import StringCatalog
import TranslationReview

/// The marking of translations that are older than their source text, before a decision about one of
/// them.
///
/// A decision is about one translation, and the records then contain the current source text. The
/// others would seem to be translations of it if they did not need review.
struct OutdatedMarking {
  private let file: ReviewFile
  private let outdated: [String: [OutdatedTranslation]]
  private var records: ReviewRecords

  /// Finds the outdated translations; `nil` if no decision is about one of them.
  ///
  /// - Parameters:
  ///   - decisions: The decisions.
  ///   - state: The project.
  ///   - isPreview: Whether nothing will be written.
  /// - Throws: An error if the records cannot be read, or if they have errors and must be written.
  init?(
    of decisions: [PlacedEdit<ReviewDecision>],
    in state: ProjectState,
    isPreview: Bool
  ) async throws {
    guard let review = try ReviewGuard.find(in: state.workspace.project) else { return nil }
    let decided = Dictionary(grouping: decisions, by: \.path)
    var outdated: [String: [OutdatedTranslation]] = [:]
    for catalog in state.files {
      guard let decisions = decided[catalog.path],
        decisions.contains(where: { review.mayBeOutdated($0.edit.key, in: catalog) })
      else { continue }
      let found = await review.outdatedTranslations(in: catalog.catalog, at: catalog.path)
      let isConcerned = decisions.contains { decision in found.contains { $0.isOf(decision.edit) } }
      if isConcerned { outdated[catalog.path] = found }
    }
    guard !outdated.isEmpty else { return nil }
    if !isPreview { try review.file.checkWritable() }
    file = review.file
    records = review.file.records
    self.outdated = outdated
  }

  /// Marks the outdated translations of a catalog, and records the current source texts.
  ///
  /// Nothing is marked if no decision about such a translation is up to date.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - path: Its path.
  ///   - decisions: The decisions about its translations.
  /// - Returns: The decisions, with the versions of the translations that were marked.
  mutating func mark(
    in catalog: inout StringCatalog,
    at path: String,
    for decisions: [ReviewDecision]
  ) -> [ReviewDecision] {
    guard let outdated = outdated[path], let name = file.path(ofCatalogAt: path) else {
      return decisions
    }
    let original = catalog
    let isDecided = decisions.contains { decision in
      outdated.contains { $0.isOf(decision) } && decision.staleVersions(in: original) == nil
    }
    guard isDecided else { return decisions }
    let update = records.updated(for: catalog, readAs: catalog, at: name, marking: outdated)
    (catalog, records) = (update.catalog, update.records)
    return decisions.map { decision in
      guard decision.staleVersions(in: original) == nil,
        let marked = decision.staleVersions(in: update.catalog)
      else { return decision }
      var decision = decision
      decision.targetVersion = marked.targetVersion
      return decision
    }
  }

  /// Writes the records, after the catalogs.
  ///
  /// - Throws: An error if the file cannot be written.
  func write() throws {
    if records != file.records { try file.write(records) }
  }
}

extension OutdatedTranslation {
  /// Returns whether a decision is about the translation.
  fileprivate func isOf(_ decision: ReviewDecision) -> Bool {
    key == decision.key && language == decision.language
  }
}

extension ReviewDecision {
  /// Returns what has changed since the versions of the decision; `nil` if nothing has.
  fileprivate func staleVersions(in catalog: StringCatalog) -> StaleText? {
    StaleText(
      key: key,
      language: language,
      variation: variation,
      sourceVersion: sourceVersion,
      targetVersion: targetVersion,
      in: catalog
    )
  }
}
