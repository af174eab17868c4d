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
    "Finds strings by key, text, language and state, regardless of case and accents; keys with the "
      + "state 'stale', or 'unused' (manual, and not in the code).",
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
    output: .object(ResultPage.list("texts", of: .object(text)))
  )

  private static let text: [JSONSchema.Property] =
    [.required("catalog", .string()), .required("key", .string())] + AgentJSON.text + [
      .optional("comment", .string()), .required("sourceVersion", .string()),
      .optional("findings", .array(of: AgentJSON.finding)),
    ]
  private static let states = [
    "translated", "needs_review", "new", "missing", "machine_translated", "stale", unused,
  ]
  /// The state of manual keys that the code does not contain.
  private static let unused = "unused"

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
    let catalogs = Dictionary(files.map { ($0.path, $0.catalog) }, uniquingKeysWith: { $1 })
    let states = Set(arguments.texts("states"))
    // These states are of keys, which are listed once.
    let areKeys = !states.isEmpty && states.isSubset(of: ["stale", unused]) && languages.isEmpty
    if areKeys { languages = Set(files.map(\.catalog.sourceLanguage)).sorted() }
    // Missing translations are found only in languages that are named.
    if findings != nil || former != nil, languages.isEmpty {
      languages = state.languages
    }
    let filter = CatalogTextFilter(
      keys: Set(arguments.texts("keys")),
      languages: languages,
      states: Set(states.map(TextState.init(name:))),
      part: arguments.text("query").flatMap { $0.isEmpty ? nil : SearchText($0) }
    )
    for key in arguments.texts("keys") {
      _ = try context.file(withKey: key, arguments, in: state, isUnique: false)
    }
    let uses = try await uses(arguments, context)
    let texts = try await context.project
      .texts(named: ResultPage.conditions(of: arguments), version: version) {
        var filter = filter
        if states.contains(unused), let uses {
          filter.includedKeys = try state.workspace.unusedKeys(of: files, knowing: uses)
        }
        var texts = try await self.texts(filter, of: files, languages: state.languages)
        if areKeys { texts = sourceTexts(among: texts, of: catalogs) }
        if let findings { texts.removeAll { findings.about($0).isEmpty } }
        if let former { texts.removeAll { !former.isChanged($0) } }
        if let screen = arguments.text("screen"), let uses {
          texts.removeAll { text in
            let places = uses.context(of: text.key, inCatalogAt: text.path).places
            return !places.contains { $0.screen == screen }
          }
        }
        return texts
      }
    let part = page.items(of: texts) { text in
      let state = areKeys ? text.extractionState == .stale ? "stale" : unused : nil
      return catalogs[text.path].map { json(of: text, state, in: $0, findings?.about(text) ?? []) }
    }
    return .fields(ResultPage.list("texts", part, of: texts.count))
  }

  /// Returns the uses of keys, if a condition is about them.
  ///
  /// - Throws: ``ToolFailure`` if no use can meet it.
  private static func uses(
    _ arguments: ToolArguments,
    _ context: AgentContext
  ) async throws -> KeyContexts? {
    let screen = arguments.text("screen")
    let isUnused = arguments.texts("states").contains(unused)
    guard screen != nil || isUnused else { return nil }
    let uses = try await context.project.keyContexts()
    if isUnused, uses.areEmpty {
      throw ToolFailure(
        "no-uses",
        "The code contains no key, so it is not known which are unused.",
        hint: "If the code is elsewhere, name its folders under 'targets' in .xcstrings.yml."
      )
    }
    guard let screen, !uses.screens.contains(screen) else { return uses }
    let closest = screen.closest(of: uses.screens.sorted())
    throw ToolFailure(
      "no-such-screen",
      "No type '\(screen)' shows a text.",
      hint: closest.map { "Did you mean '\($0)'?" } ?? "The places of 'get_context' name the types."
    )
  }

  /// Returns the first source text of each key.
  private static func sourceTexts(
    among texts: [CatalogText],
    of catalogs: [String: StringCatalog]
  ) -> [CatalogText] {
    var seen: Set<[ExactString]> = []
    return texts.filter { text in
      text.language == catalogs[text.path]?.sourceLanguage
        && seen.insert([ExactString(text.path), ExactString(text.key)]).inserted
    }
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
    _ state: String?,
    in catalog: StringCatalog,
    _ findings: [Diagnostic]
  ) -> JSONValue {
    let entry = catalog[text.key, inLanguages: [catalog.sourceLanguage]]
    let source = entry?.sourceVersion(key: text.key, sourceLanguage: catalog.sourceLanguage)
    return .fields(
      [("catalog", .string(text.path)), ("key", .string(text.key))]
        + AgentJSON.text(text, state) + [
          ("comment", .nonempty(text.comment)), ("sourceVersion", .string(source?.rawValue ?? "")),
          ("findings", AgentJSON.findings(findings)),
        ]
    )
  }
}
