import CatalogLoading
import Localization
import StringCatalog

// Embedded by the plugin.
for count in 1...2 {
  print(String(localized: "\(count) loaves", locale: UserLocale("es_ES")))
}

// Parsed, changed and printed by the program.
let text = #"{"sourceLanguage" : "en", "strings" : {"Bread" : {}}, "version" : "1.0"}"#
let parsed = StringCatalog.parse(Array(text.utf8), file: "Bakery.xcstrings")
print(parsed.diagnostics.count, parsed.value?.count ?? 0)
