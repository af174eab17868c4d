import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

@Suite struct `Printing a configuration` {
  @Test func `writes the same YAML as users`() {
    let configuration = Configuration(
      sourceLanguage: "en",
      languages: ["en", "no"],
      catalogs: ["Localizations"],
      targets: [Configuration.Target(name: "My App", table: "App")],
      symbols: ["My App": .package, "Widget": .internal],
      infoPlistKeys: ["NSFrostUsageDescription": "Privacy - Frost Usage Description"],
      conditions: ["APP_STORE"],
      dynamic: [
        Configuration.DynamicKeys(KeyPattern("weekday.*")),
        Configuration.DynamicKeys(KeyPattern("error"), table: "Errors"),
      ],
      synchronization: Configuration.Synchronization(sourceChanges: .review),
      rules: [Configuration.RuleSetting(rule: "stale-key", level: .off)],
      plurals: .strict,
      lengths: [
        Configuration.LengthLimit(KeyPattern("tab.*"), characters: 12),
        Configuration.LengthLimit(KeyPattern("title"), table: "App", characters: 30),
      ],
      glossary: [
        Configuration.GlossaryTerm(
          "catalog",
          definition: "A String Catalog: all texts",
          translations: ["fr": ["catalogue"], "es": ["catálogo"]]
        )
      ],
      review: Configuration.Review(guardLevel: .strict),
      translation: Configuration.Translation(
        style: ["fr": ["address": "vous"], "es": ["tone": "short", "address": "no: sí"]]
      ),
      languageCodes: ["es": "es-ES"]
    )
    #expect(
      configuration.printed() == """
        sourceLanguage: en
        languages: [en, "no"]
        catalogs: [Localizations]
        targets:
          My App:
            table: App
            sources: [Sources/My App]
            symbols: package
          Widget:
            symbols: internal
        declarations: []
        exclude: []
        routines: []
        infoPlistKeys:
          NSFrostUsageDescription: Privacy - Frost Usage Description
        conditions: [APP_STORE]
        debug: true
        dynamic:
          - "weekday.*"
          - {keys: error, table: Errors}
        sync:
          onSourceChange: review
          renames: report
        rules:
          stale-key: off
        plurals: strict
        lengths:
          - {keys: "tab.*", limit: 12}
          - {keys: title, table: App, limit: 30}
        glossary:
          catalog:
            definition: "A String Catalog: all texts"
            translate: true
            caseSensitive: false
            match: word
            translations:
              es: [catálogo]
              fr: [catalogue]
            forbidden: {}
        review:
          guard: strict
          trivialChanges: keep
        translate:
          send: []
          state: needs_review
          style:
            es:
              address: "no: sí"
              tone: short
            fr:
              address: vous
        exchange:
          languages:
            es: es-ES
        memory: []

        """
    )
  }

  @Test func `parsing the output returns the same configuration for any strings`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let configuration = Configuration.random(using: &generator)
      let text = configuration.printed()
      let parsed = Configuration.parse(Array(text.utf8), file: "conf.yml")
      #expect(parsed.diagnostics.isEmpty, "\(text)")
      #expect(parsed.value.withoutPlaces == configuration, "\(text)")
      #expect(parsed.value.printed() == text)
    }
  }

  @Test(arguments: ["\"", "\\", ": ", "#", "\n", ",", "]", "'", "- ", "&a", "*a", "!a", "%"])
  func `parsing the output returns the same strings whatever their neighbors are`(
    _ delimiter: String
  ) {
    let strings = GraphemeNeighbors.strings(around: delimiter)
    let configuration = Configuration(sourceLanguage: "en", catalogs: ["A"], conditions: strings)
    let parsed = Configuration.parse(Array(configuration.printed().utf8), file: "conf.yml")
    #expect(parsed.value.conditions?.map { Array($0.utf8) } == strings.map { Array($0.utf8) })
  }

  @Test func `parsing the output returns the same scalars`() {
    let strings = GraphemeNeighbors.everyScalar(between: "\"\\")
    let configuration = Configuration(sourceLanguage: "en", catalogs: ["A"], conditions: strings)
    let parsed = Configuration.parse(Array(configuration.printed().utf8), file: "conf.yml")
    #expect(parsed.value.conditions?.map { Array($0.utf8) } == strings.map { Array($0.utf8) })
  }
}

