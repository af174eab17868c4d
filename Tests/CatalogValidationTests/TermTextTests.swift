import Testing

@testable import CatalogValidation

/// The search for terms in texts.
@Suite struct TermTextTests {
  /// A language, a text, a term, and whether the text contains it as a source term.
  static let sourceRows: [(String, String, String, Bool)] = [
    ("en", "Two catalogs", "catalog", true),
    ("en", "The catalog's files", "catalog", true),
    ("en", "Deleting photos…", "delete", true),
    ("en", "A cataloger", "cat", false),
    ("en", "Category", "cat", false),
    ("en", "Concatenate", "cat", false),
    ("en", "In-app purchases", "in-app purchase", true),
    ("en", "In app-store purchases", "in-app purchase", false),
    ("en", "%lld files", "lld", false),
    ("en", "100 %% of files", "file", true),
    ("es", "Los catálogos", "catálogo", true),
    ("es", "Contraseñas guardadas", "contraseña", true),
    ("es", "Dos imágenes", "imagen", true),
    ("es", "Las luces", "luz", true),
    ("es", "El orden", "órdenes", true),
    ("es", "Imaginar", "imagen", false),
    ("es", "Elimínalo", "eliminar", true),
    ("es", "Elige un archivo", "elegir", true),
    ("es", "Elegir", "elige", true),
    ("es", "Vuelve", "volar", false),
    ("es", "Inicia la sesión", "iniciar sesión", false),
    ("es", "Catálogo", "cata", false),
    ("de", "Kataloge", "Katalog", false),
    ("ja", "このカタログに", "カタログ", true),
    ("zh-Hans", "其中文件", "中文", false),
    ("zh-Hans", "打开文件", "文件", true),
  ]

  @Test(arguments: sourceRows.indices) func `finds whole words in any form`(_ index: Int) {
    let row = Self.sourceRows[index]
    let found = TermText(row.1, in: row.0)
      .contains(row.2, isLiteral: false, isCaseSensitive: false, acceptsEndings: false)
    #expect(found == row.3, "\(row)")
  }

  /// A language, a text, a translation, and whether the text uses it.
  static let targetRows: [(String, String, String, Bool)] = [
    ("de", "Die Kataloge", "Katalog", true),
    ("de", "Produktkatalog", "Katalog", true),
    ("de", "Produktkatalogseite", "Katalog", false),
    ("fr", "les catalogues", "catalogue", true),
    ("fr", "recataloguer", "catalogue", false),
    ("es", "catálogos", "catálogo", true),
    ("es", "catalogado de otra forma", "listado", false),
    ("es", "Elige un archivo", "elegir", true),
    ("es", "Eligiendo…", "elegir", true),
    ("es", "Sigues a %@", "seguir", true),
    ("es", "Siguiendo", "seguir", true),
    ("es", "Elimínalo", "eliminar", true),
    ("es", "Envíamelo", "enviar", true),
    ("es", "Ciérralo", "cerrar", true),
    ("es", "Has iniciado la sesión", "iniciar sesión", true),
    ("es", "Inicia tu sesión", "iniciar la sesión", true),
    ("es", "Inicia sesión", "iniciar una sesión", true),
    ("es", "Iniciado de nuevo en la sesión", "iniciar sesión", false),
    ("es", "El de la", "el", true),
    ("es", "Conéctate", "conectarse", true),
    ("es", "Abierto, escrito y puesto", "abrir", true),
    ("es", "Vámonos", "ir", true),
    ("es", "Dímelo", "decir", true),
    ("es", "Selecciona un archivo", "elegir", false),
    ("es", "Guarda los cambios", "enviar", false),
    ("es", "Pesa", "pisar", false),
    ("es", "El servidor", "ver", false),
    ("es", "Los modelos", "mover", false),
    ("en", "Chosen file", "choose", true),
    ("en", "Files were hidden", "hide", true),
    ("en", "You have sent it", "send", true),
    ("en", "The left side", "leave", false),
  ]

  @Test(arguments: targetRows.indices) func `accepts the endings of other languages`(_ index: Int) {
    let row = Self.targetRows[index]
    let found = TermText(row.1, in: row.0)
      .contains(row.2, isLiteral: false, isCaseSensitive: false, acceptsEndings: true)
    #expect(found == row.3, "\(row)")
  }

  @Test func `compares case and exact forms if wanted`() {
    func contains(_ text: String, _ term: String, isLiteral: Bool, isCaseSensitive: Bool) -> Bool {
      TermText(text, in: "en")
        .contains(
          term,
          isLiteral: isLiteral,
          isCaseSensitive: isCaseSensitive,
          acceptsEndings: false
        )
    }
    #expect(contains("Files may vary", "May", isLiteral: false, isCaseSensitive: false))
    #expect(!contains("Files may vary", "May", isLiteral: false, isCaseSensitive: true))
    #expect(contains("In May", "May", isLiteral: false, isCaseSensitive: true))
    #expect(contains("Mays", "May", isLiteral: false, isCaseSensitive: true))
    #expect(!contains("Mays", "May", isLiteral: true, isCaseSensitive: true))
    #expect(contains("Quit Xcode’s build", "Xcode", isLiteral: true, isCaseSensitive: true))
    #expect(!contains("", "May", isLiteral: false, isCaseSensitive: false))
    #expect(!contains("May", "", isLiteral: false, isCaseSensitive: false))
  }

  @Test func `respects scopes, variants and exceptions`() {
    let term = Glossary.Term(
      "post",
      sourceVariants: ["toot"],
      translations: ["es": ["publicación"]],
      variants: ["es": ["entrada"]],
      keys: ["a", "b"],
      exceptions: [Glossary.Term.Exception(keys: ["b"], accepted: ["mensaje"])]
    )
    let glossary = Glossary([term])
    #expect(glossary.terms(in: ["All posts"], of: "en", forKey: "a") == [term])
    #expect(glossary.terms(in: ["All toots"], of: "en", forKey: "a") == [term])
    #expect(glossary.terms(in: ["All posts"], of: "en", forKey: "c").isEmpty)
  }
}
