package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports texts that exceed their maximum length.
///
/// `maxLength: 12` in the comment limits the number of characters, for example on a button or in a
/// column. A project can define limits for many keys, but the comment takes precedence.
/// Placeholders are not counted, because the length of their values is unknown.
package struct MaxLengthRule: LocalizationRule {
  package static let id: Diagnostic.ID = "max-length"
  package static let title = "No text exceeds its maximum length."
  package static let reason = """
    'maxLength: 12' in the comment limits the text to 12 characters; .xcstrings.yml can set \
    limits for many keys. Placeholders do not count, because their length is not known.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    guard let limit = entry.lengthLimit else { return }
    for leaf in localization.leaves where leaf.isWritten {
      let length = Self.length(of: leaf)
      if length > limit {
        emit(
          localization.finding(
            Self.message(in: localization.language.tag, length, limit: limit),
            at: leaf.path
          )
        )
      }
    }
  }

  /// Returns the limit that a comment specifies: `maxLength: 12`, `max-length 12`; `nil` if there is
  /// none.
  static func limit(in comment: String?) -> Int? {
    guard let comment, comment.utf8.contains(where: \.isDigit) else { return nil }
    var digits: Substring = ""
    let parts = comment.parts(startingWith: "mM", limit: 1) { text in
      guard text.readWord("max") else { return false }
      _ = text.read(UInt8(ascii: "-"))
      guard text.readWord("length") else { return false }
      text.readWhitespace()
      _ = text.readOne { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
      text.readWhitespace()
      digits = text.remainder.prefix(6).prefix { $0.isASCII && $0.isNumber }
      return !digits.isEmpty
    }
    return parts.isEmpty ? nil : Int(digits)
  }

  /// Returns the number of characters of a text without its placeholders.
  private static func length(of leaf: LocalizationLeaf) -> Int {
    guard let format = leaf.format else { return leaf.value.count }
    return format.segments
      .reduce(0) { length, segment in
        switch segment {
        case .text(let text): length + text.count
        case .escapedPercent: length + 1
        case .specifier, .argument, .substitution: length
        }
      }
  }
}

extension MaxLengthRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ length: Int, limit: Int) -> Diagnostic.Message
  {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has \(length) characters; the maximum is \(String(limit))",
      one:
        "the \(quoted: language) text has \(length) character; the maximum is \(String(limit))"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : {
        "comment" : "A button in the toolbar. maxLength: 7",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Guardar ya" } } } }
      """
    ),
    RuleExample(
      lengthLimits: ["Save": 7, "Open": 3],
      """
      "Open" : {
        "comment" : "maxLength: 5",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir" } } } },
      "Save" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Guardar ya" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Save %@" : {
        "comment" : "A button. [max-length 8]",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar %@" } } } },
      "Cancel" : {
        "comment" : "The length of the text does not matter",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Cancelar" } } } },
      "Stop" : {
        "comment" : "A button. maxLength: 4",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "new", "value" : "Detener" } } } }
      """
    )
  ]
}
