import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

@Suite struct `A validation` {
  private let missing = #""Back" : {}, "Save" : { "comment" : "[validate:off key-stale] Button" }"#

  @Test func `gives findings in the order of the file`() throws {
    try expectFindings(
      missing,
      languages: ["de", "es"],
      [
        "error translation-missing Back/de", "error translation-missing Back/es",
        "error translation-missing Save/de", "error translation-missing Save/es",
      ]
    )
  }

  @Test func `checks the languages of the catalog when none are asked for`() throws {
    try expectFindings(
      """
      "Back" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Zurück" } } } },
      "Save" : {}
      """,
      languages: nil,
      ["error translation-missing Save/de"]
    )
  }

  @Test(arguments: [
    ("english", true), ("en_US", true), ("xx", true), ("", true), ("en-", true), ("Base", true),
    ("en", false), ("es-419", false), ("sr-Latn-RS", false), ("iw", false), ("yua", false),
    ("en-XA", false), ("x-elvish", false), ("de-1996", false), ("no", false),
  ])
  func `tells where a source language is none`(_ tag: String, _ isFound: Bool) throws {
    let text = #"{ "sourceLanguage" : "\#(tag)", "strings" : {}, "version" : "1.0" }"#
    let found = validate(try parsedCatalog(text), languages: ["es"])
    #expect(found.map(\.id) == (isFound ? ["languages-known"] : []))
    #expect(found.first?.place?.utf8Range.lowerBound == (isFound ? 21 : nil))
    #expect(found.first?.path == (isFound ? [] : nil))
  }

  @Test func `gives rules the severity that the project sets`() throws {
    let configuration = ValidationConfiguration(
      levels: ["translation-missing": .severity(.warning)]
    )
    try expectFindings(
      #""Back" : {}"#,
      configured: configuration,
      ["warning translation-missing Back/es"]
    )
  }

  @Test func `leaves a note a note whatever the project sets`() throws {
    let configuration = ValidationConfiguration(levels: ["translation-missing": .severity(.error)])
    try expectFindings(
      #""%lld%%" : {}"#,
      configured: configuration,
      ["note translation-missing %lld%%/es"]
    )
  }

  @Test func `does not run a rule that is switched off`() throws {
    let configuration = ValidationConfiguration(levels: ["translation-missing": .off])
    try expectFindings(missing, configured: configuration, [])
  }

  @Test(arguments: [
    ("[validate:off]", []),
    ("[validate:off translation-missing]", []),
    ("Shown at start. [validate:off key-stale, translation-missing] Keep it short.", []),
    ("[validate:off key-stale] [validate:off translation-missing]", []),
    ("[validate:off translation-empty]", ["error translation-missing Save/es"]),
    ("[validate:off translation-missing", ["error translation-missing Save/es"]),
    ("[validate:offline]", ["error translation-missing Save/es"]),
    ("validate:off", ["error translation-missing Save/es"]),
  ])
  func `obeys the comment of an entry`(_ comment: String, _ expected: [String]) throws {
    try expectFindings(#""Save" : { "comment" : "\#(comment)" }"#, expected)
  }

  @Test func `says in passing what is wrong with the texts of a stale key`() throws {
    try expectFindings(
      """
      "%lld days" : { "extractionState" : "stale", "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "%@" } } } }
      """,
      ["warning key-stale %lld days", "note placeholders-agree %lld days/es"]
    )
  }

  @Test func `asks nothing of a key that is not translated`() throws {
    try expectFindings(
      """
      "%lld days" : { "shouldTranslate" : false, "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "%@" } } } }
      """,
      []
    )
  }

  @Test func `takes the phrases of an App Shortcut for texts`() throws {
    try expectFindings(
      """
      "Start" : { "localizations" : {
        "es" : { "stringSet" : { "state" : "new", "values" : [ "Empieza" ] } } } }
      """,
      ["error translation-unfinished Start/es/stringSet"]
    )
  }

  @Test func `goes into devices and their plurals`() throws {
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
        "note plural-candidate %lld days/en",
        "warning translation-needs-review %lld days/es/device/mac/plural/one",
        "error placeholders-agree %lld days/es/device/mac/plural/other",
      ]
    )
  }
}

@Suite struct `Findings that are only worth knowing` {
  @Test(arguments: minorFindings) func `are notes`(_ row: MinorFinding) throws {
    let catalog = try parsedCatalog(RuleExample(row.entries).markedCatalog)
    let findings = validate(catalog, languages: ["en", "es"]).filter { $0.id == row.rule }
    #expect(findings.map(\.severity) == [.note])
  }
}

struct MinorFinding: Sendable, CustomTestStringConvertible {
  var rule: Diagnostic.ID
  var entries: String

  var testDescription: String { "\(rule.rawValue): \(entries)" }
}

private let minorFindings = [
  MinorFinding(
    rule: EndingsAgree.id,
    entries: """
      "All work and no… no updates…" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nada nuevo" } } } }
      """
  ),
  MinorFinding(
    rule: PluralCategoriesAreComplete.id,
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
    rule: TranslationIsNotEmpty.id,
    entries: """
      " at " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : " " } } } }
      """
  ),
  MinorFinding(
    rule: SymbolsDiffer.id,
    entries: """
      "Left" : { "extractionState" : "manual", "shouldTranslate" : false },
      "Left %@" : { "extractionState" : "manual", "shouldTranslate" : false }
      """
  ),
]
