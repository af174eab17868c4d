import CatalogExchange
import Diagnostics
import FileFormats
import ICU
import OrderedCollections
import StringCatalog
import Testing

struct MigrationTests {
  private func migrate(
    _ rule: StringsDictionary.Rule
  ) -> (localization: StringCatalog.Localization?, ids: [Diagnostic.ID]) {
    let table = LprojTable(
      language: "en",
      dictionary: StringsDictionary(entries: [.init(rule, forKey: "k")])
    )
    let outcome = Migration().apply([table], to: StringCatalog(sourceLanguage: "en"))
    return (outcome.catalog["k"]?.localizations["en"], outcome.diagnostics.map(\.id))
  }

  private func variable(
    _ type: String,
    _ forms: OrderedDictionary<String, String>
  )
    -> StringsDictionary.Variable
  {
    StringsDictionary.Variable(valueType: type, forms: forms)
  }

  private func plural(_ forms: [(PluralCategory, String)]) -> StringCatalog.Variations {
    StringCatalog.Variations(
      plural: OrderedDictionary(
        uniqueKeysWithValues: forms.map { ($0.0, StringCatalog.Localization($0.1)) }
      )
    )
  }

  @Test
  func `combines strings, comments and languages by key`() throws {
    let english = LprojTable(
      language: "en",
      strings: StringsTable(entries: [
        .init("Hello", forKey: "hello", comment: "Greeting"),
        .init("Bye", forKey: "bye", comment: "No comment provided by engineer."),
      ])
    )
    let spanish = LprojTable(
      language: "es",
      strings: StringsTable(entries: [
        .init("Hola", forKey: "hello", comment: "Saludo"),
        .init("Adiós", forKey: "bye", comment: "MARK: - Ends"),
        .init("Sí", forKey: "yes", comment: "MARK: - Answers\nConsent"),
      ])
    )
    let outcome = Migration().apply([spanish, english], to: StringCatalog(sourceLanguage: "en"))
    #expect(outcome.catalog.keys == ["bye", "hello", "yes"])
    let hello = try #require(outcome.catalog["hello"])
    #expect(hello.comment == "Greeting")
    #expect(hello.extractionState == .migrated)
    #expect(hello.localizations["es"] == StringCatalog.Localization("Hola"))
    #expect(outcome.catalog["bye"]?.comment == nil)
    #expect(outcome.catalog["yes"]?.comment == "Consent")
    #expect(outcome.textCounts == ["en": 2, "es": 3])
    #expect(outcome.diagnostics.map(\.id) == ["migration-comments", "migration-no-source"])
  }

  @Test
  func `keeps existing strings unless replacement is requested`() {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["a"] = StringCatalog.Entry(comment: "Old", localizations: ["en": .init("old")])
    let table = LprojTable(
      language: "en",
      strings: StringsTable(entries: [
        .init("new", forKey: "a", comment: "New"), .init("b", forKey: "b"),
      ])
    )
    let kept = Migration().apply([table], to: catalog)
    #expect(kept.catalog["a"] == catalog["a"])
    #expect(kept.keptCount == 1)
    #expect(kept.diagnostics.map(\.id) == ["migration-kept"])
    #expect(kept.catalog["b"] != nil)
    let replaced = Migration(replacesTexts: true).apply([table], to: catalog)
    #expect(replaced.catalog["a"]?.localizations["en"] == .init("new"))
    #expect(replaced.catalog["a"]?.comment == "Old")
    #expect(replaced.catalog["a"]?.extractionState == nil)
    #expect(replaced.diagnostics.isEmpty)
    #expect(Migration().apply([table], to: replaced.catalog).textCounts.isEmpty)
  }

