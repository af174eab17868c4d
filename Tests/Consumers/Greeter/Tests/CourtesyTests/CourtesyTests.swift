import Courtesy
import Localization
import Testing

@Test func `a library and its tests have separate catalogs`() {
  let reader = UserLocale("es_ES")
  #expect(greeting(of: "Ana", for: reader) == "¡Hola, Ana!")
  #expect(String(localized: "Hello, \("Ana")!", locale: reader) == "Hola desde la prueba, Ana")
}
