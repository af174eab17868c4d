import CatalogSync
import CommandSupport
import Diagnostics

/// What a synchronization does or would do, as annotations of GitHub's workflows: new keys at the
/// lines that use them, others at their lines of the catalog.
struct SyncAnnotations {
  /// The findings, in the order of the catalogs.
  let findings: [Diagnostic]

  /// Creates the annotations of a result.
  ///
  /// - Parameters:
  ///   - result: What comes of a synchronization.
  ///   - isCheck: Whether a change means that somebody has forgotten to bring a catalog in step.
  init(_ result: SyncResult, isCheck: Bool) {
    let damages = result.unreadCatalogs.flatMap(\.diagnostics)
    findings =
      damages
      + result.outcomes.flatMap { outcome in
        outcome.file.warnings + outcome.report.diagnostics
          + outcome.report.changes.map { change in
            Diagnostic(
              change.kind.finding,
              isCheck ? .error : .note,
              at: change.places.first,
              path: [change.key],
              arguments: [.text(change.key), .text(outcome.file.path)]
            )
          }
      }
  }

  /// Prints a line for each finding.
  func print(to console: Console) {
    for finding in findings { console.print(GitHubAnnotation(finding).text) }
  }
}
