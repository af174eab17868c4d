package import Diagnostics

/// A rule that reports keys of the catalog that are not in the sources.
///
/// An unused key costs work at every review, and its translations are never shown. If the key was
/// reworded in the code, they are still useful. Keys that a user added and those that match
/// `dynamic` in `.xcstrings.yml` are not expected in the code. Keys that are marked as stale are
/// reported by `stale-key`. The rule runs only if all sources could be read.
package struct KeyNotInCodeRule: SourceRule {
  package static let id: Diagnostic.ID = "key-not-in-code"
  package static let title = "The code uses every key that the catalog expects there."
  package static let reason = """
    A key that is no longer in the code costs time in every review, and its translations are \
    never shown; if it was only reworded, they are still useful. Keys that are marked as \
    manual or listed under 'dynamic' in .xcstrings.yml are not expected in the code; keys that \
    are already marked as stale are reported by the rule stale-key. Like 'xcstrings sync', the \
    rule only applies if all sources could be read.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let side = KeyMismatch.Side.catalog
}

extension KeyNotInCodeRule {
  /// Returns the message of a finding.
  package static func message(_ key: String, in catalog: String) -> Diagnostic.Message {
    switch CatalogKind(ofCatalogAt: catalog) {
    case .interfaceBuilder where key.interfaceObjectID != nil:
      Diagnostic.Message(
        id,
        variant: "document",
        "the storyboard or XIB has no text for the key \(key: key)"
      )
    case .informationPropertyList:
      Diagnostic.Message(
        id,
        variant: "property-list",
        "Info.plist has no text for the key \(key: key)"
      )
    case .code, .interfaceBuilder, .appShortcuts:
      Diagnostic.Message(id, "the code does not use the key \(key: key)")
    }
  }

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
