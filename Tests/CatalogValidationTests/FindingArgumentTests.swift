import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

@Suite struct `A finding` {
  @Test(arguments: rows) func `names what is wrong`(_ row: ArgumentRow) throws {
    let catalog = try parsedCatalog(RuleExample(row.entries).markedCatalog)
    let findings = validate(catalog, languages: ["en", "es"]).filter { $0.id == row.rule }
    #expect(findings.map(\.severity) == [row.severity])
    #expect(findings.map { Array($0.arguments.suffix(row.arguments.count)) } == [row.arguments])
  }
}

/// Entries, and what a rule says of them.
struct ArgumentRow: Sendable, CustomTestStringConvertible {
  var rule: Diagnostic.ID
  var severity: Diagnostic.Severity
  var entries: String
  var arguments: [Diagnostic.Argument]

  var testDescription: String { "\(rule.rawValue): \(entries)" }

  /// Creates a row about two keys.
  init(
    keys first: String,
    _ second: String,
    _ rule: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    _ arguments: Diagnostic.Argument...
  ) {
    self.rule = rule
    self.severity = severity
    self.arguments = arguments
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
    _ arguments: Diagnostic.Argument...
  ) {
    self.rule = rule
    self.severity = severity
    self.arguments = arguments
    entries = #"""
      "\#(key)" : { "comment" : "\#(comment)", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } } } }
      """#
  }
}

private let rows = [
  ArgumentRow(
    keys: "Save",
    "Save ",
    "keys-differ",
    .warning,
    .text("Save "),
    .text("Save"),
    .text("blanks")
  ),
  ArgumentRow(
    keys: "Save it",
    "save It",
    "keys-differ",
    .note,
    .text("save It"),
    .text("Save it"),
    .text("capitals")
  ),
  ArgumentRow(
    keys: "Save",
    "save…",
    "keys-differ",
    .note,
    .text("save…"),
    .text("Save"),
    .text("punctuation")
  ),
  ArgumentRow(
    "Session",
    "Sesion",
    "spelling",
    .warning,
    .text("Sesion"),
    .text("Sesión")
  ),
  ArgumentRow(
    "A session",
    "Una sesion",
    "spelling",
    .warning,
    .text("sesion"),
    .text("sesión")
  ),
  ArgumentRow(
    "%lld%%: all",
    "%lld%% ya",
    "length-limited",
    .warning,
    comment: "maxLength: 3",
    .integer(4),
    .integer(3)
  ),
  ArgumentRow("Delete the file", "Delete the file", "translation-differs", .warning),
  ArgumentRow("Delete", "Delete", "translation-differs", .note),
  ArgumentRow("Go", "Go", "translation-differs", .note),
  ArgumentRow("Load…", "Carga...", "ellipsis-character", .warning),
  ArgumentRow("Load...", "Carga...", "ellipsis-character", .note),
  ArgumentRow("Name:", "Nombre", "endings-agree", .warning, .text(":"), .text("")),
  ArgumentRow("Done.", "Hecho", "endings-agree", .note, .text("."), .text("")),
  ArgumentRow("Really?", "Bien hecho, va!", "opening-marks", .warning, .text("¡"), .text("!")),
  ArgumentRow(
    "Show the last goal",
    "Ver la Última Meta",
    "title-capitals",
    .warning,
    .list(["Última", "Meta"])
  ),
  ArgumentRow("Show the goal", "Ver la Meta", "title-capitals", .note, .list(["Meta"])),
  ArgumentRow(
    "Write `%@`",
    "Escribe %@",
    "markup-kept",
    .note,
    .text("`…`"),
    .integer(1),
    .integer(0)
  ),
  ArgumentRow(
    "**A** and **b**",
    "**A** y b",
    "markup-kept",
    .warning,
    .text("**…**"),
    .integer(2),
    .integer(1)
  ),
  ArgumentRow("Only at 2.5kg", "Solo a 2.5kg", "decimal-mark", .warning, .text("2.5"), .text(",")),
  ArgumentRow("The file", "El el archivo", "doubled-words", .warning, .text("el")),
  ArgumentRow("The file", "The archivo", "words-translated", .warning, .text("The")),
  ArgumentRow("Show Entry", "Mostrar Entrada", "title-capitals", .warning, .list(["Entrada"])),
  ArgumentRow("Save", " Guardar", "blanks-agree", .warning, .text("start")),
  ArgumentRow("Save", "Guardar ", "blanks-agree", .warning, .text("end")),
  ArgumentRow("A (b) «c»", "Un (b «c", "brackets-closed", .warning, .text("(")),
  ArgumentRow("A (file)", "Un (archivo", "brackets-closed", .warning, .text("(")),
]
