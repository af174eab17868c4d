import CompiledCatalog
import ICU
import Localization
import Testing

@Suite struct `String set` {
  private let bundle: LocalizationBundle

  init() throws {
    bundle = try testBundle([
      "en": ["Log": .texts(["Log my weight", "Note my weight"])],
      "es": [
        "Log": .texts(["Anota mi peso", "Apunta el 100 % %@"]), "Goal": "Objetivo",
        "%lld entries": .counted([.one: "%lld entrada", .other: "%lld entradas"]),
        "Hi %@": "Hola, %@", "List %lld": .texts(["Lista %lld", "Muestra %lld"]),
      ],
      "es-419": ["Log": .texts(["Registra mi peso"]), "Empty": .texts([])],
    ])
  }

  private func texts(_ key: String, _ locale: String) -> [String] {
    bundle.localizedStrings(forKey: key, locale: UserLocale(locale))
  }

  @Test(arguments: [
    ("es_ES", ["Anota mi peso", "Apunta el 100 % %@"]), ("es_MX", ["Registra mi peso"]),
    ("en_GB", ["Log my weight", "Note my weight"]), ("ja_JP", ["Log my weight", "Note my weight"]),
  ])
  func `gives all its strings in the user's language`(locale: String, expected: [String]) {
    #expect(texts("Log", locale) == expected)
    let first = String(localized: "Log", bundle: bundle, locale: UserLocale(locale))
    #expect(first == expected[0])
  }

  @Test func `is shown as its first string, unchanged, even with arguments`() {
    let text = String(localized: "List \(3)", bundle: bundle, locale: UserLocale("es_ES"))
    #expect(text == "Lista %lld")
    #expect(texts("List %lld", "es_MX") == ["Lista %lld", "Muestra %lld"])
  }

  @Test(arguments: [
    ("Goal", "es_MX", "Objetivo"), ("Goal", "en_US", "Goal"), ("Hi %@", "es_ES", "Hola, %@"),
    ("Nowhere", "es_ES", "Nowhere"),
  ])
  func `is one string if the message is not a set`(key: String, locale: String, expected: String) {
    #expect(texts(key, locale) == [expected])
  }

  @Test func `is never empty`() {
    #expect(texts("Empty", "es_MX").count == 1)
    #expect(texts("%lld entries", "es_ES").count == 1)
    #expect(
      bundle.localizedStrings(forKey: "Log", table: "Cellar", locale: UserLocale("es")) == ["Log"]
    )
  }
}
