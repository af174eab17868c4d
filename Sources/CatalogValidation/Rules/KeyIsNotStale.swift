package import Diagnostics
import StringCatalog

/// The sources use every key of the catalog.
///
/// A key that is marked `stale` was not found when the catalog was last synchronized. Its
/// translations cost work at every review and reach nobody; or the key is put together at run time,
/// and then it should be marked `manual`. What is wrong with its texts is only worth a note.
///
/// - Arguments: the key.
package struct KeyIsNotStale: EntryRule {
  package static let id: Diagnostic.ID = "key-stale"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ entry: EntrySubject, emit: (Finding) -> Void) {
    guard entry.entry.extractionState == .stale else { return }
    emit(Finding(at: entry.place, path: [entry.key], arguments: [.text(entry.key)]))
  }
}

extension KeyIsNotStale {
  package static let triggering = [
    RuleExample(
      """
      ↓"Old title" : { "extractionState" : "stale", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Título" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Title" : { "extractionState" : "manual", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Título" } } } }
      """
    )
  ]
}
