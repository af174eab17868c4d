import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import TranslationMemory

/// `search_memory`: translations of similar texts.
enum SearchMemoryTool: AgentTool {
  static let definition = ToolDefinition(
    "search_memory",
    "Finds translations of similar texts. The score is 101 for the same text and key, 100 for the "
      + "same text.",
    input: .object([
      .required("text", .string("A source text.")), .required("language", .string()),
      .optional("key", .string()), .optional("minScore", .integer(1...101, default: 75)),
      .optional("limit", .integer(1...50, default: 5)),
    ]),
    output: .object([.required("matches", .array(of: AgentJSON.match))])
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let language = arguments.text("language") ?? ""
    try context.check(language: language, in: try await context.project.state())
    let query = MemoryQuery(
      arguments.text("text") ?? "",
      context: arguments.text("key"),
      minimumScore: arguments.integer("minScore") ?? 75,
      limit: arguments.integer("limit") ?? 5
    )
    let matches = try await context.project.matches(for: query, in: language)
    return .fields(("matches", .array(matches.map(AgentJSON.match))))
  }
}
