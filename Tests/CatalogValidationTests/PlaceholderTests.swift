import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Placeholders` {
  @Test(arguments: rows) func `are compared with those of the source text`(
    _ row: PlaceholderRow
  ) throws {
    var entry = StringCatalog.Entry()
    if let source = row.source { entry.localizations["en"] = StringCatalog.Localization(source) }
    entry.localizations["es"] = StringCatalog.Localization(row.translation)
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog[row.key] = entry
    let findings = validate(catalog, languages: ["es"])
      .filter { $0.id == "mismatched-placeholders" }
    #expect(findings.map(\.arguments) == row.problems)
  }

  @Test func `in a source text are compared with the key`() throws {
    try expectFindings(
      """
      "%lld days" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ days of %lld" } } } }
      """,
      languages: ["en"],
      ["error mismatched-placeholders %lld days/en", "error mismatched-placeholders %lld days/en"]
    )
  }

  @Test(
    arguments: ["extracted_with_value", "manual"],
    ["errorTitle", "error-title", "Error/Title"]
  )
  func `are not compared with a key that is a name`(state: String, key: String) throws {
    let catalog = try parsedCatalog(
      RuleExample(
        """
        "\(key)" : { "extractionState" : "\(state)", "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Fehler %lld" } },
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Fallo %lld" } } } }
        """
      )
      .markedCatalog
    )
    let ids = validate(catalog, languages: ["de", "es"]).map(\.id)
    #expect(!ids.contains("mismatched-placeholders"))
  }

  @Test func `in a default value from the code are not compared with the key`() throws {
    try expectFindings(
      """
      "days.%d" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "%@ days" } } } }
      """,
      languages: ["en"],
      []
    )
  }

  @Test func `that only some source texts have may be omitted`() throws {
    try expectFindings(
      """
      "tap" : { "localizations" : {
        "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click %@" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } },
        "es" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Haz clic" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Toca %@" } } } } } } }
      """,
      []
    )
  }

  @Test func `in a substitution have the type of its specifier`() throws {
    try expectFindings(
      """
      "%@ in %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "%1$@ en %#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg de días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg días" } }
          } } } } } } }
      """,
      ["error mismatched-placeholders %@ in %@/es"]
    )
  }
}

/// A translation of a key, and the problems of its placeholders.
struct PlaceholderRow: Sendable, CustomTestStringConvertible {
  var key: String
  var source: String?
  var translation: String
  var problems: [[Diagnostic.Argument]]

  var testDescription: String { "\(source ?? key) → \(translation)" }

  init(
    _ key: String,
    source: String? = nil,
    _ translation: String,
    _ problems: [Diagnostic.Argument]...
  ) {
    self.key = key
    self.source = source
    self.translation = translation
    self.problems = problems
  }
}

private func missing(_ placeholders: String...) -> [Diagnostic.Argument] {
  [.list(placeholders), .quoted("es")]
}

private func unexpected(_ placeholders: String...) -> [Diagnostic.Argument] {
  [.quoted("es"), .list(placeholders)]
}

private func type(_ placeholder: String, expected: String) -> [Diagnostic.Argument] {
  [.quoted("es"), .quoted(placeholder), .quoted(expected)]
}

private let rows = [
  PlaceholderRow("%@", "%@"),
  PlaceholderRow("%@ of %@", "%2$@ de %1$@"),
  PlaceholderRow("%@ of %@", "%@ de %@"),
  PlaceholderRow("%@ of %@", "%@", missing("%@")),
  PlaceholderRow("%@ of %@", "nada", missing("%@", "%@")),
  PlaceholderRow("%@", "%@ %@", unexpected("%@")),
  PlaceholderRow("%@", "%2$@", unexpected("%2$@"), missing("%@")),
  PlaceholderRow(
    "%@ of %lld",
    "%1$lld de %2$@",
    type("%1$lld", expected: "%@"),
    type("%2$@", expected: "%lld")
  ),
  PlaceholderRow("%lld", "%1$lld y otra vez %1$lld"),
  PlaceholderRow("%lld", "%ld"),
  PlaceholderRow("%lld", "%llu"),
  PlaceholderRow("%lld", "%d", type("%d", expected: "%lld")),
  PlaceholderRow("%d", "%lld", type("%lld", expected: "%d")),
  PlaceholderRow("%lld", "%u", type("%u", expected: "%lld")),
  PlaceholderRow("%lld", "%.1f", type("%.1f", expected: "%lld")),
  PlaceholderRow("%f", "%.2f"),
  PlaceholderRow("%lf", "%f"),
  PlaceholderRow("%@", "%s", type("%s", expected: "%@")),
  PlaceholderRow("%lld%%", "%lld %%"),
  PlaceholderRow("%lld%%", "%lld %", [.quoted("es"), .quoted("%%")]),
  PlaceholderRow("%lld%% complete", "%lld% завершено", [.quoted("es"), .quoted("%%")]),
  PlaceholderRow("%lld%%", "%lld", [.quoted("es")]),
  PlaceholderRow("%lld%% of it", "%lld por ciento de ello"),
  PlaceholderRow("Open %@", "Abrir % @", [.quoted("es"), .quoted("% @")]),
  PlaceholderRow(
    "%@ (%lld)",
    "(%lld)",
    [.list(["%@"]), .quoted("es"), .quoted("%lld")]
  ),
  PlaceholderRow("%lld app%@", "%lld aplicaciones"),
  PlaceholderRow("%lld%% of it", "%lld % de ello", unexpected("% d")),
  PlaceholderRow("%lld%% of it", "%lld %-os", unexpected("%-o")),
  PlaceholderRow("%lld%% of it", "%lld%% y 5%d", unexpected("%d")),
  PlaceholderRow("merge %A %O %B", "fusiona %A %O %B"),
  PlaceholderRow("85%of it", "el 85 % de ello"),
  PlaceholderRow("%@ for %@", "%1, %2", missing("%@", "%@")),
  PlaceholderRow("%.*f", "%.*f"),
  PlaceholderRow("%.*f", "%.1f", type("%.1f", expected: "*"), missing("%.*f")),
  PlaceholderRow("100% free", "100 % gratis"),
  PlaceholderRow("100% free", "100%de descuento"),
  PlaceholderRow("85%of all", "el 85 % de todos"),
  PlaceholderRow("Save", "Guardar %@", unexpected("%@")),
  PlaceholderRow("Save", "Guardar %lld", unexpected("%lld")),
  PlaceholderRow("key", source: "%@", "nada", missing("%@")),
  PlaceholderRow("key", source: "%1$@ and %2$lld", "%1$@", missing("%2$lld")),
  PlaceholderRow("%lld", source: "One", "Uno"),
  PlaceholderRow("%lld", source: "One", "%lld"),
  PlaceholderRow("%(name)@ has %(count)lld", "%(name)@ tiene %(count)lld"),
]
