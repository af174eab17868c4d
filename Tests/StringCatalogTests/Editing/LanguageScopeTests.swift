import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Edits of entries in some languages, compared with edits of whole entries.
@Suite struct LanguageScopeTests {
  @Test func `setting some languages equals setting the whole entry`() throws {
    var editCount = 0
    for seed in 0..<400 {
      var random = RandomCatalog(seed: UInt64(seed))
      var whole = try random.catalog()
      var scoped = whole
      let languages = whole.entries.reduce(into: Set()) {
        $0.formUnion($1.entry.localizations.keys)
      }
      #expect(whole.localizedLanguages == languages, "seed \(seed)")
      for _ in 0..<6 {
        guard let edit = random.editedEntry(of: whole) else { continue }
        whole[edit.key] = edit.entry
        scoped[edit.key, inLanguages: edit.languages] = edit.entry
        editCount += 1
        #expect(scoped.printed() == whole.printed(), "seed \(seed)")
        #expect(scoped.formatted() == whole.formatted(), "seed \(seed)")
        #expect(scoped[edit.key] == whole[edit.key], "seed \(seed)")
        #expect(scoped.localizedLanguages == whole.localizedLanguages, "seed \(seed)")
        let read = scoped[edit.key, inLanguages: edit.languages]?.localizations
        for language in edit.languages {
          #expect(read?[language] == edit.entry.localizations[language], "seed \(seed)")
        }
      }
    }
    #expect(editCount > 1000)
  }

  /// Entries whose localizations the model cannot represent, or that have none.
  static let localizations = [
    "{}", "null", "[]", #"{"de" : null}"#, #"{"de" : null, "es" : {}}"#,
    #"{"de" : {"stringUnit" : {"state" : "new"}}, "es" : {"stringUnit" : {"value" : "a"}}}"#,
    #"{"es" : {"stringUnit" : {"state" : "new", "value" : "a"}}, "es" : {}}"#,
    #"{"fr" : {"stringUnit" : {"state" : "new", "value" : "a", "x" : 1}}, }"#,
  ]

  @Test(arguments: localizations, ["de", "es", "fr"])
  func `unusual localizations are kept as in an edit of the whole entry`(
    localizations: String,
    language: String
  ) throws {
    let text = """
      {"sourceLanguage" : "en", "strings" : {
        "a" : {"comment" : "c", "localizations" : \(localizations), "x" : [1,  2]},
        "b" : {"x":1}, "c" : {}
      }, "version" : "1.0"}
      """
    var whole = try #require(StringCatalog.parse(Array(text.utf8), file: "a.xcstrings").value)
    var scoped = whole
    for key in ["a", "b", "c"] {
      for localization in [StringCatalog.Localization("Hola"), nil] {
        whole[key]?.localizations[language] = localization
        scoped[key, inLanguages: [language]]?.localizations[language] = localization
        #expect(scoped.text == whole.text)
        #expect(scoped[key] == whole[key])
      }
    }
  }

  @Test func `setting no entry removes it, and a new one is inserted`() throws {
    var catalog = try StringCatalog(#"{"sourceLanguage" : "en", "strings" : {"b" : {}}}"#)
    catalog["b", inLanguages: ["es"]] = nil
    catalog["a", inLanguages: ["es"]] = StringCatalog.Entry(localizations: [
      "es": StringCatalog.Localization("Hola")
    ])
    #expect(catalog.keys == ["a"])
    #expect(catalog["a"]?.localizations["es"]?.stringUnit?.value == "Hola")
  }
}
