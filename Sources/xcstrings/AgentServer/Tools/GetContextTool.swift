import CatalogWorkspace
import Diagnostics
import FileSystem
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
      .required(
        "texts",
        .array(
          of: .object([
            .required("language", .string()), .optional("variation", .string()),
            .optional("state", .string()), .optional("text", .string()),
            .required("targetVersion", .string()),
          ])
        )
      ), .required("sourceVersion", .string()), .required("places", .array(of: AgentJSON.place)),
      .optional("neighbors", .strings()),
    ])
  )

  /// The maximum number of bytes of a line of code.
  private static let lineLength = 400
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
    let reach = arguments.integer("code") ?? 3
    let places = use.places.prefix(placeLimit)
      .map { AgentJSON.place($0, code: code(around: $0, reach: reach)) }
    return .fields(
      ("catalog", .string(file.path)),
      ("key", .string(key)),
      ("comment", .nonempty(entry.comment)),
      ("extractionState", entry.extractionState.map { .string($0.rawValue) }),
      (
        "texts",
        .array(
          texts.map { text in
            .fields(
              ("language", .string(text.language)),
              ("variation", .nonempty(text.variation)),
              ("state", text.state.map { .string($0.name) }),
              ("text", text.value.map { .string($0) }),
              ("targetVersion", .string(text.version.rawValue))
            )
          }
        )
      ),
      (
        "sourceVersion",
        .string(
          entry.sourceVersion(key: key, sourceLanguage: catalog.sourceLanguage).rawValue
        )
      ),
      ("places", .array(places)),
      ("neighbors", .nonempty(neighbors.map { .string($0) }))
    )
  }

  /// Returns the lines of code around a place; `nil` if they cannot be read.
  private static func code(around place: KeyContext.Place, reach: Int) -> String? {
    guard let bytes = try? FileSystem.read(place.location.file, as: .source) else { return nil }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: place.location.line + reach,
      omittingEmptySubsequences: false
    )
    let first = max(place.location.line - 1 - reach, 0)
    let last = min(place.location.line + reach, lines.count)
    guard first < last else { return nil }
    return lines[first..<last].map { String(decoding: $0.prefix(lineLength), as: UTF8.self) }
      .joined(separator: "\n")
  }
}
