import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONSyntax
import ModelContextProtocol
import ProjectConfiguration
import StringCatalog

/// `get_project`: catalogs, languages, coverage, rules and problems.
enum GetProjectTool: AgentTool {
  static let definition = ToolDefinition(
    "get_project",
    "Lists the catalogs with their progress in each language, and the settings.",
    input: .object([.optional("languages", .strings())]),
    output: .object([
      .required("sourceLanguage", .string()), .required("languages", .strings()),
      .optional("rights", .strings("What this server may do.")),
      .required(
        "catalogs",
        .array(
          of: .object([
            .required("path", .string()), .required("keys", .integer()),
            .required(
              "languages",
              JSONSchema(.map(of: .object(counts), names: []), "Numbers of keys by state.")
            ),
          ])
        )
      ), .optional("rules", JSONSchema(.map(of: .string(), names: []), "Levels that are set.")),
      .optional("problems", .array(of: AgentJSON.finding)),
      .optional("guides", .strings("Documents about how to write texts.")),
      .optional("legacyTables", .strings("Tables of .strings files; 'exchange' imports them.")),
    ])
  )

  /// The maximum number of reasons why a catalog cannot be read.
  private static let problemLimit = 5
  private static let tableLimit = 50

  private static let states = [
    "translated", "needs_review", "new", "missing", "machine_translated", "stale",
  ]
  private static let counts = states.map { JSONSchema.Property.optional($0, .integer()) }

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let wanted = arguments.texts("languages")
    for language in wanted { try context.check(language: language, in: state) }
    let project = state.workspace.project
    let all = state.languages
    let languages = wanted.isEmpty ? all : wanted
    let coverage = try await context.project.coverage(in: languages).coverage
    let rows = Dictionary(grouping: coverage.rows, by: \.path)
    let catalogs = state.files.map { file in
      JSONValue.fields(
        ("path", .string(file.path)),
        ("keys", .number(file.catalog.keys.count)),
        ("languages", .object((rows[file.path] ?? []).map { .init($0.language, counts(of: $0)) }))
      )
    }
    let unreadable = state.problems.sorted { $0.key < $1.key }.flatMap(problems)
    let problems = (project?.diagnostics ?? []).map { AgentJSON.finding($0, isPlaced: true) }
    let rules = (project?.configuration.rules ?? [])
      .map { JSONValue.Member($0.rule.rawValue, .string($0.level.rawValue)) }
    let guides = StyleGuides(of: project)
    return .fields(
      ("sourceLanguage", .string(state.sourceLanguage ?? Project.defaultSourceLanguage)),
      ("languages", .array(all.map { .string($0) })),
      ("rights", .array(context.rights.list.map { .string($0.rawValue) })),
      ("catalogs", .array(catalogs)),
      ("rules", rules.isEmpty ? nil : .object(rules)),
      ("problems", .nonempty(unreadable + problems + guides.refused.map(problem))),
      ("guides", .nonempty(guides.readable.map { .string($0) })),
      ("legacyTables", .nonempty(legacyTables(in: state).map { .string($0) }))
    )
  }

  /// Returns the tables of `.strings` files, if the project has nothing newer.
  private static func legacyTables(in state: ProjectState) -> [String] {
    guard state.files.isEmpty, state.problems.isEmpty else { return [] }
    let tables = (try? LegacyFiles.find(at: [state.workspace.project?.folder ?? "."])) ?? []
    return tables.prefix(tableLimit).map { FileSystem.join($0.folder, $0.table) }
  }

  /// Returns the reasons why a catalog cannot be read.
  private static func problems(_ path: String, _ error: any Error) -> [JSONValue] {
    var diagnostics: [Diagnostic] = []
    if case WorkspaceError.invalidCatalog(_, let found) = error {
      diagnostics = found.filter { $0.severity == .error }
    }
    return [unreadable(ToolFailure(error).message, "error", ("catalog", .string(path)))]
      + diagnostics.prefix(problemLimit).map { AgentJSON.finding($0, isPlaced: true) }
  }

  private static func problem(ofGuide name: String) -> JSONValue {
    unreadable("'\(name)' is not read: only UTF-8 files of the project up to 1 MB are.", "warning")
  }

  private static func unreadable(
    _ message: String,
    _ severity: String,
    _ place: (String, JSONValue?)...
  ) -> JSONValue {
    .fields(
      [
        ("rule", .string("unreadable")), ("severity", .string(severity)),
        ("message", .string(message)),
      ] + place
    )
  }

  private static func counts(of row: CoverageRow) -> JSONValue {
    .object(
      states.compactMap { name in
        let count = row.count(TextState(name: name))
        return count == 0 ? nil : JSONValue.Member(name, .number(count))
      }
    )
  }
}
