import CatalogWorkspace
import Diagnostics
import ICU
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `find_texts`: strings of catalogs with their states and versions.
enum FindTextsTool: AgentTool {
  static let definition = ToolDefinition(
    "find_texts",
    "Finds strings by key, text, language and state, regardless of case and accents.",
    input: .object(
      [
        AgentContext.catalog, .optional("query", .string("Part of a key or string.")),
        .optional("keys", .strings()), .optional("languages", .strings()),
        .optional("states", .array(of: .choice(states))),
        .optional("screen", .string("The type that shows the text.")),
        .optional("rules", .strings("Only texts with their findings.")),
        .optional("changedSince", .string("A git revision.")),
      ] + ResultPage.properties
    ),
    output: .object([
      .required(
        "texts",
        .array(
          of: .object([
            .required("catalog", .string()), .required("key", .string()),
            .required("language", .string()), .optional("variation", .string()),
            .optional("state", .string()), .optional("text", .string()),
            .optional("comment", .string()), .required("sourceVersion", .string()),
            .required("targetVersion", .string()),
            .optional("findings", .array(of: AgentJSON.finding)),
          ])
        )
      ), .required("total", .integer()), .optional("nextCursor", .string()),
    ])
  )

  private static let states = [
    "translated", "needs_review", "new", "missing", "machine_translated", "stale",
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    var languages = arguments.texts("languages")
    let rules = arguments.texts("rules")
    let state = try await context.project.state()
    for language in languages { try context.check(language: language, in: state) }
    let findings =
      rules.isEmpty ? nil : try await TextFindings(of: rules, in: languages, context)
    let former: FormerCatalogs? =
      if let revision = arguments.text("changedSince") {
        try await context.project.formerCatalogs(in: revision)
      } else {
        nil
      }
    let version = state.version + (former?.commit ?? "")
    let page = try ResultPage(arguments, version: version)
    let files = try context.files(arguments, in: state)
    // Missing translations are found only in languages that are named.
    if findings != nil || former != nil, languages.isEmpty {
      languages = state.languages
    }
    let filter = CatalogTextFilter(
      keys: Set(arguments.texts("keys")),
      languages: languages,
      states: Set(arguments.texts("states").map(TextState.init(name:))),
      part: arguments.text("query").flatMap { $0.isEmpty ? nil : SearchText($0) }
    )
    for key in arguments.texts("keys") {
      _ = try context.file(withKey: key, arguments, in: state, isUnique: false)
    }
    let screen = arguments.text("screen")
    let uses = screen == nil ? nil : try await context.project.keyContexts()
    if let screen, let screens = uses?.screens, !screens.contains(screen) {
      let closest = screen.closest(of: screens.sorted())
      throw ToolFailure(
        "no-such-screen",
        "No type '\(screen)' shows a text.",
        hint: closest.map { "Did you mean '\($0)'?" }
          ?? "The places of 'get_context' name the types."
      )
    }
    let texts = try await context.project
      .texts(named: ResultPage.conditions(of: arguments), version: version) {
        var texts = try await self.texts(filter, of: files, languages: state.languages)
        if let findings { texts.removeAll { findings.about($0).isEmpty } }
        if let former { texts.removeAll { !former.isChanged($0) } }
        if let uses {
          texts.removeAll { text in
            let places = uses.context(of: text.key, inCatalogAt: text.path).places
            return !places.contains { $0.screen == screen }
          }
        }
        return texts
      }
    let catalogs = Dictionary(files.map { ($0.path, $0.catalog) }, uniquingKeysWith: { $1 })
    let (items, next) = page.items(of: texts) { text in
      catalogs[text.path].map { json(of: text, in: $0, findings?.about(text) ?? []) }
    }
    return .fields(
      ("texts", .array(items)),
      ("total", .number(texts.count)),
      ("nextCursor", next.map { .string($0) })
    )
  }

  private static func texts(
    _ filter: CatalogTextFilter,
    of files: [CatalogFile],
    languages: [String]
  ) async throws -> [CatalogText] {
    var texts: [CatalogText] = []
    let unchanged: @Sendable ([CatalogText]) -> [CatalogText] = { $0 }
    for file in files {
      await filter.forEach(of: file, languages: languages, unchanged) { part in
        texts += part
        return !Task.isCancelled
      }
      try Task.checkCancellation()
    }
    return texts
  }

  private static func json(
    of text: CatalogText,
    in catalog: StringCatalog,
    _ findings: [Diagnostic]
  ) -> JSONValue {
    let entry = catalog[text.key, inLanguages: [catalog.sourceLanguage]]
    let source = entry?.sourceVersion(key: text.key, sourceLanguage: catalog.sourceLanguage)
    return .fields(
      ("catalog", .string(text.path)),
      ("key", .string(text.key)),
      ("language", .string(text.language)),
      ("variation", .nonempty(text.variation)),
      ("state", text.state.map { .string($0.name) }),
      ("text", text.value.map { .string($0) }),
      ("comment", .nonempty(text.comment)),
      ("sourceVersion", .string(source?.rawValue ?? "")),
      ("targetVersion", .string(text.version.rawValue)),
      ("findings", .nonempty(findings.map { AgentJSON.finding($0, isPlaced: false) }))
    )
  }
}
