import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `get_context`: all that is known about one key.
enum GetContextTool: AgentTool {
  static let definition = ToolDefinition(
    "get_context",
    "Shows a key in all languages, and all places in the code with the lines around them.",
    input: .object([
      .required("key", .string()), AgentContext.catalog,
      .optional("languages", .strings()),
      .optional("code", .integer(0...20, "Lines before and after a place.", default: 3)),
    ]),
    output: .object([
      .required("catalog", .string()), .required("key", .string()),
      .optional("comment", .string()), .optional("extractionState", .string()),
      .required("texts", .array(of: .object(AgentJSON.text))),
      .required("sourceVersion", .string()), .required("places", .array(of: .object(place))),
      .optional("neighbors", .strings()),
    ])
  )

  private static let place: [JSONSchema.Property] = [
    .required("place", AgentJSON.place), .optional("code", .string()),
  ]

  private static let placeLimit = 50
  private static let neighborLimit = 5

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let key = arguments.text("key") ?? ""
    let file = try context.file(withKey: key, arguments, in: state)
    let catalog = file.catalog
    guard let entry = catalog[key] else { throw ToolFailure("no-such-key", "The key is gone.") }
    let wanted = arguments.texts("languages")
    for language in wanted { try context.check(language: language, in: state) }
    let languages = wanted.isEmpty ? catalog.languages(and: state.languages) : wanted
    let texts = languages.flatMap { language in
      CatalogText.texts(of: entry, key: key, in: language, of: catalog, at: file.path)
    }
    let use = try await context.project.keyContexts().context(of: key, inCatalogAt: file.path)
    // Without code, keys with the same beginning are likely to be shown together.
    let neighbors =
      use.places.isEmpty ? catalog.keys(like: key, limit: neighborLimit) : use.neighbors
    let version = entry.sourceVersion(key: key, sourceLanguage: catalog.sourceLanguage)
    let reach = arguments.integer("code") ?? 3
    let places = use.places.prefix(placeLimit)
      .map { place in
        JSONValue.fields(
          ("place", AgentJSON.place(place)),
          ("code", .nonempty(place.code(reach: reach)))
        )
      }
    return .fields(
      ("catalog", .string(file.path)),
      ("key", .string(key)),
      ("comment", .nonempty(entry.comment)),
      ("extractionState", entry.extractionState.map { .string($0.rawValue) }),
      ("texts", .array(texts.map { .fields(AgentJSON.text($0)) })),
      ("sourceVersion", .string(version.rawValue)),
      ("places", .array(places)),
      ("neighbors", .nonempty(neighbors.map { .string($0) }))
    )
  }
}
