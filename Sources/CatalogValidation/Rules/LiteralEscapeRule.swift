package import Diagnostics
import StringCatalog

/// A rule that reports escape sequences and HTML entities that the source text does not have.
///
/// A translator, or a tool that escapes twice, wrote a backslash and a letter instead of a line
/// break or a tab, or `&amp;` instead of `&`. Users see `\n` and `&amp;`.
package struct LiteralEscapeRule: LocalizationRule {
  package static let id: Diagnostic.ID = "literal-escape"
  package static let title =
    "A translation has no escape sequences or HTML entities that the source text lacks."
  package static let reason = """
    In a catalog, a line break is a line break, and '&' is '&'. A backslash and a letter, as in \
    '\\n', and HTML entities such as '&amp;' are shown as they are.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations
    where !translation.leaf.traits.isDisjoint(with: [.backslash, .ampersand]) {
      let leaf = translation.leaf
      guard let escape = Self.escape(in: leaf, of: translation.source) else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, escape),
          at: leaf.path
        )
      )
    }
  }

  /// Returns the first escape sequence or HTML entity; `nil` if there is none, or if the source text
  /// has some, too.
  private static func escape(in leaf: LocalizationLeaf, of source: LocalizationLeaf) -> String? {
    if leaf.traits.contains(.backslash), !source.traits.contains(.backslash),
      let escape = escape(in: leaf.value)
    {
      return escape
    }
    // A text with tags may be HTML, and Markdown has entities, too.
    guard leaf.traits.contains(.ampersand), source.traits.isDisjoint(with: .emphasisMark),
      !source.value.utf8.contains(UInt8(ascii: "<")), !source.value.contains("]("),
      let entity = entity(in: leaf.value)
    else { return nil }
    return source.traits.contains(.ampersand) && self.entity(in: source.value) != nil ? nil : entity
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

  /// Returns the first HTML entity, by name or number; `nil` if there is none.
  private static func entity(in text: String) -> String? {
    let parts = text.parts(startingWith: "&", limit: 1) { text in
      _ = text.read(UInt8(ascii: "&"))
      let isName = !text.read(UInt8(ascii: "#"))
      if isName {
        guard text.readOne(where: \.isLetter) else { return false }
      } else {
        _ = text.read(UInt8(ascii: "x"))
      }
      return text.readAll(where: { isName ? $0.isLetterOrDigit : $0.isHexDigit })
        && text.read(UInt8(ascii: ";"))
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
        "stringUnit" : { "state" : "translated", "value" : ↓"Uno\\nDos" } } } },
      "Save & quit" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Guardar &amp; salir" } } } },
      "Don’t save" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"No guardar la &#8220;nota" } } } }
      """#
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      #"""
      "C:\\new" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "C:\\nuevo" } } } },
      "Research & development; Q&A; more" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "I&D; P&R; más" } } } },
      "Write &lt; for <" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Escribe &lt; en lugar de <" } } } },
      "<b>Search</b>" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : "<b>Chercher&nbsp;!</b>" } } } },
      "**Search** [here](%@)" : { "localizations" : { "fr" : { "stringUnit" : {
        "state" : "translated", "value" : "**Chercher**&nbsp;[ici](%@)" } } } },
      "One\nTwo" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Uno\nDos" } } } }
      """#
    )
  ]
}
