package import Diagnostics

/// The sources use every key of the catalog.
///
/// A key that the code no longer has costs work at every review, and its translations reach nobody;
/// where the code has it in other words, they are still worth having. Keys that somebody added by hand
/// are not expected in the code, nor are those that `dynamic` in `.xcstrings.yml` names; one that was
/// marked stale before is for `key-stale`. It is asked only where every source could be read.
///
/// - Arguments: the key, the path of the catalog.
package struct KeyIsInCode: SourceRule {
  package static let id: Diagnostic.ID = "key-not-in-code"
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let side = KeyUse.Side.catalog
}

extension KeyIsInCode {
  package static let triggering = [
    RuleExample(
      source: """
        let title = String(localized: "Save", comment: "A button")
        """,
      """
      "Save" : { "comment" : "A button" },
      ↓"Safe" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      source: """
        let title = String(localized: "Save", comment: "A button")
        """,
      """
      "Save" : { "comment" : "A button" },
      "Open" : { "extractionState" : "manual" }
      """
    ),
    RuleExample(
      source: """
        let title = String(localized: "Save", comment: "A button")
        """,
      """
      "Save" : { "comment" : "A button" },
      "Open" : { "comment" : "[validate:off key-not-in-code]" }
      """
    ),
  ]
}
