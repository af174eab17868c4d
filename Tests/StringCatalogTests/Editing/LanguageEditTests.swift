import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Adding and removing languages` {
  @Test func `adds copies of the source strings to a language`() throws {
    var catalog = try StringCatalog(
      catalogText(
        """
        "" : { },
            "%lld files" : { "localizations" : { "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
            } } } } },
            "Gone" : { "extractionState" : "stale" },
            "Hello" : { },
            "Name" : { "shouldTranslate" : false },
            "Welcome" : { "localizations" : { "es" : {
              "stringUnit" : { "state" : "translated", "value" : "Hola" } } } }
        """
      )
    )
    let added = try catalog.addLanguage("es")
    #expect(added == ["%lld files", "Hello"])
    #expect(
      catalog["%lld files"]?.localizations["es"]?.table == [
        "plural.one": "new %lld file", "plural.many": "new %lld files",
        "plural.other": "new %lld files",
      ]
    )
    #expect(catalog["Hello"]?.localizations["es"]?.table == ["": "new Hello"])
    #expect(catalog["Welcome"]?.localizations["es"]?.table == ["": "translated Hola"])
    #expect(try catalog.addLanguage("es").isEmpty)
  }

  @Test(arguments: [
    ("ru", "new %lld files"), ("fr", "new One file"), ("es", "new One file"),
    ("lv", "new %lld files"),
  ])
  func `a form without its number is not copied for several numbers`(
    _ language: String,
    _ one: String
  ) throws {
    let forms = [PluralCategory.one: "One file", .other: "%lld files"]
    var catalog = StringCatalog(sourceLanguage: "en")
    let plural = OrderedDictionary(
      uniqueKeysWithValues: [PluralCategory.one, .other]
        .map {
          ($0, StringCatalog.Localization(forms[$0] ?? ""))
        }
    )
    let variations = StringCatalog.Variations(plural: plural)
    catalog["%lld files"] = .init(localizations: ["en": .init(variations: variations)])
    try catalog.addLanguage(language)
    #expect(catalog["%lld files"]?.localizations[language]?.table["plural.one"] == one)
  }

  @Test func `copies from another language or, if it has no string, from the source`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["A"] = StringCatalog.Entry(localizations: ["es": .init("Uno")])
    catalog["B"] = StringCatalog.Entry()
    let added = try catalog.addLanguage("es-MX", state: .needsReview, copyingFrom: "es")
    #expect(added == ["A", "B"])
    #expect(catalog["A"]?.localizations["es-MX"]?.table == ["": "needs_review Uno"])
    #expect(catalog["B"]?.localizations["es-MX"]?.table == ["": "needs_review B"])
  }

  @Test(arguments: Catalogs.names)
  func `removing an added language restores the original bytes`(_ name: String) throws {
    let before = try Catalogs.named(name)
    var catalog = before
    let added = try catalog.addLanguage("eu")
    #expect((added.isEmpty) == (catalog.printed() == before.printed()))
    #expect(try catalog.removeLanguage("eu") == added)
    for (key, entry) in before.entries { #expect(catalog[key] == entry) }
    if name != "HandEdited.xcstrings" { #expect(catalog.printed() == before.printed()) }
  }

  @Test func `rejects the source language`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    let error = StringCatalog.EditError(.isSourceLanguage, language: "en")
    #expect(throws: error) { try catalog.addLanguage("en") }
    #expect(throws: error) { try catalog.removeLanguage("en") }
  }

  @Test func `removes a localization that the model cannot represent`() throws {
    var catalog = try StringCatalog(catalogText(#""A" : { "localizations" : { "es" : null } }"#))
    #expect(try catalog.removeLanguage("es") == ["A"])
    #expect(!catalog.text.contains("es"))
  }
}
