import CatalogWorkspace
import Diagnostics
import FileSystem
import StringCatalog

/// The changes of a synchronization as annotations of a GitHub workflow.
///
/// New keys are reported at the lines that use them, the others at their lines of the catalog.
struct SyncAnnotations {
  /// The findings, in the order of the catalogs.
  let findings: [Diagnostic]
  /// General statements about the catalogs, a sentence each.
  let headings: [String]

  /// Creates the annotations of a result.
  ///
  /// - Parameters:
  ///   - result: The result of a synchronization.
  ///   - isPreview: Whether nothing was written.
  ///   - isCheck: Whether changes mean that a catalog is out of date.
  init(_ result: SyncResult, isPreview: Bool, isCheck: Bool) {
    let damages = result.plan.unreadCatalogs.flatMap(\.diagnostics) + result.readingErrors
    findings =
      damages
      + result.outcomes.flatMap { outcome in
        outcome.file.warnings + outcome.report.diagnostics
          + outcome.report.changes.map { change in
            Self.finding(change, in: outcome, isCheck ? .error : .note)
          }
          + outcome.report.suggestedRenames.map(Self.offer)
      }
    let (changed, others) = (
      result.outcomes.filter(\.isChanged), result.outcomes.filter { !$0.isChanged }
    )
    headings =
      changed.map { SyncOutcomeMessage.changed($0, isPreview: isPreview) }
      + (others.isEmpty ? [] : [SyncOutcomeMessage.inStep(others)])
  }

  private static func finding(
    _ change: SyncChange,
    in outcome: SyncOutcome,
    _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let plain = change.kind == .markedStale ? outcome.plainPlaces(of: change.key).first : nil
    return Diagnostic(
      plain == nil
        ? change.kind.message(of: change.key, in: outcome.file.path)
        : .plainString(change.key, in: outcome.file.path),
      severity,
      at: plain ?? change.locations.first,
      path: [change.key]
    )
  }

  private static func offer(_ offer: SuggestedRename) -> Diagnostic {
    Diagnostic(
      .possibleRename(offer.key, from: offer.formerKey),
      .note,
      at: offer.locations.first,
      path: [offer.key]
    )
  }
}

extension Diagnostic.Message {
  /// A key that would become stale occurs in the code as a plain string.
  static func plainString(_ key: String, in catalog: String) -> Self {
    Self(
      "sync-plain-string",
      "the text of the key \(key: key) is a plain String here, not a key; 'xcstrings sync' marks the key as stale in \(catalog)"
    )
  }

  /// A new key may be a renamed one.
  static func possibleRename(_ key: String, from former: String) -> Self {
    Self(
      "sync-possible-rename",
      "the key \(key: key) may be renamed from \(key: former); to keep its translations, run 'xcstrings sync --renames apply'"
    )
  }
}
