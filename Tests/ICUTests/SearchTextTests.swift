import ICU
import Testing

@Suite struct `A search text` {
  @Test(arguments: [
    ("Análisis de CAMIÓN", "camion"), ("Analisis", "ANÁLI"), ("Straße", "STRASSE"),
    ("ﬁn", "fin"), ("n\u{303}u", "ñ"), ("ñandú", "nandu"), ("日本語", "本"), ("x", ""),
    ("Ångström", "angstrom"), ("\u{1F468}\u{200D}\u{1F469} ok", "OK"),
  ])
  func `is found whatever its case and accents`(_ text: String, _ part: String) {
    #expect(SearchText(text).contains(SearchText(part)))
  }

  @Test(arguments: [("camion", "camiones"), ("日本語", "中"), ("", "x"), ("%lld", "%@")])
  func `is not found if its letters differ`(_ text: String, _ part: String) {
    #expect(!SearchText(text).contains(SearchText(part)))
  }
}
