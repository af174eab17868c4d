import ICU
import Localization
import TestSupport
import Testing

@Suite struct `Grammar agreement` {
  /// Returns the message of a language for a number.
  private func text(_ format: String, _ number: Int, in language: String) throws -> String {
    let bundle = try testBundle([language: ["%lld": .init(stringLiteral: format)]])
    return String(localized: "\(number)", bundle: bundle, locale: UserLocale(language))
  }

  @Test(
    arguments: [
      ("en", "^[%lld entry](inflect: true)", "1 entry", "2 entries"),
      (
        "en", "^[%lld unread message](inflect: true) in Inbox", "1 unread message in Inbox",
        "2 unread messages in Inbox"
      ),
      ("en", "^[%lld file selected](inflect: true)", "1 file selected", "2 files selected"),
      (
        "en", "^[%lld box of chocolate](inflect: true)", "1 box of chocolate",
        "2 boxes of chocolate"
      ),
      ("en", "^[%lld person is](inflect: true) here", "1 person is here", "2 people are here"),
      (
        "en", "Delete ^[this](inflect: true, agreeWithArgument: 1)?", "Delete this?",
        "Delete these?"
      ),
      ("en", "^[%lld PDF](inflect: true)", "1 PDF", "2 PDF"),
      ("en", "^[%lld new](inflect: true)", "1 new", "2 new"),
      ("en", "^[%lld Category](inflect: true)", "1 Category", "2 Categories"),
      ("en", "^[%lld kilometers](inflect: true)", "1 kilometers", "2 kilometers"),
      (
        "en", "^[%lld city and country](inflect: true)", "1 city and country",
        "2 cities and countries"
      ),
      ("es", "^[%lld entrada](inflect: true)", "1 entrada", "2 entradas"),
      (
        "es", "^[%lld mensaje sin leer](inflect: true)", "1 mensaje sin leer", "2 mensajes sin leer"
      ),
      (
        "es", "^[%lld archivo nuevo seleccionado](inflect: true)", "1 archivo nuevo seleccionado",
        "2 archivos nuevos seleccionados"
      ),
      ("es", "^[%lld canción](inflect: true)", "1 canción", "2 canciones"),
      (
        "es", "^[%lld imagen](inflect: true) de perfil", "1 imagen de perfil",
        "2 imágenes de perfil"
      ),
      (
        "es", "^[%lld foto de perfil está dañada](inflect: true)", "1 foto de perfil está dañada",
        "2 fotos de perfil están dañadas"
      ),
      ("es", "^[%lld vez](inflect: true)", "1 vez", "2 veces"),
      ("es", "^[%lld país](inflect: true)", "1 país", "2 países"),
      ("es", "^[el](inflect: true, agreeWithArgument: 1) %lld", "el 1", "los 2"),
      ("es", "^[%lld autobús](inflect: true)", "1 autobús", "2 autobuses"),
      ("es", "^[%lld lunes](inflect: true)", "1 lunes", "2 lunes"),
      (
        "es", "^[los %lld archivos están](inflect: true)", "los 1 archivos están",
        "los 2 archivos están"
      ),
      ("es", "^[tus %lld fotos fueron](inflect: true)", "tus 1 fotos fueron", "tus 2 fotos fueron"),
    ]
  )
  func `inflects words`(language: String, format: String, one: String, two: String) throws {
    #expect(try text(format, 1, in: language) == one)
    #expect(try text(format, 2, in: language) == two)
  }

  @Test func `makes words feminine by their morphology`() throws {
    let format = "^[Bienvenido](inflect: true, morphology: {grammaticalGender: \"feminine\"}) %lld"
    #expect(try text(format, 1, in: "es") == "Bienvenida 1")
    let phrase =
      "^[nuevo no por ejemplo](inflect: true, morphology: {grammaticalGender: \"feminine\"}) %lld"
    #expect(try text(phrase, 1, in: "es") == "nueva no por ejemplo 1")
  }

  @Test func `never shows the markup in other languages, or without arguments`() throws {
    #expect(try text("^[%lld запись](inflect: true)", 5, in: "ru") == "5 запись")
    #expect(
      try text("^[%lld [сайт](mailto:a@b.ru)](inflect: true)", 5, in: "ru")
        == "5 [сайт](mailto:a@b.ru)"
    )
    let bundle = try testBundle(["es": ["Welcome": "^[Bienvenido](inflect: true)"]])
    #expect(
      String(localized: "Welcome", bundle: bundle, locale: UserLocale("es")) == "Bienvenido"
    )
    // Without a translation, the key is shown.
    #expect(
      String(localized: "^[\(3) entry](inflect: true)", bundle: .empty, locale: UserLocale("en"))
        == "3 entries"
    )
    #expect(
      String(localized: "^[Entry](inflect: true)", bundle: .empty, locale: UserLocale("en"))
        == "Entry"
    )
  }

  @Test(
    arguments: [
      "^[%lld entry", "^[%lld entry]", "[%lld entry](inflect: true)",
      "^[%lld](https://example.org)",
      "x^%lld]", "^[%lld entry](inflect: true",
    ]
  )
  func `keeps text that is no markup`(format: String) throws {
    let shown = format.replacing("%lld", with: "2")
    #expect(try text(format, 2, in: "en") == shown)
  }

  /// An argument is neither parsed nor inflected.
  @Test func `does not take arguments for markup`() throws {
    let pieces = ["^[", "](inflect: true)", "]", "entry", "(", ")", "%@", "\u{202E}", "<b>", "2 "]
    let bundle = try testBundle(["en": ["%@ %lld": "^[%2$lld entry](inflect: true) of %1$@."]])
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<6, using: &random)
      let argument = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let text = String(localized: "\(argument) \(2)", bundle: bundle, locale: UserLocale("en"))
      #expect(text == "2 entries of \(argument).")
    }
  }
}
