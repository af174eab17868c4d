package import Diagnostics
import OrderedCollections
import StringCatalog

/// A rule that reports usage descriptions without a finished translation.
///
/// They are the reasons that an app gives when it requests access, such as `NSCameraUsageDescription`.
/// A text in a fallback language counts, as for `missing-translation`. Without a text in the source
/// language, the property list has it, and the catalog must have it in another language.
package struct UntranslatedUsageDescriptionRule: LocalizationRule {
  package static let id: Diagnostic.ID = "untranslated-usage-description"
  package static let title = "Every usage description has a finished translation in every language."
  package static let reason = """
    The system shows the text when the app requests access to the camera, the location or the \
    like. Without a translation, the question is in the language of the user, but the reason is \
    not, so that many users refuse. A related language counts, as for missing-translation.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    guard entry.isUsageDescription, entry.isTranslated, !localization.language.isSource,
      entry.hasWords || entry.hasWrittenText
    else { return }
    if localization.isMissing {
      emit(localization.finding(Self.message(missingIn: localization.language.tag, entry.key)))
    }
    for leaf in localization.leaves where leaf.state == .new {
      // Another rule reports an empty text that replaces that of the property list.
      guard !leaf.value.isEmpty || entry.entry.extractionState != .manual else { continue }
      emit(
        localization.finding(
          Self.message(unfinishedIn: localization.language.tag, entry.key),
          at: leaf.statePath
        )
      )
    }
  }
}

extension EntrySubject {
  /// Whether a user has written the text in any language.
  fileprivate var hasWrittenText: Bool {
    completeEntry.localizations.values.contains { localization in
      LocalizationOutline(localization).leaves.contains(where: \.isWritten)
    }
  }
}

extension UntranslatedUsageDescriptionRule {
  /// Returns the message for a language without the text.
  package static func message(missingIn language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "\(key: key) has no translation in \(quoted: language)")
  }

  /// Returns the message for a text that is not finished.
  package static func message(unfinishedIn language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "unfinished",
      "the translation of \(key: key) in \(quoted: language) is not finished"
    )
  }

  package static let triggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      ↓"NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } } } },
      "NFCReaderUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To read tickets." } },
        "es" : { "stringUnit" : { "state" : ↓"new", "value" : "To read tickets." } } } }
      """
    ),
    RuleExample(
      languages: ["de", "es"],
      kind: .informationPropertyList,
      """
      ↓"NSCameraUsageDescription" : { "extractionState" : "manual", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Para las fotos." } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["es", "es-MX"],
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Para leer billetes." } } } },
      "NSMotionUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
      "NSSiriUsageDescription" : { "extractionState" : "stale" }
      """
    )
  ]
}
