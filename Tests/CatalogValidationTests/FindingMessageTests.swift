import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

@Suite struct `A finding` {
  @Test(arguments: rows) func `names what is wrong`(_ row: MessageRow) throws {
    let catalog = try parsedCatalog(RuleExample(row.entries).markedCatalog)
    let findings = validate(catalog, languages: ["en", "es"]).filter { $0.id == row.rule }
    #expect(findings.map(\.severity) == [row.severity])
    #expect(findings.map(\.message.english) == [row.message])
  }
}

/// Entries, and what a rule says of them.
struct MessageRow: Sendable, CustomTestStringConvertible {
  var rule: Diagnostic.ID
  var severity: Diagnostic.Severity
  var entries: String
  var message: String

  var testDescription: String { "\(rule.rawValue): \(entries)" }

  /// Creates a row about two keys.
  init(
    keys first: String,
    _ second: String,
    _ rule: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    _ message: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    entries = [first, second]
      .map { key in
        #"""
        "\#(key)" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "x\#(key)" } } } }
        """#
      }
      .joined(separator: ", ")
  }

  /// Creates a row about a translation.
  init(
    _ key: String,
    _ text: String,
    _ rule: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    comment: String = "",
    _ message: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    entries = #"""
      "\#(key)" : { "comment" : "\#(comment)", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } } } }
      """#
  }
}

private let rows = [
  MessageRow(
    keys: "Save",
    "Save ",
    "keys-differ",
    .warning,
    "\"Save \" differs from \"Save\" only in spaces"
  ),
  MessageRow(
    keys: "Save it",
    "save It",
    "keys-differ",
    .note,
    "\"save It\" differs from \"Save it\" only in capital letters"
  ),
  MessageRow(
    keys: "Save",
    "save…",
    "keys-differ",
    .note,
    "\"save…\" differs from \"Save\" only in punctuation"
  ),
  MessageRow(
    "Session",
    "Sesion",
    "spelling",
    .warning,
    "'Sesion' in the text in 'es' should be spelled 'Sesión'"
  ),
  MessageRow(
    "A session",
    "Una sesion",
    "spelling",
    .warning,
    "'sesion' in the text in 'es' should be spelled 'sesión'"
  ),
  MessageRow(
    "%lld%%: all",
    "%lld%% ya",
    "length-limited",
    .warning,
    comment: "maxLength: 3",
    "the text in 'es' has 4 characters, more than the 3 that its comment allows"
  ),
  MessageRow(
    "Delete the file",
    "Delete the file",
    "translation-differs",
    .warning,
    "the text in 'es' is the same as the source text, \"Delete the file\""
  ),
  MessageRow(
    "Delete",
    "Delete",
    "translation-differs",
    .note,
    "the text in 'es' is the same as the source text, \"Delete\""
  ),
  MessageRow(
    "Go",
    "Go",
    "translation-differs",
    .note,
    "the text in 'es' is the same as the source text, \"Go\""
  ),
  MessageRow(
    "Load…",
    "Carga...",
    "ellipsis-character",
    .warning,
    "the text in 'es' has three periods instead of an ellipsis, …"
  ),
  MessageRow(
    "Load...",
    "Carga...",
    "ellipsis-character",
    .note,
    "the text in 'es' has three periods instead of an ellipsis, …"
  ),
  MessageRow(
    "Name:",
    "Nombre",
    "endings-agree",
    .warning,
    "the text in 'es' ends without the ':' of the source text"
  ),
  MessageRow(
    "Done.",
    "Hecho",
    "endings-agree",
    .note,
    "the text in 'es' ends without the '.' of the source text"
  ),
  MessageRow(
    "Really?",
    "Bien hecho, va!",
    "opening-marks",
    .warning,
    "the text in 'es' has '!' without '¡'"
  ),
  MessageRow(
    "Show the last goal",
    "Ver la Última Meta",
    "title-capitals",
    .warning,
    "'Última', 'Meta' in the text in 'es' is capitalized like an English title"
  ),
  MessageRow(
    "Show the goal",
    "Ver la Meta",
    "title-capitals",
    .note,
    "'Meta' in the text in 'es' is capitalized like an English title"
  ),
  MessageRow(
    "Write `%@`",
    "Escribe %@",
    "markup-kept",
    .note,
    "the text in 'es' has '`…`' a different number of times (0) than the source text (1)"
  ),
  MessageRow(
    "**A** and **b**",
    "**A** y b",
    "markup-kept",
    .warning,
    "the text in 'es' has '**…**' a different number of times (1) than the source text (2)"
  ),
  MessageRow(
    "Only at 2.5kg",
    "Solo a 2.5kg",
    "decimal-mark",
    .warning,
    "'2.5' does not use the decimal separator of 'es', ','"
  ),
  MessageRow(
    "The file",
    "El el archivo",
    "doubled-words",
    .warning,
    "'el' appears twice in a row in the text in 'es'"
  ),
  MessageRow(
    "The file",
    "The archivo",
    "words-translated",
    .warning,
    "'The' in the text in 'es' is not translated"
  ),
  MessageRow(
    "Show Entry",
    "Mostrar Entrada",
    "title-capitals",
    .warning,
    "'Entrada' in the text in 'es' is capitalized like an English title"
  ),
  MessageRow(
    "Save",
    " Guardar",
    "blanks-agree",
    .warning,
    "the text in 'es' does not start with the same spaces as the source text"
  ),
  MessageRow(
    "Save",
    "Guardar ",
    "blanks-agree",
    .warning,
    "the text in 'es' does not end with the same spaces as the source text"
  ),
  MessageRow(
    "A (b) «c»",
    "Un (b «c",
    "brackets-closed",
    .warning,
    "'(' is not closed, or not opened, in the text in 'es'"
  ),
  MessageRow(
    "A (file)",
    "Un (archivo",
    "brackets-closed",
    .warning,
    "'(' is not closed, or not opened, in the text in 'es'"
  ),
]
