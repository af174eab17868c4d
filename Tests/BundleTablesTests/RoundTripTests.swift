import BundleTables
import Diagnostics
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `What was compiled` {
  @Test(arguments: [
    unit("Hola"),
    unit("100 % de %@"),
    plural(["one": "%lld día", "other": "%lld días"]),
    devices(["iphone": unit("Toca"), "other": unit("Haz clic")]),
    devices(["iphone": unit("Toca"), "mac": unit("Haz clic")]),
    devices(["iphone": plural(["other": "%lld toques"]), "other": unit("%lld clics")]),
    text(
      "%1$#@a@ y %2$#@b@",
      [
        "a": substitution(["one": "%arg caja", "other": "%arg cajas"], argNum: 1),
        "b": substitution(["other": "%arg libros"], argNum: 2, specifier: "d"),
      ]
    ),
  ])
  func `comes back as it was`(_ localization: String) throws {
    for format in BundleOptions.Format.allCases {
      let entry = #"{"localizations": {"es": \#(localization)}}"#
      let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": \#(entry)}}"#
      let original = try catalog(text)
      let tables = original.bundleTables(BundleOptions(format: format)).value
      let outcome = Migration().apply(tables, to: StringCatalog(sourceLanguage: "en"))
      #expect(outcome.diagnostics.isEmpty)
      #expect(
        outcome.catalog["k"]?.localizations["es"]
          == original["k"]?.localizations["es"]
      )
    }
  }
}
