import CatalogValidation
import Diagnostics
import TestSupport
import Testing

@Suite struct `What can be mended` {
  @Test(arguments: mendedTexts) func `is mended so`(_ row: MendedText) throws {
    #expect(try replacements(source: row.source, translation: row.translation) == row.mended)
  }
}

struct MendedText: Sendable {
  var source: String
  var translation: String
  var mended: [String]

  init(_ source: String, _ translation: String, _ mended: String...) {
    self.source = source
    self.translation = translation
    self.mended = mended
  }
}

private let mendedTexts = [
  MendedText("Name: ", "Nombre:", "Nombre: "),
  MendedText("Save the file", "Guarda  el archivo", "Guarda el archivo"),
  MendedText("Loading…", "Cargando...", "Cargando…"),
  MendedText("Delete %@?", "Eliminar %@?", "¿Eliminar %@?"),
  MendedText("Well done!", "Bien hecho!", "¡Bien hecho!"),
  // Where a question begins within a sentence, nobody but its reader knows.
  MendedText("So, delete it?", "Entonces, eliminarlo?"),
  MendedText("“Delete”?", "«Eliminar»?"),
  MendedText("%@ of %lld", "%lld de %@", "%2$lld de %1$@", "%2$lld de %1$@"),
  MendedText(
    "%.1f %@ to %lld",
    "%lld a %.1f %@",
    "%3$lld a %1$.1f %2$@",
    "%3$lld a %1$.1f %2$@",
    "%3$lld a %1$.1f %2$@"
  ),
  // Which of two texts is which, the types do not tell.
  MendedText("%@ and %@ of %lld", "%lld de %@ y %@"),
  MendedText("%@ of %lld", "%lld de %lld"),
  MendedText("%@ of %lld", "%2$@ de %1$lld"),
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
