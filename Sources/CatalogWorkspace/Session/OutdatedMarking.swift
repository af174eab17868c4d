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

  /// Marks the outdated translations of a catalog, records the current source texts, and applies
  /// decisions.
  ///
  /// Nothing is marked, recorded or applied if no decision about such a translation is accepted.
  ///
  /// - Parameters:
  ///   - decisions: The decisions about translations of the catalog.
  ///   - catalog: The catalog.
  ///   - path: Its path.
  ///   - apply: Applies a decision to the marked catalog.
  /// - Returns: The results; `nil` if nothing was marked.
  mutating func applying(
    _ decisions: [ReviewDecision],
    to catalog: inout StringCatalog,
    at path: String,
    _ apply: (inout StringCatalog, ReviewDecision) -> DecisionResult
  ) -> [DecisionResult]? {
    guard let outdated = outdated[path], let name = file.path(ofCatalogAt: path) else { return nil }
    let update = records.updated(for: catalog, readAs: catalog, at: name, marking: outdated)
    var marked = update.catalog
    var isDecided = false
    let results = decisions.map { decision in
      var current = decision
      // The person saw the translation before it was marked.
      if decision.staleVersions(in: catalog) == nil,
        let stale = decision.staleVersions(in: update.catalog)
      {
        current.targetVersion = stale.targetVersion
      }
      let result = apply(&marked, current)
      isDecided = isDecided || !result.isRefused && outdated.contains { $0.isOf(decision) }
      return result
    }
    guard isDecided else { return nil }
    (catalog, records) = (marked, update.records)
    return results
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
