package import Diagnostics
import FormatString
import StringCatalog

/// A text is no longer than its entry allows.
///
/// `maxLength: 12` in the comment says for how many characters there is room, on a button or in a
/// column; a project can say so for many keys at once, and the comment comes first. Placeholders do not
/// count, as nobody knows what they will hold.
package struct MaxLengthRule: LocalizationRule {
  package static let id: Diagnostic.ID = "max-length"
  package static let deprecatedIDs: [Diagnostic.ID] = ["length-limited"]
  package static let title = "No text is longer than its comment allows."
  package static let reason = """
    'maxLength: 12' in the comment says that there is room for 12 characters. Placeholders \
    do not count, because their length is not known.
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
    // Few comments have a digit, and the pattern is slow.
    guard let comment, comment.utf8.contains(where: { (0x30...0x39).contains($0) }),
      let match = comment.firstMatch(of: /(?i)max-?length\s*[:=]?\s*(\d{1,6})/)
    else { return nil }
    return Int(match.1)
  }

  /// Returns how many characters of a text are shown whatever it is filled with.
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
  /// Returns what the rule says.
  package static func message(in language: String, _ length: Int, limit: Int) -> Diagnostic.Message
  {
    Diagnostic.Message(
      id,
      "the text in \(quoted: language) has \(length) characters, more than the \(String(limit)) that its comment allows",
      one:
        "the text in \(quoted: language) has \(length) character, more than the \(String(limit)) that its comment allows"
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
