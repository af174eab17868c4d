package import CatalogValidation
import FileSystem
import ProjectConfiguration
import StringCatalog

extension ReviewQueue {
  /// Approves translations whose source texts have changed only trivially.
  ///
  /// Strings that are missing, or that a machine has translated, are left as they are.
  ///
  /// - Parameters:
  ///   - entries: Translations of one catalog.
  ///   - file: The current content of the catalog.
  ///   - rules: The levels of the rules. A string with errors is not approved.
  /// - Returns: The file after the decisions, and the decisions with their results.
  /// - Throws: An error if a file cannot be read or written.
  package func approveTrivialChanges(
    _ entries: [Entry],
    in file: CatalogFile,
    _ rules: ValidationConfiguration
  ) async throws -> (file: CatalogFile, results: [(entry: Entry, result: ReviewResult)]) {
    // Translations that are not marked yet would seem to be new ones of the recorded source texts.
    let marked = try await review?.markOutdated(in: file) { _ in true }
    let file = marked ?? file
    var decisions: [(entry: Entry, decision: ReviewDecision)] = []
    for entry in entries where entry.reason == .trivialChange {
      guard let item = item(of: entry, in: file) else { continue }
      for text in item.translations where text.state == TextState(.needsReview) {
        let decision = ReviewDecision(
          .approve,
          key: item.key,
          language: item.language,
          variation: text.variation,
          sourceVersion: item.sourceVersion,
          targetVersion: text.version
        )
        decisions.append((entry, decision))
      }
    }
    let written = try file.writing(decisions.map(\.decision), rules)
    return (written.file, zip(decisions, written.results).map { ($0.entry, $1) })
  }
}
