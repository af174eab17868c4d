import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

@Suite struct `A finding` {
  @Test(arguments: rows) func `describes the problem`(_ row: MessageRow) throws {
    let catalog = try parsedCatalog(RuleExample(row.entries).markedCatalog)
    let findings = validate(catalog, languages: ["en", "es"]).filter { $0.id == row.rule }
    #expect(findings.map(\.severity) == [row.severity])
    #expect(findings.map(\.message.english) == [row.message])
  }
}

/// Entries, and the message of a rule.
struct MessageRow: Sendable, CustomTestStringConvertible {
  var rule: Diagnostic.ID
  var severity: Diagnostic.Severity
  var entries: String
  var message: String

  var testDescription: String { "\(rule.rawValue): \(entries)" }

  /// Creates a row with two keys.
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

  /// Creates a row with a translation.
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
    "near-duplicate-keys",
    .note,
    "\"Save \" differs from \"Save\" only in spaces"
  ),
  MessageRow(
    keys: "Save it",
    "save It",
    "near-duplicate-keys",
    .note,
    "\"save It\" differs from \"Save it\" only in capital letters"
  ),
  MessageRow(
    keys: "Save",
    "save.",
    "near-duplicate-keys",
    .note,
    "\"save.\" differs from \"Save\" only in punctuation"
  ),
  MessageRow(
    "Session",
    "Sesion",
    "missing-diacritics",
    .warning,
    "'Sesion' in the 'es' text should be spelled 'Sesión'"
  ),
  MessageRow(
    "A session",
    "Una sesion",
    "missing-diacritics",
    .warning,
    "'sesion' in the 'es' text should be spelled 'sesión'"
  ),
  MessageRow(
    "%lld%%: all",
    "%lld%% ya",
    "max-length",
    .warning,
    comment: "maxLength: 3",
    "the 'es' text has 4 characters; the maximum is 3"
  ),
  MessageRow(
    "Delete the file",
    "Delete the file",
    "unchanged-translation",
    .warning,
    "the 'es' translation is the same as the source text, \"Delete the file\""
  ),
  MessageRow(
    "Delete",
    "Delete",
    "unchanged-translation",
    .note,
    "the 'es' translation is the same as the source text, \"Delete\""
  ),
  MessageRow(
    "Go",
    "Go",
    "unchanged-translation",
    .note,
    "the 'es' translation is the same as the source text, \"Go\""
  ),
  MessageRow(
    "Load…",
    "Carga...",
    "ellipsis-character",
    .warning,
    "the 'es' text has three periods instead of an ellipsis (…)"
  ),
  MessageRow(
    "Load...",
    "Carga...",
    "ellipsis-character",
    .note,
    "the 'es' text has three periods instead of an ellipsis (…)"
  ),
  MessageRow(
    "Name:",
    "Nombre",
    "mismatched-end-punctuation",
    .warning,
    "the 'es' translation does not end with ':' like the source text"
  ),
  MessageRow(
    "Done.",
    "Hecho",
    "mismatched-end-punctuation",
    .note,
    "the 'es' translation does not end with '.' like the source text"
  ),
  MessageRow(
    "Really?",
    "Bien hecho, va!",
    "missing-inverted-punctuation",
    .warning,
    "the 'es' text has '!' without '¡'"
  ),
  MessageRow(
    "Show the last goal",
    "Ver la Última Meta",
    "title-capitalization",
    .warning,
    "'Última', 'Meta' in the 'es' text should not be capitalized"
  ),
  MessageRow(
    "Show the goal",
    "Ver la Meta",
    "title-capitalization",
    .note,
    "'Meta' in the 'es' text should not be capitalized"
  ),
  MessageRow(
    "Write `%@`",
    "Escribe %@",
    "mismatched-markup",
    .note,
    "in the 'es' translation, the number of '`…`' (0) differs from the source text (1)"
  ),
  MessageRow(
    "**A** and **b**",
    "**A** y b",
    "mismatched-markup",
    .note,
    "in the 'es' translation, the number of '**…**' (1) differs from the source text (2)"
  ),
  MessageRow(
    "Only at 2.5kg",
    "Solo a 2.5kg",
    "decimal-separator",
    .warning,
    "'2.5' does not use the decimal separator of 'es' (',')"
  ),
  MessageRow(
    "The file",
    "El el archivo",
    "repeated-word",
    .warning,
    "'el' appears twice in a row in the 'es' text"
  ),
  MessageRow(
    "The file",
    "The archivo",
    "untranslated-word",
    .warning,
    "'The' in the 'es' translation is not translated"
  ),
  MessageRow(
    "Show Entry",
    "Mostrar Entrada",
    "title-capitalization",
    .warning,
    "'Entrada' in the 'es' text should not be capitalized"
  ),
  MessageRow(
    "Save",
    " Guardar",
    "mismatched-surrounding-whitespace",
    .warning,
    "the 'es' translation does not start with the same spaces as the source text"
  ),
  MessageRow(
    "Save",
    "Guardar ",
    "mismatched-surrounding-whitespace",
    .note,
    "the 'es' translation does not end with the same spaces as the source text"
  ),
  MessageRow(
    "A (b) «c»",
    "Un (b «c",
    "unbalanced-brackets",
    .warning,
    "'(' is not closed or not opened in the 'es' translation"
  ),
  MessageRow(
    "A (file)",
    "Un (archivo",
    "unbalanced-brackets",
    .warning,
    "'(' is not closed or not opened in the 'es' translation"
  ),
]
