import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `Catalogs with a pseudolanguage` {
  private let accented: PseudoLanguage

  init() throws {
    accented = try #require(PseudoLanguage("en-XA"))
  }

  private func catalog(_ entries: String) throws -> StringCatalog {
    let text = """
      {"sourceLanguage" : "en", "strings" : {\(entries)}, "version" : "1.0"}
      """
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Localizable.xcstrings")
    #expect(parsed.diagnostics == [])
    return try #require(parsed.value)
  }

  @Test(arguments: [
    ("en-XA", true), ("en_XB", true), ("zh-Hans-XA", true), ("ar-XB", true), ("en-xa", true),
    ("en", false), ("en-GB", false), ("sq-XK", false), ("xh", false), ("ca-ES-x-xa", false),
  ])
  func `are identified by their region`(_ tag: String, _ isPseudo: Bool) {
    #expect((PseudoLanguage(tag) != nil) == isPseudo)
  }

  @Test func `run from left to right, except XB`() {
    #expect(accented.usualScheme == .accented)
    #expect(PseudoLanguage("ar-XB")?.usualScheme == .bidirectional)
  }

  @Test func `have a string for every source string`() throws {
    let plural = #"""
      { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
        "other" : { "stringUnit" : { "state" : "new", "value" : "%arg days" } } } }
      """#
    var catalog = try catalog(
      #"""
      "A key" : { },
      "Device" : { "localizations" : { "en" : { "variations" : { "device" : {
        "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } },
      "Phrase" : { "localizations" : { "en" : { "stringSet" : {
        "state" : "translated", "values" : [ "Log in ${applicationName}", "Note" ] } } } },
      "Sum" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "In %#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : \#(plural) } } } } },
      "Same everywhere" : { "shouldTranslate" : false },
      "Old" : { "extractionState" : "stale" },
      "" : { }
      """#
    )
    #expect(catalog.pseudolocalize(accented) == ["A key", "Device", "Phrase", "Sum"])
    let texts = catalog.entries.flatMap { key, entry in
      (entry.localizations["en-XA"]?.leaves ?? [])
        .map {
          "\(key) \($0.path.dropLast().joined(separator: ".")) \($0.unit.state.rawValue) \($0.unit.value)"
        }
    }
    #expect(
      texts == [
        "A key  translated [Å ķéý one]",
        "Device variations.device.mac translated [Çļîçķ one two]",
        "Device variations.device.other translated [Ţåþ one]",
        "Sum  translated [Îñ %#@days@ one]",
        "Sum substitutions.days.variations.plural.one translated %arg ðåý",
        "Sum substitutions.days.variations.plural.other translated %arg ðåýš",
      ]
    )
    #expect(
      catalog["Phrase"]?.localizations["en-XA"]?.stringSet?.values
        == ["[Ļöĝ îñ ${applicationName} one two]", "[Ñöţé one]"]
    )
  }

  @Test func `have the plural categories of their language`() throws {
    let russian = try #require(PseudoLanguage("ru-XA"))
    var catalog = try catalog(
      #"""
      "%lld days" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "A day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } },
        "zero" : { "stringUnit" : { "state" : "translated", "value" : "None" } } } } } } }
      """#
    )
    catalog.pseudolocalize(russian)
    let plural = catalog["%lld days"]?.localizations["ru-XA"]?.variations?.plural
    #expect(plural?.keys.map(\.rawValue) == ["zero", "one", "few", "many", "other"])
    #expect(plural?[.few]?.stringUnit?.value == "[%lld ðåýš one]")
  }

  @Test(arguments: ["Catalogs", "Clean"])
  func `are replaced by the next run and can be removed without a trace`(_ folder: String) throws {
    let fixtures = Fixtures(shared: folder)
    for name in try fixtures.names(endingIn: ".xcstrings") {
      let parsed = StringCatalog.parse(try fixtures.bytes(of: name), file: name)
      let original = try #require(parsed.value)
      var catalog = original
      let changed = catalog.pseudolocalize(accented)
      let first = catalog.printed()
      #expect(catalog.pseudolocalize(accented) == [], "\(name)")
      #expect(catalog.printed() == first)
      catalog.pseudolocalize(accented, as: .bounded)
      catalog.pseudolocalize(accented)
      #expect(catalog.printed() == first)
      #expect(try catalog.removeLanguage(accented.tag) == changed)
      #expect(catalog.printed() == original.printed(), "\(name)")
    }
  }

  @Test func `do not change the source language`() throws {
    var catalog = StringCatalog(sourceLanguage: "en-XA")
    catalog["Hello"] = StringCatalog.Entry()
    #expect(catalog.pseudolocalize(accented) == [])
  }
}
