import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

@Suite struct `Parsing a configuration` {
  @Test func `reads every key`() {
    let parsed = parse(
      """
      sourceLanguage: en
      languages: [en, es, zh-Hans]
      catalogs:
        - Localizations
        - App/Resources/App.xcstrings
      targets:
        w8: {table: W8, symbols: internal}
        Presentation:
          table: W8
          sources: [Sources/Presentation, Generated/Texts.swift]
        Widget: {symbols: public}
      declarations: [Stubs/Vendor.swift]
      exclude: ["**/Generated"]
      routines: [localized, tr]
      infoPlistKeys: {NSFrostUsageDescription: Privacy - Frost Usage Description}
      dynamic:
        - weekday.*
        - {keys: [error.*, "100%"], table: Errors}
      sync: {onSourceChange: review, renames: apply}
      rules: {missing-plural-category: warning, missing-translation: off}
      plurals: strict
      lengths:
        - {keys: ["tab.*", title], limit: 12}
        - {keys: "*", table: Errors, limit: 80}
      glossary:
        catalog:
          definition: A String Catalog
          translations: {es: catálogo, fr: [catalogue, "catalogue de chaînes"]}
          forbidden: {es: [folleto]}
          caseSensitive: true
        Xcode: {translate: false}
      conditions: [APP_STORE]
      debug: false
      """
    )
    let expected = Configuration(
      sourceLanguage: "en",
      languages: ["en", "es", "zh-Hans"],
      catalogs: ["Localizations", "App/Resources/App.xcstrings"],
      targets: [
        Configuration.Target(name: "w8", table: "W8"),
        Configuration.Target(
          name: "Presentation",
          table: "W8",
          sources: ["Sources/Presentation", "Generated/Texts.swift"]
        ),
      ],
      symbols: ["w8": .internal, "Widget": .public],
      declarations: ["Stubs/Vendor.swift"],
      exclude: [PathPattern("**/Generated")],
      routines: ["localized", "tr"],
      infoPlistKeys: ["NSFrostUsageDescription": "Privacy - Frost Usage Description"],
      conditions: ["APP_STORE"],
      includesDebug: false,
      dynamic: [
        Configuration.DynamicKeys(KeyPattern("weekday.*")),
        Configuration.DynamicKeys(KeyPattern("error.*"), table: "Errors"),
        Configuration.DynamicKeys(KeyPattern("100%"), table: "Errors"),
      ],
      synchronization: Configuration.Synchronization(sourceChanges: .review, renames: .apply),
      plurals: .strict,
      lengths: [
        Configuration.LengthLimit(KeyPattern("tab.*"), characters: 12),
        Configuration.LengthLimit(KeyPattern("title"), characters: 12),
        Configuration.LengthLimit(KeyPattern("*"), table: "Errors", characters: 80),
      ],
      glossary: [
        Configuration.GlossaryTerm(
          "catalog",
          definition: "A String Catalog",
          isCaseSensitive: true,
          translations: ["es": ["catálogo"], "fr": ["catalogue", "catalogue de chaînes"]],
          forbidden: ["es": ["folleto"]]
        ),
        Configuration.GlossaryTerm("Xcode", isTranslated: false),
      ]
    )
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.withoutRules == expected)
    #expect(parsed.value.rules.map(\.rule) == ["missing-plural-category", "missing-translation"])
    #expect(parsed.value.rules.map(\.level) == [.warning, .off])
    #expect(parsed.value.rules.map(\.location?.line) == [20, 20])
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n", "languages:\ntargets: ~\nrules:\n"])
  func `an empty file has the default settings`(_ text: String) {
    let parsed = parse(text)
    #expect(parsed.value == Configuration())
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test func `a target without settings has the defaults of SwiftPM and Apple`() {
    let target = parse("targets:\n  App:\n").value.targets.first
    #expect(target == Configuration.Target(name: "App"))
    #expect(target?.sources == ["Sources/App"])
    #expect(target?.table == "Localizable")
  }

  @Test func `words that are Booleans in YAML are read as strings`() {
    let parsed = parse("languages: [no, y]\nrules: {some-rule: off}")
    #expect(parsed.value.languages == ["no"])
    #expect(parsed.value.rules.map(\.level) == [.off])
  }

  @Test(arguments: problems)
  func `reports the location of a problem`(_ problem: Problem) {
    let marked = MarkedText(problem.text)
    let found = Configuration.parse(marked.bytes, file: "conf.yml").diagnostics
    #expect(found.map(\.id) == [problem.id])
    #expect(found.map(\.severity) == [.error])
    #expect(found.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
    #expect(found.first?.path == problem.path)
  }

  @Test func `keeps valid settings next to an invalid one`() {
    let parsed = parse("languages: [en, {}, es]\ntable: W8\nroutines: [tr]")
    #expect(parsed.diagnostics.count == 2)
    #expect(parsed.value.languages == ["en", "es"])
    #expect(parsed.value.routines == ["tr"])
  }

  @Test func `columns count bytes, while those of the parser count scalars`() {
    let location = parse("targets: {año: {größe: 1}}").diagnostics.first?.location
    #expect(location?.line == 1)
    #expect(location?.column == 18)
  }

  @Test func `rejects bytes that are not UTF-8`() {
    let parsed = Configuration.parse([0x61, 0x3A, 0xFF], file: "conf.yml")
    #expect(parsed.diagnostics.map(\.id) == ["configuration-encoding"])
  }

  @Test func `an unknown key lists the known ones`() {
    let arguments = parse("targets: {App: {tables: X}}").diagnostics.first?.arguments
    #expect(arguments == [.quoted("tables"), .quoted("table")])
  }
}

/// A configuration with one problem, with a marker at its expected location.
struct Problem: Sendable, CustomTestStringConvertible {
  var text: String
  var id: Diagnostic.ID
  var path: [String] = []

