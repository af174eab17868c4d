package import Diagnostics
import StringCatalog

/// A rule that reports stale keys.
///
/// A key in state `stale` was not found by the last synchronization. Its translations cost work at
/// every review, but are never shown. If the key is created at run time, it should be in state
/// `manual`. Other problems of its texts are only notes.
///
/// A key of Interface Builder is left over if its storyboard or XIB no longer contains the object. No
/// other rule reports anything about it.
package struct StaleKeyRule: EntryRule {
  package static let id: Diagnostic.ID = "stale-key"
  package static let title = "The code uses every key of the catalog."
  package static let reason = """
    A key that is marked as stale was not found in the code when the catalog was last synced. \
    Either its translations are never shown and only cost time in reviews, or the key is \
    composed at run time: in that case, list it under 'dynamic' in .xcstrings.yml, or mark it \
    as manual. A key of Interface Builder is also reported if its storyboard or XIB no longer \
    contains the object, whatever its state; its texts are not checked.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ entry: EntrySubject, emit: (Finding) -> Void) {
    let message: Diagnostic.Message? =
      if let file = entry.fileWithoutObject {
        Self.message(entry.key, withoutObjectIn: file)
      } else if entry.entry.extractionState == .stale {
        Self.message(entry.key)
      } else {
        nil
      }
    guard let message else { return }
    emit(Finding(message, at: entry.location, path: [entry.key]))
  }
}

extension StaleKeyRule {
  /// Returns the message for a key.
  package static func message(_ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the key \(key: key) is marked as stale")
  }

  /// Returns the message for a stale key that is in the sources.
  package static func message(used key: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "used",
      "the key \(key: key) is marked as stale, but the code uses it; 'xcstrings sync' revives it"
    )
  }

  /// Returns the message for a stale key whose text is a literal in the sources.
  package static func message(literal key: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "literal",
      "the key \(key: key) is marked as stale, but the code contains it as a string and may look it up at run time"
    )
  }

  /// Returns the message for a key whose object is no longer in its file of Interface Builder.
  package static func message(
    _ key: String,
    withoutObjectIn file: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "object",
      "\(file) no longer contains the object of the key \(key: key), so its text is never shown"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      ↓"Old title" : { "extractionState" : "stale", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Título" } } } }
      """
    ),
    RuleExample(
      keysWithoutObject: ["aB3-cd-eF5.title": "Base.lproj/Main.storyboard"],
      """
      ↓"aB3-cd-eF5.title" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Copy" } } } }
      """
    ),
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
