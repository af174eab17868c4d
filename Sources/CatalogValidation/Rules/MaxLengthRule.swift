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
  package static let deprecatedIDs: [Diagnostic.ID] = ["length-limited"]
  package static let title = "No text exceeds its maximum length."
  package static let reason = """
    'maxLength: 12' in the comment limits the text to 12 characters; .xcstrings.yml can set \
    limits for many keys. Placeholders do not count, because their length is not known.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    guard let limit = Self.limit(in: entry.entry.comment) ?? entry.lengthLimit else { return }
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

  private static func limit(in comment: String?) -> Int? {
    // Few comments contain a digit, and the pattern is slow.
    guard let comment, comment.utf8.contains(where: { (0x30...0x39).contains($0) }),
      let match = comment.firstMatch(of: /(?i)max-?length\s*[:=]?\s*(\d{1,6})/)
    else { return nil }
    return Int(match.1)
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
