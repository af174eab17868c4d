import CatalogValidation
import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Plural categories` {
  @Test(arguments: [
    ("en", "zero", ["one", "other"], []),
    ("es", "zero", ["one", "other"], ["many"]),
    ("fr", "zero", ["one", "other"], ["many"]),
    ("it", "zero", ["one", "other"], ["many"]),
    ("pt-BR", "zero", ["one", "other"], ["many"]),
    ("de", "zero", ["one", "other"], []),
    ("ja", "zero", ["other"], []),
    ("pl", "zero", ["one", "few", "many", "other"], []),
    ("ru", "zero", ["one", "few", "many", "other"], []),
    ("ar", "zero", ["one", "two", "few", "many", "other"], []),
    ("cs", "zero", ["one", "few", "other"], []),
    ("sl", "zero", ["one", "two", "few", "other"], []),
    ("lv", "zero", ["one", "other"], []),
    ("es", "one other", [], ["many"]),
    ("pl", "one few many", ["other"], []),
  ])
  func `of a language are known`(
    _ language: String,
    _ present: String,
    _ required: [String],
    _ rare: [String]
  ) {
    let findings = findings(key: "%lld days", in: language, present)
    #expect(findings["missing-plural-category"] ?? [] == required)
    #expect(findings["missing-rare-plural-category"] ?? [] == rare)
  }

  @Test func `for decimals are required if numbers have decimals`() {
    let findings = findings(key: "%.1f days", in: "cs", "one few other")
    #expect(findings["missing-plural-category"] == ["many"])
    #expect(findings["missing-rare-plural-category"] == nil)
  }

  @Test(arguments: [
    ("en", "zero one two few many other", ["two", "few", "many"]),
    ("en", "zero one other", []),
    ("ja", "one other", ["one"]),
    ("zh-Hans", "zero other", []),
    ("es", "one many other", []),
    ("tlh", "one few other", []),
  ])
  func `that a language does not have are reported`(
    _ language: String,
    _ present: String,
    _ unused: [String]
  ) {
    #expect(
      findings(key: "%lld", in: language, present)["unused-plural-category"] ?? [] == unused
    )
  }

  @Test func `of every language satisfy the rules`() throws {
    for language in ["ar", "br", "cs", "cy", "de", "en", "es", "fr", "ga", "gv", "he", "hr", "ja"]
      + ["kw", "lt", "lv", "mt", "pl", "pt", "ro", "ru", "shi", "sl", "uk", "vi", "zh-Hant"]
    {
      let categories = try PluralRules(languageTag: language).categories.map(\.rawValue)
      let findings = findings(key: "%lld", in: language, categories.joined(separator: " "))
      #expect(findings.isEmpty, "\(language): \(findings)")
    }
  }
}

/// Returns the categories that each plural rule reports for the forms of a translation.
private func findings(
  key: String,
  in language: String,
  _ categories: String
) -> [Diagnostic.ID: [String]] {
  var variations = StringCatalog.Variations()
  for name in categories.split(separator: " ") {
    guard let category = PluralCategory(rawValue: String(name)) else { continue }
    variations.plural[category] = StringCatalog.Localization(key)
  }
  var catalog = StringCatalog(sourceLanguage: "xx")
  catalog[key] = StringCatalog.Entry(
    localizations: [language: StringCatalog.Localization(variations: variations)]
  )
  let findings = validate(catalog, languages: [language])
    .filter { $0.id.rawValue.contains("plural-category") }
  return findings.reduce(into: [:]) { result, finding in
    if case .list(let names) = finding.arguments.last { result[finding.id] = names }
  }
}
