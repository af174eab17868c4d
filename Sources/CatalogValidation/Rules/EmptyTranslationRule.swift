package import Diagnostics
import ICU
import StringCatalog

/// A rule that reports finished translations that are empty, although the source text is not.
///
/// Some systems show empty texts, for example as a button without a title. Others treat them as
/// missing. Empty texts in state `new` are reported by `unfinished-translation`. In the source
/// language, an empty text is replaced by the key.
package struct EmptyTranslationRule: LocalizationRule {
  package static let id: Diagnostic.ID = "empty-translation"
  package static let title = "No finished translation is empty unless its source text is."
  package static let reason = """
    Some systems show the empty text, so users see a button without a name; others treat it as \
    missing.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard !localization.language.isSource, !localization.entry.isUsageDescription,
      localization.leaves.contains(where: Self.isEmpty),
      // Without a source text, an empty translation may be intended.
      !localization.entry.sources.allSatisfy(\.value.isBlank)
    else { return }
    for leaf in localization.leaves where Self.isEmpty(leaf) {
      // A word between two spaces connects other texts. Some languages do not need it.
      let isJoint =
        !leaf.value.isEmpty && localization.entry.sources.allSatisfy(\.isBlankAtBothEnds)
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, localization.entry.key),
          at: leaf.path,
          isMinor: isJoint
        )
      )
    }
  }
}

extension EmptyTranslationRule {
  private static func isEmpty(_ leaf: LocalizationLeaf) -> Bool {
    // With an empty form for zero, a part of a sentence is left out.
    let isLeftOut = leaf.substitution != nil && leaf.pluralCategory == .zero
    return leaf.state != .new && leaf.value.isBlank && !isLeftOut
  }
}

extension LocalizationLeaf {
  fileprivate var isBlankAtBothEnds: Bool {
    value.first?.isWhitespace ?? false && value.last?.isWhitespace ?? false
  }
}

extension EmptyTranslationRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the translation of \(key: key) in \(quoted: language) is empty")
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"" } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓" " } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      " " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "" } } } }
      """
    ),
    RuleExample(
      """
      "Save" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    ),
    RuleExample(
      """
      "Delete %lld files and add %lld?" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "¿Quieres %#@files@añadir %2$lld?" },
        "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : {
          "plural" : {
            "zero" : { "stringUnit" : { "state" : "translated", "value" : "" } },
            "one" : { "stringUnit" : {
              "state" : "translated", "value" : "eliminar un archivo y " } },
            "many" : { "stringUnit" : {
              "state" : "translated", "value" : "eliminar %arg de archivos y " } },
            "other" : { "stringUnit" : {
              "state" : "translated", "value" : "eliminar %arg archivos y " } } } } } } } } }
      """
    ),
    RuleExample(
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "" } } } }
      """
    ),
  ]
}
