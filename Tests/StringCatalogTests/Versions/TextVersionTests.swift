import OrderedCollections
import StringCatalog
import Testing

@Suite struct TextVersionTests {
  /// The expected hashes were computed with Python: FNV-1a of `json.dumps(…, ensure_ascii=False)`.
  @Test func `a version is the hash of a JSON array`() throws {
    let entry = StringCatalog.Entry()
    let source = entry.sourceVersion(key: "Say \"é\"\n\u{1}", sourceLanguage: "en")
    #expect(source.rawValue == "s1-b1e385ee02f11233")
    let translation = TextVersion(translation: "Di «é»", state: .translated, name: "plural.one")
    #expect(translation.rawValue == "t1-725b2ede26b509fa")
    #expect(TextVersion.noTranslation.rawValue == "t1-09612b07b5ecb5a5")
  }

  @Test func `a source version depends on the content of the source text only`() throws {
    var entry = StringCatalog.Entry(localizations: ["en": StringCatalog.Localization("Open")])
    let version = entry.sourceVersion(key: "open", sourceLanguage: "en")
    entry.comment = "Button"
    entry.extractionState = .manual
    entry.localizations["es"] = StringCatalog.Localization("Abrir")
    entry.localizations["en"]?.stringUnit?.state = .needsReview
    #expect(entry.sourceVersion(key: "open", sourceLanguage: "en") == version)
    #expect(entry.sourceVersion(key: "other", sourceLanguage: "en") == version)
    #expect(entry.sourceVersion(key: "open", sourceLanguage: "es") != version)
    entry.shouldTranslate = false
    #expect(entry.sourceVersion(key: "open", sourceLanguage: "en") != version)
    entry.shouldTranslate = true
    entry.localizations["en"]?.stringUnit?.value = "Open\u{301}"
    #expect(entry.sourceVersion(key: "open", sourceLanguage: "en") != version)
  }

  @Test func `the version of a key without source text is that of the key as text`() {
    let entry = StringCatalog.Entry()
    let written = StringCatalog.Entry(localizations: ["en": StringCatalog.Localization("Open")])
    #expect(
      entry.sourceVersion(key: "Open", sourceLanguage: "en")
        == written.sourceVersion(key: "Open", sourceLanguage: "en")
    )
    // Composed differently, it is another text.
    #expect(
      entry.sourceVersion(key: "\u{E9}", sourceLanguage: "en")
        != entry.sourceVersion(key: "e\u{301}", sourceLanguage: "en")
    )
  }

  @Test func `the order of variants does not matter, their names do`() {
    func plural(_ forms: OrderedDictionary<String, String>) -> StringCatalog.Localization {
      var variations = StringCatalog.Variations()
      for (name, text) in forms {
        variations.device[StringCatalog.Device(rawValue: name)] = StringCatalog.Localization(text)
      }
      return StringCatalog.Localization(variations: variations)
    }
    let version = plural(["mac": "a", "other": "b"]).version
    #expect(plural(["other": "b", "mac": "a"]).version == version)
    #expect(plural(["mac": "b", "other": "a"]).version != version)
    #expect(plural(["mac": "ab", "other": ""]).version != version)
    #expect(StringCatalog.Localization().version == .noTranslation)
  }

  @Test func `the phrases of an App Shortcut are part of a version`() {
    let set = StringCatalog.StringSet(state: .translated, values: ["a", "b"])
    let version = StringCatalog.Localization(stringSet: set).version
    let other = StringCatalog.StringSet(state: .needsReview, values: ["a", "b"])
    #expect(version != .noTranslation)
    #expect(StringCatalog.Localization(stringSet: other).version != version)
  }
}
