import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import ProjectConfiguration

/// `get_terms`: the glossary.
enum GetTermsTool: AgentTool {
  static let definition = ToolDefinition(
    "get_terms",
    "Lists the terms that translations must use or avoid.",
    input: .object([
      .optional("languages", .strings()),
      .optional("query", .string("Part of a term.")),
    ]),
    output: .object([
      .required("terms", .array(of: AgentJSON.termByLanguage)),
      .required("revision", .string("For 'set_terms'.")),
    ])
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let wanted = Set(arguments.texts("languages"))
    let query = arguments.text("query")?.lowercased() ?? ""
    let all = state.workspace.project?.configuration.glossary ?? []
    let terms = all.filter { query.isEmpty || $0.term.lowercased().contains(query) }
    return .fields(
      ("terms", .array(terms.map { json(of: $0, wanted) })),
      ("revision", .string(all.revision))
    )
  }

  private static func json(
    of term: Configuration.GlossaryTerm,
    _ languages: Set<String>
  ) -> JSONValue {
    func words(_ words: [String: [String]]) -> JSONValue? {
      let members = words.filter { languages.isEmpty || languages.contains($0.key) }
        .sorted { $0.key < $1.key }
        .map { JSONValue.Member($0.key, .array($0.value.map { .string($0) })) }
      return members.isEmpty ? nil : .object(members)
    }
    return .fields(
      ("term", .string(term.term)),
      ("translate", term.isTranslated ? nil : .boolean(false)),
      ("use", words(term.translations)),
      ("avoid", words(term.forbidden)),
      ("definition", .nonempty(term.definition)),
      ("note", .nonempty(term.note))
    )
  }
}
