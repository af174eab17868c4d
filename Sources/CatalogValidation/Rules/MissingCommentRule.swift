package import Diagnostics
import StringCatalog

/// A rule that reports translatable entries without a comment.
///
/// "Open" is a verb on a button and an adjective on the door of a shop. Translators only see the
/// key and the comment. The rule runs only if the configuration gives it a level.
package struct MissingCommentRule: EntryRule {
  package static let id: Diagnostic.ID = "missing-comment"
  package static let title = "Every entry that is translated has a comment."
  package static let reason = """
    'Open' is a verb on a button and a state on the door of a shop. Translators see only the \
    key and the comment. Strings of storyboards, XIBs, Info.plist and app shortcuts need none. \
    The rule is off unless .xcstrings.yml gives it a level.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let isOptional = true

  package func check(_ entry: EntrySubject, emit: (Finding) -> Void) {
    // Xcode writes the comments of other strings.
    guard entry.kind == .code, entry.isTranslated, entry.hasWords,
      entry.entry.comment?.allSatisfy(\.isWhitespace) ?? true
    else { return }
    emit(Finding(Self.message(entry.key), at: entry.location, path: [entry.key]))
  }
}

extension MissingCommentRule {
  /// Returns the message of a finding.
  package static func message(_ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "\(key: key) has no comment for translators")
  }

  package static let triggering = [
    RuleExample(
      """
      ↓"Open" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Open" : {
        "comment" : "A button that opens a file",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir" } } } },
      "%lld / %lld" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld / %2$lld" } } } }
      """
    ),
    RuleExample(
      kind: .informationPropertyList,
      """
      "Ferry document" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Documento de Ferry" } } } }
      """
    ),
  ]
}