  @Test
  func `converts a plural that is the entire string to plural variants`() {
    for text in ["%#@n@", "%1$#@n@"] {
      let rule = StringsDictionary.Rule.format(
        .init(text, variables: ["n": variable("d", ["one": "%d file", "other": "%d files in %@"])])
      )
      let (localization, ids) = migrate(rule)
      #expect(ids.isEmpty)
      #expect(
        localization
          == .init(variations: plural([(.one, "%d file"), (.other, "%d files in %@")]))
      )
    }
  }

  @Test
  func `converts other plurals to substitutions with their arguments`() {
    let rule = StringsDictionary.Rule.format(
      .init(
        "%@: %#@a@ & %#@b@",
        variables: [
          "a": variable("lu", ["one": "%lu of %#@c@", "other": "%2$lu and %02lu"]),
          "b": variable("d", ["other": "%3$d"]),
          "c": variable("d", ["other": "%d"]),
          "d": variable("d", ["other": "%d"]),
        ]
      )
    )
    let (localization, ids) = migrate(rule)
    #expect(ids == ["migration-unused-variable"])
    #expect(localization?.stringUnit?.value == "%@: %#@a@ & %#@b@")
    #expect(
      localization?.substitutions == [
        "a": .init(
          argNum: 2,
          formatSpecifier: "lu",
          variations: plural([(.one, "%arg of %#@c@"), (.other, "%arg and %02lu")])
        ),
        "b": .init(argNum: 3, formatSpecifier: "d", variations: plural([(.other, "%arg")])),
        "c": .init(argNum: 4, formatSpecifier: "d", variations: plural([(.other, "%arg")])),
      ]
    )
  }

  @Test(arguments: [
    ("%2$#@n@", "%1$@: %2$d"), ("%#@n@", "%1$d: %2$@"), ("%#@n@", "%d: %@"), ("%1$#@n@", "%1$d"),
  ])
  func `converts an entire string with its number to plural variants`(
    _ text: String,
    _ form: String
  ) {
    let (localization, ids) = migrate(
      .format(.init(text, variables: ["n": variable("d", ["other": form])]))
    )
    #expect(ids.isEmpty)
    #expect(localization == .init(variations: plural([(.other, form)])))
  }

  @Test(
    arguments: [
      // A catalog could not determine the number.
      ("%2$#@n@", "%1$d: %2$d", "%#@n@", 2, "%1$d: %arg"),
      // No form contains the number, which Xcode rejects in plural variants.
      ("%#@n@", "Some of %2$@", "%#@n@", nil, "Some of %2$@"),
      ("%1$#@n@", "Some", "%#@n@", 1, "Some"),
      // A single variable needs no position; specifiers are kept if a catalog has no alternative.
      ("At %#@n@", "%d and %1$d", "At %#@n@", nil, "%arg and %1$d"),
      ("At %1$#@n@", "%d and %1$d", "At %#@n@", 1, "%d and %arg"),
      ("%1$@: %2$#@n@", "%2$d", "%1$@: %#@n@", 2, "%arg"),
      ("%@: %2$#@n@", "%2$d", "%@: %2$#@n@", 2, "%arg"),
      ("%@: %#@n@", "%02d", "%@: %#@n@", 2, "%2$02d"),
    ] as [(String, String, String, Int?, String)]
  )
  func `converts other strings to substitutions`(
    _ text: String,
    _ form: String,
    _ newText: String,
    _ argNum: Int?,
    _ newForm: String
  ) {
    let (localization, ids) = migrate(
      .format(.init(text, variables: ["n": variable("d", ["other": form])]))
    )
    #expect(ids.isEmpty)
    #expect(localization?.stringUnit?.value == newText)
    #expect(
      localization?.substitutions["n"]
        == .init(argNum: argNum, formatSpecifier: "d", variations: plural([(.other, newForm)]))
    )
  }

  @Test(arguments: [("%d files", true), ("Files", false)])
  func `a plural may hide its number if the source plural contains it`(
    _ source: String,
    _ isPlural: Bool
  ) {
    func table(_ language: String, _ form: String) -> LprojTable {
      let format = StringsDictionary.Format(
        "%#@n@",
        variables: ["n": variable("lld", ["other": form])]
      )
      return LprojTable(
        language: language,
        dictionary: StringsDictionary(entries: [.init(.format(format), forKey: "k")])
      )
    }
    let outcome = Migration()
      .apply(
        [table("de", "Dateien"), table("en", source)],
        to: StringCatalog(sourceLanguage: "en")
      )
    let german = outcome.catalog["k"]?.localizations["de"]
    #expect((german?.variations != nil) == isPlural)
    #expect(german?.substitutions.isEmpty == isPlural)
  }

  @Test
  func `accepts the string for all other devices among those without variants`() {
    func outcome(_ key: String) -> MigrationOutcome {
      let rule = StringsDictionary.Rule.device(["mac": .text("Click")])
      let table = LprojTable(
        language: "en",
        strings: StringsTable(entries: [.init("Tap", forKey: key)]),
        dictionary: StringsDictionary(entries: [.init(rule, forKey: "k")])
      )
      return Migration().apply([table], to: StringCatalog(sourceLanguage: "en"))
    }
    #expect(outcome("k").diagnostics.isEmpty)
    #expect(outcome("other").diagnostics.map(\.id) == ["strings-no-other"])
    #expect(outcome("other").diagnostics.map(\.message) == [.stringsNoOtherDevice(of: "k")])
  }

  @Test
  func `converts devices to variants without mixing their variables`() {
    func format(_ form: String) -> StringsDictionary.Rule {
      .format(.init("At %#@n@", variables: ["n": variable("d", ["other": form])]))
    }
    let rule = StringsDictionary.Rule.device([
      "other": .text("x"), "iphone": format("%d taps"), "mac": format("%d clicks"),
      "ipad": format("%d taps"),
    ])
    let (localization, ids) = migrate(rule)
    #expect(ids.isEmpty)
    let devices = localization?.variations?.device
    #expect(devices?.keys.map(\.rawValue) == ["ipad", "iphone", "mac", "other"])
    #expect(devices?[.mac]?.stringUnit?.value == "At %#@n_mac@")
    #expect(devices?[.iPad]?.stringUnit?.value == "At %#@n@")
    #expect(localization?.substitutions.keys.sorted() == ["n", "n_mac"])
  }

  @Test
  func `reports content that a catalog cannot represent`() {
    let width = migrate(.width([1: "Hi", 20: "Hello"]))
    #expect(width.localization == .init("Hello"))
    #expect(width.ids == ["migration-widths"])
    let nested = migrate(.device(["other": .device(["mac": .text("a"), "other": .text("b")])]))
    #expect(nested.localization?.variations?.device[.other] == .init("b"))
    #expect(nested.ids == ["migration-nested-devices"])
  }

  @Test
  func `strings with variants take precedence over those without`() {
    let rule = StringsDictionary.Rule.device(["mac": .text("Click"), "other": .text("Tap")])
    func ids(_ text: String) -> [Diagnostic.ID] {
      let table = LprojTable(
        language: "en",
        strings: StringsTable(entries: [.init(text, forKey: "k", comment: "Verb")]),
        dictionary: StringsDictionary(entries: [.init(rule, forKey: "k")])
      )
      let outcome = Migration().apply([table], to: StringCatalog(sourceLanguage: "en"))
      #expect(outcome.catalog["k"]?.comment == "Verb")
      #expect(outcome.catalog["k"]?.localizations["en"]?.stringUnit == nil)
      return outcome.diagnostics.map(\.id)
    }
    #expect(ids("Tap").isEmpty)
    #expect(ids("Press") == ["migration-shadowed"])
  }

  @Test(arguments: [
    ("Base", "de"), ("English", "en"), ("pt_BR", "pt-BR"), ("zh-Hans", "zh-Hans"), ("es", "es"),
  ]
  )
  func `maps folder names to languages`(_ folder: String, _ tag: String) {
    #expect(LegacyLanguage.tag(ofFolder: folder, sourceLanguage: "de") == tag)
  }

  @Test
  func `adds the comments of a catalog to a table`() {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["a"] = StringCatalog.Entry(comment: "First")
    let table = LprojTable(
      language: "en",
      strings: StringsTable(entries: [.init("x", forKey: "a"), .init("y", forKey: "b")])
    )
    #expect(table.commented(by: catalog).strings.entries.map(\.comment) == ["First", nil])
  }

  @Test
  func `a translated name of a variable means the only unused one`() {
    let rule = StringsDictionary.Rule.format(
      .init(
        "za %#@sekundy@",
        variables: ["seconds": variable("d", ["one": "%d sekunda", "other": "%d sekund"])]
      )
    )
    let (localization, ids) = migrate(rule)
    #expect(ids == ["migration-renamed-variable"])
    #expect(localization?.stringUnit?.value == "za %#@seconds@")
    #expect(
      localization?.substitutions["seconds"]?.variations
        == plural([(.one, "%arg sekunda"), (.other, "%arg sekund")])
    )
  }

  @Test(arguments: [
    StringsDictionary.Rule.format(.init("%#@a@ %#@b@", variables: [:])),
    .format(
      .init(
        "%#@a@ %#@b@",
        variables: ["c": .init(valueType: "d", forms: ["other": "%d"])]
      )
    ),
    .format(
      .init("x %#@a@", variables: ["a": .init(valueType: "foo", forms: ["other": "x"])])
    ),
    .format(
      .init("x %#@a@", variables: ["a": .init(valueType: "d", forms: ["other": "%#@a@"])])
    ),
    .text("%#@a@"),
  ])
  func `skips a text that cannot be compiled`(rule: StringsDictionary.Rule) {
    let spanish = LprojTable(
      language: "es",
      dictionary: StringsDictionary(entries: [.init(rule, forKey: "k")])
    )
    let english = LprojTable(
      language: "en",
      strings: StringsTable(entries: [.init("text", forKey: "k")])
    )
    let outcome = Migration().apply([english, spanish], to: StringCatalog(sourceLanguage: "en"))
    #expect(outcome.diagnostics.map(\.id).contains("migration-invalid"))
    #expect(outcome.catalog["k"]?.localizations.keys == ["en"])
    #expect(outcome.catalog.bundleTables().diagnostics.isEmpty)
  }
}
