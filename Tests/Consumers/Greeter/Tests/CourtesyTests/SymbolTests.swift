import Localization
import Testing

/// Checks that symbols for all kinds of keys compile and find their strings.
@Suite struct SymbolTests {
  private func expectText(
    _ resource: LocalizedStringResource,
    _ english: String,
    _ spanish: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (language, expected) in [("en_US", english), ("es_ES", spanish)] {
      var resource = resource
      resource.locale = UserLocale(language)
      #expect(String(localized: resource) == expected, sourceLocation: sourceLocation)
    }
  }

  @Test func `letters of every kind and Swift keywords`() {
    expectText(.Names.continue, "Continue", "Continuar")
    expectText(.Names.años, "¿Años?", "¡Años!")
    expectText(.Names.历史, "历史", "历史")
    expectText(.Names.quotedBackSlash, "\"Quoted\"\\back\nslash ⇥", "«Citado»")
  }

  @Test func `arguments with labels and without`() {
    expectText(.Names._100(3), "100% 3", "3, al 100%")
    expectText(.Names.inBy(in: "A", "B", "C"), "in A by B C", "en A, de B, C")
    expectText(.Names.measures(1.5, 2, least: 3, most: 4), "1.5 of 2, 3 to 4", "1,5 de 2, de 3 a 4")
  }
}