  var testDescription: String { text }
}

private let problems = [
  Problem(text: "↓language: es", id: "configuration-unknown-key", path: ["language"]),
  Problem(
    text: "targets:\n  w8: {↓tabel: W8}",
    id: "configuration-unknown-key",
    path: ["targets", "w8", "tabel"]
  ),
  Problem(text: "↓- en\n- es", id: "configuration-expects-map"),
  Problem(text: "targets: ↓[w8]", id: "configuration-expects-map", path: ["targets"]),
  Problem(text: "targets: {w8: ↓W8}", id: "configuration-expects-map", path: ["targets", "w8"]),
  Problem(text: "catalogs: ↓Localizations", id: "configuration-expects-list", path: ["catalogs"]),
  Problem(text: "languages: ↓{en: es}", id: "configuration-expects-list", path: ["languages"]),
  Problem(text: "routines: [tr, ↓[a]]", id: "configuration-expects-text", path: ["routines"]),
  Problem(text: "catalogs: [↓\"\"]", id: "configuration-expects-text", path: ["catalogs"]),
  Problem(
    text: "sourceLanguage: ↓[en]",
    id: "configuration-expects-text",
    path: ["sourceLanguage"]
  ),
  Problem(text: "sourceLanguage: ↓e n", id: "configuration-language", path: ["sourceLanguage"]),
  Problem(text: "languages: [en, ↓english]", id: "configuration-language", path: ["languages"]),
  Problem(text: "languages: [en, ↓es_ES]", id: "configuration-language", path: ["languages"]),
  Problem(
    text: "rules:\n  some-rule: ↓fatal",
    id: "configuration-rule-level",
    path: ["rules", "some-rule"]
  ),
  Problem(text: "dynamic: [↓{table: A}]", id: "configuration-missing-key", path: ["dynamic"]),
  Problem(
    text: "dynamic: [{↓key: a, keys: b}]",
    id: "configuration-unknown-key",
    path: ["dynamic", "key"]
  ),
  Problem(text: "lengths: [↓{keys: a}]", id: "configuration-missing-key", path: ["lengths"]),
  Problem(text: "lengths: [↓{limit: 7}]", id: "configuration-missing-key", path: ["lengths"]),
  Problem(
    text: "lengths: [{keys: a, limit: ↓0}]",
    id: "configuration-expects-count",
    path: ["lengths", "limit"]
  ),
  Problem(
    text: "lengths: [{keys: a, limit: ↓\"7\"}]",
    id: "configuration-expects-count",
    path: ["lengths", "limit"]
  ),
  Problem(
    text: "targets: {w8: {symbols: ↓private}}",
    id: "configuration-choice",
    path: ["targets", "w8", "symbols"]
  ),
  Problem(
    text: "exclude: [a, ↓\"" + String(repeating: "*", count: 10_001) + "\"]",
    id: "configuration-pattern-length",
    path: ["exclude"]
  ),
  Problem(
    text: "lengths: [{limit: 7, keys: ↓\"" + String(repeating: "*", count: 10_001) + "\"}]",
    id: "configuration-pattern-length",
    path: ["lengths", "keys"]
  ),
  Problem(text: "review: {guard: ↓most}", id: "configuration-choice", path: ["review", "guard"]),
  Problem(text: "plurals: ↓most", id: "configuration-choice", path: ["plurals"]),
  Problem(
    text: "glossary: {Xcode: {translate: ↓never}}",
    id: "configuration-expects-boolean",
    path: ["glossary", "Xcode", "translate"]
  ),
  Problem(
    text: "glossary: {term: {match: ↓exact}}",
    id: "configuration-choice",
    path: ["glossary", "term", "match"]
  ),
  Problem(
    text: "glossary: {term: {exceptions: [↓{reason: x}]}}",
    id: "configuration-missing-key",
    path: ["glossary", "term", "exceptions"]
  ),
  Problem(
    text: "exchange: {languages: {es: es-ES, ca: ↓ES-es}}",
    id: "configuration-language-code-twice",
    path: ["exchange", "languages", "ca"]
  ),
  Problem(text: "memory: [↓{penalty: 5}]", id: "configuration-missing-key", path: ["memory"]),
  Problem(
    text: "memory: [{file: a.tmx, penalty: ↓none}]",
    id: "configuration-expects-count",
    path: ["memory", "penalty"]
  ),
  Problem(
    text: "glossary: {term: {forbidden: {↓es_ES: x}}}",
    id: "configuration-language",
    path: ["glossary", "term", "forbidden", "es_ES"]
  ),
  Problem(
    text: "glossary: {term: {translations: {es: ↓{a: b}}}}",
    id: "configuration-expects-list",
    path: ["glossary", "term", "translations", "es"]
  ),
]

@Test func `reads the style of translations, with limits`() {
  let parsed = parse("translate: {style: {es: {address: tú, tone: short}, pt-BR: {}}}")
  #expect(parsed.diagnostics.isEmpty)
  #expect(
    parsed.value.translation.style == ["es": ["address": "tú", "tone": "short"], "pt-BR": [:]]
  )
  let many = (0...20).map { "p\($0): x" }.joined(separator: ", ")
  let long = String(repeating: "a", count: 501)
  for (style, id) in [
    ("{es: {a: \(long)}}", "configuration-text-length"),
    ("{es: {\(long): a}}", "configuration-text-length"),
    ("{es: {\(many)}}", "configuration-too-many"), ("{es: tú}", "configuration-expects-map"),
    ("{es: {a: [b]}}", "configuration-expects-text"), ("{xx_: {a: b}}", "configuration-language"),
  ] as [(String, Diagnostic.ID)] {
    let parsed = parse("translate: {style: \(style)}")
    #expect(parsed.diagnostics.map(\.id) == [id], "\(style)")
    #expect((parsed.value.translation.style["es"] ?? [:]).count <= 20)
  }
}

@Test func `parses files of the translation memory and the glossary`() {
  let parsed = parse("memory: [a.tmx, {file: b.tmx, penalty: 20}]\nglossary: Glossary.csv")
  #expect(parsed.diagnostics.isEmpty)
  #expect(parsed.value.memory.map(\.path) == ["a.tmx", "b.tmx"])
  #expect(parsed.value.memory.map(\.penalty) == [0, 20])
  #expect(parsed.value.glossaryFile == Configuration.GlossaryFile("Glossary.csv"))
  #expect(parsed.value.glossary.isEmpty)
}

private func parse(_ text: String) -> ParseResult<Configuration> {
  Configuration.parse(Array(text.utf8), file: "conf.yml")
}

extension Configuration {
  fileprivate var withoutRules: Configuration {
    var copy = self
    copy.rules = []
    return copy
  }
}
