import Diagnostics
import Localization
import StringCatalog

/// Uses the two libraries like a small tool.
enum LinkageProbe {
  /// Parses a catalog and formats a line; returns whether the line is correct.
  static func run() -> Bool {
    let source = #"{"sourceLanguage" : "en", "strings" : {"Hello" : {}}, "version" : "1.0"}"#
    let catalog = StringCatalog.parse(Array(source.utf8), file: "Probe.xcstrings").value
    let reader = UserLocale(environment: ["LANG": "en_GB"])
    let line = String(
      localized: "\(catalog?.count ?? 0) key, \(72.5, format: .number(fractionDigits: 1))",
      locale: reader
    )
    if line != "1 key, 72.5" { print("the program says '\(line)'") }
    return line == "1 key, 72.5"
  }
}
