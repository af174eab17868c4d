package import Diagnostics
import StringCatalog

/// A rule that reports translations in state `new`.
///
/// Texts in this state are not translated: they are empty, or equal to the source text. Names and
/// abbreviations, which are the same in both languages, are a note. Texts without letters, such as
/// `%lld / %lld`, are ignored.
package struct UnfinishedTranslationRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unfinished-translation"
  package static let title = "No translation is in the state 'new'."
  package static let reason = """
    A text in the state 'new' has not been translated yet: it is empty or repeats the source \
    text. Names and abbreviations are only a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    // A unit of the source language is `new` if its text comes from the code.
    guard localization.entry.isTranslated, localization.entry.hasWords,
      !localization.language.isSource, !localization.entry.isUsageDescription
    else { return }
    for leaf in localization.leaves where leaf.state == .new {
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, localization.entry.key),
          at: leaf.statePath,
          isMinor: localization.entry.isUntranslatedName
            || localization.isSourceTextProbablyShared
        )
      )
    }
  }
}

extension UnfinishedTranslationRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the translation of \(key: key) in \(quoted: language) is not finished")
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : ↓"new", "value" : "" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en"],
      """
      "save.title" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Save" } } } }
      """
    ),
    RuleExample(
      """
      "Acme" : { "shouldTranslate" : false, "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
      """
    ),
    RuleExample(
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } },
        "es" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } } } }
      """
    ),
  ]
}
