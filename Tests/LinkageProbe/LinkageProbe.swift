// A program that uses the two libraries alone. `Scripts/check linkage` runs it and looks at what it
// loads: full Foundation would multiply the start-up time of every small tool.

import Diagnostics
import Localization
import StringCatalog

let source = #"{"sourceLanguage" : "en", "strings" : {"Hello" : {}}, "version" : "1.0"}"#
let catalog = StringCatalog.parse(Array(source.utf8), file: "Probe.xcstrings").value
let reader = UserLocale(environment: ["LANG": "en_GB"])
let line = String(
  localized: "\(catalog?.count ?? 0) key, \(72.5, format: .number(fractionDigits: 1))",
  locale: reader
)
guard line == "1 key, 72.5" else { fatalError("the program says '\(line)'") }
