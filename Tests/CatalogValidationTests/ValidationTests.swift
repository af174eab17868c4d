import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

@Suite struct `A validation` {
  private let missing = #""Back" : {}, "Save" : { "comment" : "[validate:off stale-key] Button" }"#

  @Test func `returns findings in file order`() throws {
    try expectFindings(
      missing,
      languages: ["de", "es"],
      [
        "error missing-translation Back/de", "error missing-translation Back/es",
        "error missing-translation Save/de", "error missing-translation Save/es",
      ]
    )
  }

  @Test func `checks the languages of the catalog by default`() throws {
    try expectFindings(
      """
      "Back" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Zurück" } } } },
      "Save" : {}
      """,
      languages: nil,
      ["error missing-translation Save/de"]
    )
  }

  @Test(arguments: [
    ("english", true), ("en_US", true), ("xx", true), ("", true), ("en-", true), ("Base", true),
    ("en", false), ("es-419", false), ("sr-Latn-RS", false), ("iw", false), ("yua", false),
    ("en-XA", false), ("x-elvish", false), ("de-1996", false), ("no", false),
  ])
  func `reports an invalid source language`(_ tag: String, _ isFound: Bool) throws {
    let text = #"{ "sourceLanguage" : "\#(tag)", "strings" : {}, "version" : "1.0" }"#
    let found = validate(try parsedCatalog(text), languages: ["es"])
    #expect(found.map(\.id) == (isFound ? ["invalid-language-code"] : []))
    #expect(found.first?.location?.utf8Range.lowerBound == (isFound ? 21 : nil))
    #expect(found.first?.path == (isFound ? [] : nil))
  }

  @Test func `uses the severity that the project sets`() throws {
    let configuration = ValidationConfiguration(
      levels: ["missing-translation": .severity(.warning)]
    )
    try expectFindings(
      #""Back" : {}"#,
      configured: configuration,
      ["warning missing-translation Back/es"]
    )
  }

  @Test func `keeps notes as notes regardless of the project's settings`() throws {
    let configuration = ValidationConfiguration(levels: ["near-duplicate-keys": .severity(.error)])
    try expectFindings(
      """
      "Save" : { "shouldTranslate" : true, "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } },
      "save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "guardar" } } } }
      """,
      configured: configuration,
      ["note near-duplicate-keys save"]
    )
  }

  @Test func `does not run a rule that is switched off`() throws {
    let configuration = ValidationConfiguration(levels: ["missing-translation": .off])
    try expectFindings(missing, configured: configuration, [])
  }

  @Test(arguments: [
    ("[validate:off]", []),
    ("[validate:off missing-translation]", []),
    ("Shown at start. [validate:off stale-key, missing-translation] Keep it short.", []),
    ("[validate:off stale-key] [validate:off missing-translation]", []),
    ("[validate:off empty-translation]", ["error missing-translation Save/es"]),
    ("[validate:off missing-translation", ["error missing-translation Save/es"]),
    ("[validate:offline]", ["error missing-translation Save/es"]),
    ("validate:off", ["error missing-translation Save/es"]),
  ])
  func `respects the comment of an entry`(_ comment: String, _ expected: [String]) throws {
    try expectFindings(#""Save" : { "comment" : "\#(comment)" }"#, expected)
  }

  @Test func `reports problems in the texts of a stale key as notes`() throws {
    try expectFindings(
      """
      "%lld days" : { "extractionState" : "stale", "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "%@" } } } }
      """,
      ["warning stale-key %lld days", "note mismatched-placeholders %lld days/es"]
    )
  }

  @Test func `requires no translations of a key that is not translated`() throws {
    try expectFindings(
      """
      "%lld days" : { "shouldTranslate" : false, "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "%@" } } } }
      """,
      []
    )
  }

  /// Rules of the language do not apply to a text in the source language, which one rule reports.
  @Test(arguments: [
    ("Go on?", "Are you sure you want to continue?", ["warning unchanged-translation Go on?/es"]),
    (
      "The use of the files?", "Use of the files?",
      ["warning unchanged-translation The use of the files?/es"]
    ),
    ("Extensions:", "Extension", ["warning unchanged-translation Extensions:/es"]),
    ("Use it!", "Use it!", ["warning unchanged-translation Use it!/es"]),
  ])
  func `reports an untranslated text once`(
    _ key: String,
    _ text: String,
    _ expected: [String]
  ) throws {
    try expectFindings(
      """
      "\(key)" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
      """,
      expected
    )
  }

  @Test func `checks the phrases of an App Shortcut`() throws {
    try expectFindings(
      """
      "Start" : { "localizations" : {
        "es" : { "stringSet" : { "state" : "new", "values" : [ "Empieza" ] } } } }
      """,
      ["error unfinished-translation Start/es/stringSet"]
    )
  }

  @Test func `checks devices and their plurals`() throws {
    try expectFindings(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "device" : {
        "mac" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld día" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "días" } } } } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld d" } }
      } } } } }
      """,
      [
        "note unpluralized %lld days/en",
        "warning needs-review %lld days/es/device/mac/plural/one",
        "error mismatched-placeholders %lld days/es/device/mac/plural/other",
      ]
    )
  }
}

@Suite struct `Minor findings` {
  @Test(arguments: minorFindings) func `are notes`(_ row: MinorFinding) throws {
    let catalog = try parsedCatalog(RuleExample(row.entries).markedCatalog)
    let findings = validate(catalog, languages: ["en", row.language])
      .filter { $0.id == row.rule }
    #expect(findings.map(\.severity) == [.note])
  }
}

struct MinorFinding: Sendable, CustomTestStringConvertible {
  var rule: Diagnostic.ID
  var language = "es"
  var entries: String

  var testDescription: String { "\(rule.rawValue): \(entries)" }
}

private let minorFindings = [
  MinorFinding(
    rule: EndPunctuationRule.id,
    language: "ko",
    entries: """
      "Write an email?" : { "localizations" : {
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "이메일 보내기" } } } }
      """
  ),
  MinorFinding(
    rule: EndPunctuationRule.id,
    language: "ja",
    entries: """
      "Where to save it?" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "保存先を選択してください。" } } } }
      """
  ),
  MinorFinding(
    rule: EndPunctuationRule.id,
    entries: """
      "Delete it?" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "¿Eliminar? Es definitivo." } } } }
      """
  ),
  MinorFinding(
    rule: EndPunctuationRule.id,
    entries: """
      "All work and no… no updates…" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nada nuevo" } } } }
      """
  ),
  MinorFinding(
    rule: MissingPluralCategoryRule.id,
    entries: """
      "files.many" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } } } },
      "Move %lld items" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Move %lld items" } } } } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Mover %lld" } } } }
      """
  ),
  MinorFinding(
    rule: EmptyTranslationRule.id,
    entries: """
      " at " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : " " } } } }
      """
  ),
]
