import CatalogLoading
import Diagnostics
import Localization
import StringCatalog

// Embedded by the plugin.
for count in 1...2 {
  print(String(localized: "\(count) loaves", locale: UserLocale("es_ES")))
}

// Parsed, changed and printed by the program.
let text = #"{"sourceLanguage" : "en", "strings" : {"Bread" : {}}, "version" : "1.0"}"#
var diagnostics: [Diagnostic] = []
let parsed = StringCatalog(parsing: text.utf8, file: "Bakery.xcstrings", diagnostics: &diagnostics)
print(diagnostics.count, parsed?.count ?? 0)
