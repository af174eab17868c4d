import CatalogWorkspace
import Diagnostics
import JSONSyntax
import ModelContextProtocol

/// `validate`: the findings of the rules.
enum ValidateTool: AgentTool {
  static let definition = ToolDefinition(
    "validate",
    "Checks catalogs by the rules of the project: placeholders, plural forms, terms, lengths, "
      + "markup. Errors come first.",
    input: .object(
      [
        AgentContext.catalog, .optional("languages", .strings()),
        .optional("rules", .strings("Such as 'mismatched-placeholders'.")),
        .optional("exceptRules", .strings("Such as 'needs-review'.")),
        .optional("severity", .choice(["error", "warning", "note"], "The least severity.")),
        .optional("keys", .strings()),
      ] + ResultPage.properties
    ),
    output: .object(
      ResultPage.list("findings", of: AgentJSON.finding) + [
        .required("errors", .integer()), .required("warnings", .integer()),
      ]
    )
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let languages = arguments.texts("languages")
    let before = try await context.project.state()
    for language in languages { try context.check(language: language, in: before) }
    let severity = arguments.text("severity").flatMap(Diagnostic.Severity.init) ?? .note
    let (state, all) = try await context.project.findings(in: languages, from: severity)
    let page = try ResultPage(arguments, version: state.version)
    let files = try context.files(arguments, in: state)
    let paths = Set(files.map(\.path))
    let rules = try TextFindings.rules(arguments.texts("rules"), findings: all)
    let excluded = try TextFindings.rules(arguments.texts("exceptRules"), findings: all)
    let keys = Set(arguments.texts("keys"))
    for key in keys { _ = try context.file(withKey: key, arguments, in: state, isUnique: false) }
    let found = all.filter { finding in
      (finding.location.map { paths.contains($0.file) } ?? true)
        && (rules.isEmpty || rules.contains(finding.id)) && !excluded.contains(finding.id)
        && (keys.isEmpty || finding.path.first.map(keys.contains) ?? false)
    }
    let sorted = found.enumerated()
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
      .map(\.element)
    let part = page.items(of: sorted) { AgentJSON.finding($0, isPlaced: true) }
    return .fields(
      ResultPage.list("findings", part, of: found.count) + [
        ("errors", .number(found.count { $0.severity == .error })),
        ("warnings", .number(found.count { $0.severity == .warning })),
      ]
    )
  }
}
