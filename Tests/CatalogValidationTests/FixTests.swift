import CatalogValidation
import Diagnostics
import TestSupport
import Testing

@Suite struct `Automatic fixes` {
  @Test(arguments: fixedTexts) func `are applied as expected`(_ row: FixedText) throws {
    #expect(try replacements(source: row.source, translation: row.translation) == row.fixed)
  }
}

struct FixedText: Sendable {
  var source: String
  var translation: String
  var fixed: [String]

  init(_ source: String, _ translation: String, _ fixed: String...) {
    self.source = source
    self.translation = translation
    self.fixed = fixed
  }
}

private let fixedTexts = [
  FixedText("Name: ", "Nombre:", "Nombre: "),
  FixedText("Save the file", "Guarda  el archivo", "Guarda el archivo"),
  FixedText("Loading…", "Cargando...", "Cargando…"),
  FixedText("Delete %@?", "Eliminar %@?", "¿Eliminar %@?"),
  FixedText("Well done!", "Bien hecho!", "¡Bien hecho!"),
  // The start of a question within a sentence is ambiguous.
  FixedText("So, delete it?", "Entonces, eliminarlo?"),
  FixedText("“Delete”?", "«Eliminar»?"),
  FixedText("%@ of %lld", "%lld de %@", "%2$lld de %1$@"),
  FixedText("%.1f %@ to %lld", "%lld a %.1f %@", "%3$lld a %1$.1f %2$@"),
  // The types do not determine the order of the two strings.
  FixedText("%@ and %@ of %lld", "%lld de %@ y %@"),
  FixedText("%@ of %lld", "%lld de %lld"),
  FixedText("%@ of %lld", "%2$@ de %1$lld"),
]

private func replacements(source: String, translation: String) throws -> [String] {
  let entries = """
    "\(source)" : { "localizations" : {
      "es" : { "stringUnit" : { "state" : "translated", "value" : "\(translation)" } } } }
    """
  let catalog = try parsedCatalog(RuleExample(entries).markedCatalog)
  return validate(catalog, languages: ["en", "es"]).flatMap(\.fixIts).flatMap(\.edits)
    .map { String($0.replacement.dropFirst().dropLast()) }
}
