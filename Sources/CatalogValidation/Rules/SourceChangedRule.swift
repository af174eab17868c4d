package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A rule that reports finished translations that are older than their source text.
///
/// A catalog does not record for which source text a translation was made. The review records of the
/// project do, so the rule only reports something if `xcstrings review --init` was run. If git has
/// the versions since then, a translation that was changed or approved with its source text is not
/// reported.
package struct SourceChangedRule: LocalizationRule {
  package static let id: Diagnostic.ID = "source-changed"
  package static let title = "Finished translations are not older than their source text."
  package static let reason = """
    If a source text changes, its translations may say something else. 'xcstrings sync' marks \
    them as needing review. The rule compares source texts with those in \
    .xcstrings/review.jsonl, which 'xcstrings review --init' creates; without that file, it \
    reports nothing.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let language = localization.language.tag
    guard let change = localization.entry.sourceTextChanges[language] else { return }
    emit(localization.finding(Self.message(in: language, localization.entry.key, change)))
  }
}

extension SourceChangedRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ key: String,
    _ change: SourceTextChange
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "translation",
      "the translation of \(key: key) in \(quoted: language) was made for \(key: change.former), but the source text is now \(key: change.current)"
    )
  }

  package static let triggering = [
    RuleExample(
      formerSources: ["door.open": ["es": "Open door"]],
      """
      "door.open" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the garage door" } },
        "es" : ↓{ "stringUnit" : { "state" : "translated", "value" : "Abrir puerta" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "door.open" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the garage door" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir puerta" } } } }
      """
    ),
    RuleExample(
      formerSources: ["door.open": ["es": "Open door"]],
      """
      "door.open" : { "comment" : "[validate:off source-changed]", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the door" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir la puerta" } } } }
      """
    ),
  ]
}

extension RuleExample {
  /// Returns the changes of source texts in the catalog of the example.
  package func sourceTextChanges(
    in catalog: StringCatalog
  ) -> [ExactString: [String: SourceTextChange]] {
    var changes: [ExactString: [String: SourceTextChange]] = [:]
    for (key, languages) in formerSources {
      let texts = catalog[key]?.sourceTexts(key: key, sourceLanguage: catalog.sourceLanguage)
      changes[ExactString(key)] = languages.mapValues { former in
        SourceTextChange(former: former, current: texts?.values.first ?? key)
      }
    }
    return changes
  }
}
