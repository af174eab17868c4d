package import Diagnostics
import StringCatalog

/// A rule that reports escape sequences that the source text does not have.
///
/// A translator, or a tool that escapes twice, wrote a backslash and a letter instead of a line
/// break or a tab. Users see `\n`.
package struct LiteralEscapeRule: LocalizationRule {
  package static let id: Diagnostic.ID = "literal-escape"
  package static let title = "A translation has no escape sequences that the source text lacks."
  package static let reason = """
    In a catalog, a line break is a line break. A backslash and a letter, as in '\\n', are shown \
    as they are.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations
    where translation.leaf.traits.contains(.backslash)
      && !translation.source.traits.contains(.backslash)
    {
      let leaf = translation.leaf
      guard let escape = Self.escape(in: leaf.value) else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, escape),
          at: leaf.path
        )
      )
    }
  }

  /// Returns the first escape sequence; `nil` if there is none.
  static func escape(in text: String) -> String? {
    let parts = text.parts(startingWith: "\\", limit: 1) { text in
      _ = text.read(UInt8(ascii: "\\"))
      guard !text.readOne(where: "ntr\"'".utf8.contains) else { return true }
      return text.read(UInt8(ascii: "u"))
        && (0..<4).allSatisfy { _ in text.readOne(where: \.isHexDigit) }
    }
    return parts.first.map { String($0) }
  }
}

extension LiteralEscapeRule {
  private static func message(in language: String, _ escape: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) translation has \(quoted: escape), which is shown as it is"
    )
  }

  package static let triggering = [
    RuleExample(
      #"""
      "One\nTwo" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Uno\\nDos" } } } }
      """#
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      #"""
      "C:\\new" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "C:\\nuevo" } } } },
      "One\nTwo" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Uno\nDos" } } } }
      """#
    )
  ]
}
