package import Diagnostics

/// The catalog has every key that the sources use.
///
/// Nobody translates a key that is in no catalog, and no count of what is missing has it: people
/// read it as it stands in the code, in every language. `xcstrings sync` adds it.
///
/// - Arguments: the key, the path of the catalog.
package struct KeyIsInCatalog: SourceRule {
  package static let id: Diagnostic.ID = "key-not-in-catalog"
  package static let defaultSeverity = Diagnostic.Severity.error
  package static let side = KeyUse.Side.sources
}

extension KeyIsInCatalog {
  package static let triggering = [
    RuleExample(
      source: """
        let title = String(localized: ↓"Save", comment: "A button")
        """,
      """
      "Delete" : { "extractionState" : "manual", "shouldTranslate" : false }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      source: """
        let title = String(localized: "Save", comment: "A button")
        """,
      """
      "Save" : { "comment" : "A button" }
      """
    ),
    RuleExample(
      source: """
        let title = String(localized: "Save", comment: "[validate:off key-not-in-catalog]")
        """,
      """
      "Delete" : { "extractionState" : "manual", "shouldTranslate" : false }
      """
    ),
  ]
}
