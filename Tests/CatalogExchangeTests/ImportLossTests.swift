import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

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
    "draft": ("Draft", "Draft"),
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
    #expect(problems.map(\.arguments.last) == (row.losses.isEmpty ? [] : [losses]))
    let accepted = TranslationImport(isPartial: true, acceptsLosses: true)
      .apply(ImportedTable(targetLanguage: "es", translations: [translation]), to: catalog)
    #expect(accepted.catalog.text(row.key) == "\(row.target) [translated]")
  }
}
