import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `A language without texts` {
  /// Twelve texts, the first of which has a translation in a language.
  private static let entries = (1...12)
    .map { number in
      number == 1
        ? #""Text one" : { "localizations" : { "es" : { "stringUnit" : { "state" : "translated", "value" : "Uno" } } } }"#
        : #""Text \#(String(repeating: "a", count: number))" : {}"#
    }
    .joined(separator: ",\n")

  @Test(
    arguments: [
      (["en", "de"], nil, 1),
      (["en", "es"], nil, 11),
      ([], nil, 11),
      (["en", "de"], ["en", "es"], 11),
    ] as [(Set<String>, [String]?, Int)]
  )
  func `is reported once if the project does not list it`(
    _ listed: Set<String>,
    _ requested: [String]?,
    _ count: Int
  ) throws {
    var configuration = ValidationConfiguration()
    configuration.project = CatalogProject(languages: listed)
    let catalog = try parsedCatalog(RuleExample(Self.entries).markedCatalog)
    let findings = validate(catalog, languages: requested, configuration: configuration)
      .filter { $0.id == MissingTranslationRule.id }
    #expect(findings.map(\.severity) == Array(repeating: .error, count: count))
    #expect(findings[0].path.isEmpty == (count == 1))
  }
}

@Suite struct `A text that is missing or unfinished` {
  @Test(
    arguments: [
      ("Save", nil, .error),
      ("Save", "Save", .error),
      ("Save", "", .error),
      ("Save", "Guardar", .error),
      ("%lld km", nil, .note),
      ("PDF", "PDF", .note),
      ("Hm, why", nil, .error),
      ("OnlySwitch", nil, .note),
      ("Settings", nil, .error),
    ] as [(String, String?, Diagnostic.Severity)]
  )
  func `is a note if it is probably right`(
    _ key: String,
    _ text: String?,
    _ severity: Diagnostic.Severity
  ) throws {
    var configuration = ValidationConfiguration()
    configuration.project = CatalogProject(names: ["Only Switch", "Settings"])
    let localizations =
      text.map { #""es" : { "stringUnit" : { "state" : "new", "value" : "\#($0)" } }"# } ?? ""
    let catalog = try parsedCatalog(
      RuleExample(#""\#(key)" : { "localizations" : { \#(localizations) } }"#).markedCatalog
    )
    let rules = [MissingTranslationRule.id, UnfinishedTranslationRule.id]
    let findings = validate(catalog, languages: ["en", "es"], configuration: configuration)
      .filter { rules.contains($0.id) }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(
    arguments: [
      // Nearly all finished translations keep the text.
      (["de": "Shell", "fr": "Shell", "ja": "Shell"], .note),
      (["de": "Shell", "fr": "Shell", "ja": "シェル"], .error),
      (["de": "Shell", "fr": "Shell"], .error),
    ] as [([String: String], Diagnostic.Severity)]
  )
  func `is a note if the other languages do not translate it`(
    _ others: [String: String],
    _ severity: Diagnostic.Severity
  ) throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = StringCatalog.Entry()
    for (language, text) in others {
      entry.localizations[language] = StringCatalog.Localization(text)
    }
    catalog["Shell"] = entry
    let findings = validate(catalog, languages: ["es"])
    #expect(findings.map(\.severity) == [severity])
  }
}
