package import Diagnostics

/// A rule that reports keys in the sources that are missing in the catalog.
///
/// A missing key is not translated and not counted as missing. Users see the key from the code in
/// every language. `xcstrings sync` adds it.
package struct KeyNotInCatalogRule: SourceRule {
  package static let id: Diagnostic.ID = "key-not-in-catalog"
  package static let title = "The catalog contains every key that the code uses."
  package static let reason = """
    A key that is not in any catalog is neither translated nor counted as missing; users see \
    the text from the code in every language. 'xcstrings sync' adds it. The code is read if \
    .xcstrings.yml lists targets or gives this rule a level, or if --sources is specified.
    """
  package static let defaultSeverity = Diagnostic.Severity.error
  package static let side = KeyMismatch.Side.sources
}

extension KeyNotInCatalogRule {
  /// Returns the message of a finding.
  package static func message(_ key: String, in catalog: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the key \(key: key) is not in \(catalog); 'xcstrings sync' adds it")
  }

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
