import Diagnostics
import StringCatalog
import Testing

@testable import CatalogExchange

/// A translation that a program returned, and what is imported of it.
private struct Returned: Sendable, CustomTestStringConvertible {
  let key: String
  let target: String
  /// The text of the catalog after the import; `nil` if it does not change.
  let imported: String?
  let losses: [ServiceChange.Kind]

  init(_ key: String, _ target: String, _ losses: [ServiceChange.Kind], imported: String? = nil) {
    self.key = key
    self.target = target
    self.losses = losses
    self.imported = imported
  }

  var testDescription: String { "\(key): \(target)" }
}

@Suite struct `The import of a text that lost something` {
  private static let present = [
    "edges": ("  Space: ", "  Espacio: "), "lines": ("One\nTwo\n", "Uno\nDos\n"),
    "blank": ("At 10 %", "Al 10\u{A0}%"), "marks": ("“yes”", "«sí»"),
    "source": ("Click here", "Clic aquí"), "forms": ("%1$@ of %2$@", "%1$@ de %2$@"),
    "draft": ("Draft", "Draft"), "word": ("Radio", "Emisora"), "other": ("Close", "Cerrar"),
    "stations": ("Radio stations", "Emisoras de radio"), "unknown": ("Hello", "Hola"),
    "words": ("Close the window", "Cerrar la ventana"), "name": ("Apple Vision", "Visión de Apple"),
    "names": ("Apple Vision is on", "Apple Vision está activo"), "script": ("Mode", "Режим"),
    "values": ("%1$@: %2$@", "%1$@ — %2$@"),
  ]

  private static func catalog() throws -> StringCatalog {
    func unit(_ text: String) -> String {
      let text = text.replacing("\n", with: "\\n")
      return #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }
    return try StringCatalog(
      entries: present.sorted { $0.key < $1.key }
        .map { key, texts in
          #""\#(key)" : { "localizations" : { "en" : \#(unit(texts.0)), "es" : \#(unit(texts.1)) } }"#
        }
        .joined(separator: ",\n")
    )
  }

  @Test(arguments: [
    Returned("edges", "Espacio:", [.whitespaceLost], imported: nil),
    Returned("edges", "Blanco:", [.whitespaceLost], imported: "  Blanco: "),
    Returned("lines", "Uno Dos", [.whitespaceLost, .lineBreaksLost]),
    Returned("blank", "Al 10 %", [.noBreakSpacesLost]),
    Returned("blank", "Hasta el 10 %", [.noBreakSpacesLost], imported: "Hasta el 10\u{A0}%"),
    Returned("marks", "\"sí\"", [.typographyLost]),
    Returned("source", "Click here", [.translationReplacedBySource]),
    Returned("source", "", [.translationEmptied]),
    Returned("forms", "%@ de %@", [.placeholdersRewritten]),
    Returned("source", "Haz clic aquí", [], imported: "Haz clic aquí"),
    Returned("draft", "Borrador", [], imported: "Borrador"),
    // Languages share words if other translations have them.
    Returned("word", "Radio", [], imported: "Radio"),
    Returned("unknown", "Hello", [.translationReplacedBySource]),
    Returned("other", "Close", [.translationReplacedBySource]),
    Returned("name", "Apple Vision", [], imported: "Apple Vision"),
    Returned("script", "Mode", [.translationReplacedBySource]),
    Returned("values", "%1$@: %2$@", [], imported: "%1$@: %2$@"),
  ])
  fileprivate func `puts spaces back, and skips what cannot be put back`(row: Returned) throws {
    let catalog = try Self.catalog()
    let translation = ImportedTranslation(id: row.key, target: row.target, state: .translated)
    let outcome = catalog.importing(translation)
    #expect(!outcome.isRefused)
    let unchanged = catalog.text(row.key)
    #expect(outcome.catalog.text(row.key) == row.imported.map { "\($0) [translated]" } ?? unchanged)
    let isSkipped = row.imported == nil && row.target != "Espacio:"
    #expect(outcome.changes.isEmpty == (row.imported == nil))
    #expect(outcome.ignored.map(\.reason) == (isSkipped ? [.losses] : []))
    let problems = outcome.diagnostics.filter { $0.id == "translation-losses" }
    #expect(problems.map(\.severity) == (row.losses.isEmpty ? [] : [isSkipped ? .warning : .note]))
    let losses = Diagnostic.Argument.list(row.losses.map(\.rawValue))
    #expect(problems.map { $0.arguments[1] } == (row.losses.isEmpty ? [] : [losses]))
    let accepted = TranslationImport(isPartial: true, acceptsLosses: true)
      .apply(ImportedTable(targetLanguage: "es", translations: [translation]), to: catalog)
    #expect(accepted.catalog.text(row.key) == "\(row.target) [translated]")
  }

  /// Files with copies of source texts, and the keys whose texts are not imported.
  @Test(arguments: [
    (["word": "Radio", "values": "%1$@: %2$@"], []),
    (
      ["word": "Radio", "values": "%1$@: %2$@", "name": "Apple Vision"], ["name", "values", "word"]
    ),
    (["word": "Radio", "source": "Click here"], ["source", "word"]),
    (["word": "Radio", "source": "Haz clic", "other": "Cierra"], []),
  ])
  func `skips words that a file returns among other source texts`(
    texts: [String: String],
    skipped: [String]
  ) throws {
    let table = ImportedTable(
      targetLanguage: "es",
      translations: texts.map { ImportedTranslation(id: $0, target: $1, state: .translated) }
    )
    let outcome = TranslationImport(isPartial: true).apply(table, to: try Self.catalog())
    #expect(outcome.ignored.map(\.id.key).sorted() == skipped)
  }

  /// New translations, and what they are with the spaces of their source texts.
  @Test(arguments: [
    (" Space: ", "Espacio:", " Espacio: "), ("Line\n\n", "Línea", "Línea\n\n"),
    ("Line\n\n", "Línea\n", "Línea\n\n"), ("%lld\u{A0}MB", "%lld MB", "%lld\u{A0}MB"),
    ("%lld\u{A0}files", "%lld archivos", "%lld\u{A0}archivos"), ("Name: ", "名称：", "名称："),
    ("Name:\n", "名称：", "名称：\n"), ("Name", " Nombre", " Nombre"),
    ("Name\u{A0}: x", "Nombre: x", "Nombre: x"), ("“Yes” ", "\"Sí\"", "\"Sí\" "),
    ("Name ", "", ""),
  ])
  func `gives a new translation the spaces of the source text`(
    source: String,
    target: String,
    expected: String
  ) {
    let returned = ReturnedText(target, replacing: nil, source: source) { _ in false }
    #expect(returned.restored.hasSameCodePoints(as: expected))
    #expect(returned.losses.isEmpty == target.hasSameCodePoints(as: expected))
    #expect(returned.isRepaired)
  }
}
