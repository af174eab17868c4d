import Localization
import Testing

/// The plugin embeds `Localizable.xcstrings` of this folder in these tests.
@Suite struct EmbeddingTests {
  private let spanish = UserLocale("es_ES")
  private let english = UserLocale("en_GB")

  @Test func `a call without a bundle finds the catalog of its module`() {
    #expect(String(localized: "\(1) books", locale: spanish) == "1 libro")
    #expect(String(localized: "\(2) books", locale: spanish) == "2 libros")
    #expect(String(localized: "\(2) books", locale: english) == "2 books")
  }

  @Test func `a default value, a resource and NSLocalizedString find the catalog of their module`()
  {
    #expect(
      String(localized: "shelf", defaultValue: "Shelf!", locale: spanish) == "Estante"
    )
    let resource = LocalizedStringResource("shelf", defaultValue: "Shelf!", locale: spanish)
    #expect(String(localized: resource) == "Estante")
    let plain = LocalizedStringResource("\(3) books", locale: spanish, comment: "A heading")
    #expect(String(localized: plain) == "3 libros")
  }

  @Test func `a default value in the code takes precedence over an unapproved one`() {
    #expect(String(localized: "shelf", defaultValue: "Shelf!", locale: english) == "Shelf!")
  }

  @Test func `special characters of Swift sources are preserved`() {
    let text = String(
      localized: "Written \"by\" \("Ana"),\tin 100%\u{1}\u{2028}of ✨",
      locale: spanish
    )
    #expect(text == "Escrito «por» Ana,\\ten un 100 %\n\0de ✨")
  }

  @Test func `the phrases of App Shortcuts are a separate table`() {
    let phrases = { (locale: UserLocale) in
      LocalizationBundle.module.localizedStrings(
        forKey: "Lend a book with ${applicationName}",
        table: "AppShortcuts",
        locale: locale
      )
    }
    #expect(
      phrases(spanish) == [
        "Presta un libro con ${applicationName}", "Presta con ${applicationName}",
      ]
    )
    #expect(
      phrases(english) == ["Lend a book with ${applicationName}", "Lend with ${applicationName}"]
    )
  }

  @Test func `a call can name another bundle`() {
    #expect(String(localized: "\(1) books", bundle: .empty, locale: spanish) == "1 books")
  }
}