extension Configuration {
  fileprivate static func random(using generator: inout SeededGenerator) -> Configuration {
    var configuration = Configuration()
    configuration.sourceLanguage = Bool.random(using: &generator) ? "en" : nil
    configuration.languages = ["en", "no", "zh-Hans"].shuffled(using: &generator)
    configuration.catalogs = texts(&generator)
    configuration.targets = names(&generator)
      .map { Target(name: $0, table: text(&generator), sources: texts(&generator)) }
    for name in names(&generator) {
      configuration.symbols[name] = SymbolAccess.allCases.randomElement(using: &generator)
    }
    configuration.declarations = texts(&generator)
    configuration.exclude = texts(&generator).map { PathPattern($0) }
    configuration.routines = texts(&generator)
    configuration.infoPlistKeys = Dictionary(
      texts(&generator).map { ($0, "\($0) name") },
      uniquingKeysWith: { $1 }
    )
    configuration.conditions = Bool.random(using: &generator) ? texts(&generator) : nil
    configuration.includesDebug = Bool.random(using: &generator)
    configuration.dynamic = texts(&generator)
      .map {
        DynamicKeys(KeyPattern($0), table: Bool.random(using: &generator) ? text(&generator) : nil)
      }
    configuration.synchronization = Synchronization(
      sourceChanges: Synchronization.SourceChanges.allCases.randomElement(using: &generator)
        ?? .keep,
      renames: Synchronization.Renames.allCases.randomElement(using: &generator) ?? .report
    )
    configuration.rules = names(&generator)
      .map {
        RuleSetting(
          rule: Diagnostic.ID(rawValue: $0),
          level: RuleLevel.allCases.randomElement(using: &generator) ?? .off
        )
      }
    configuration.review.guardLevel =
      Review.GuardLevel.allCases.randomElement(using: &generator) ?? .usual
    configuration.review.trivialChanges =
      Review.TrivialChanges.allCases.randomElement(using: &generator) ?? .keep
    configuration.plurals = PluralForms.allCases.randomElement(using: &generator) ?? .usual
    configuration.lengths = texts(&generator)
      .map {
        LengthLimit(
          KeyPattern($0),
          table: Bool.random(using: &generator) ? text(&generator) : nil,
          characters: .random(in: 1...99, using: &generator)
        )
      }
    configuration.glossary = names(&generator)
      .map {
        GlossaryTerm(
          $0,
          definition: Bool.random(using: &generator) ? text(&generator) : nil,
          note: Bool.random(using: &generator) ? text(&generator) : nil,
          isTranslated: Bool.random(using: &generator),
          isCaseSensitive: Bool.random(using: &generator),
          match: Bool.random(using: &generator) ? .word : .literal,
          sourceVariants: texts(&generator),
          translations: ["es": texts(&generator), "no": texts(&generator)],
          variants: ["es": texts(&generator)],
          forbidden: ["zh-Hans": texts(&generator)],
          scope: scope(&generator),
          exceptions: [
            TermException(
              scope: scope(&generator),
              accepted: texts(&generator),
              reason: Bool.random(using: &generator) ? text(&generator) : nil
            )
          ]
        )
      }
    configuration.memory = texts(&generator)
      .map { MemoryFile($0, penalty: Int.random(in: 0...100, using: &generator)) }
    return configuration
  }

  private static func scope(_ generator: inout SeededGenerator) -> TermScope {
    TermScope(
      keys: texts(&generator).map { KeyPattern($0) },
      tables: texts(&generator),
      screens: texts(&generator).map { KeyPattern($0) },
      roles: texts(&generator).map { KeyPattern($0) }
    )
  }

  private static func names(_ generator: inout SeededGenerator) -> [String] {
    Set(texts(&generator)).sorted()
  }

  private static func texts(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in text(&generator) }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<200, using: &generator) == 0 {
      return String(repeating: "long ", count: 300)
    }
    let words = (1...Int.random(in: 1...4, using: &generator))
      .map { _ in
        pieces.randomElement(using: &generator) ?? "a"
      }
    return words.joined()
  }

  private static let pieces = [
    "a", "no", "null", "~", " ", "\n", "\t", "\r", "\"", "'", "\\", "#", ": ", " #", "- ", "*",
    "&a",
    "!t", "%@", "{", "}", "[", "]", ",", "ñ", "日本", "👍🏽", "\u{2028}", "\u{85}", "\u{0}",
    "\u{7F}", "\u{301}", "1", "1.5", ".", "..", "/", "---", "...", "true", "|", ">", "?", "@", "`",
    "=", "<<",
    "\u{E000}", "\u{10FFFF}", "\u{FFFE}", "\r\n",
  ]

  fileprivate var withoutPlaces: Configuration {
    var copy = self
    copy.rules = rules.map { RuleSetting(rule: $0.rule, level: $0.level) }
    return copy
  }
}
