import CatalogWorkspace
import CommandSupport
import Diagnostics
import JSONSyntax
import MachineTranslation
import ModelContextProtocol
import ProjectConfiguration
import StringCatalog

/// `translate`: translates missing texts by the engine of the configuration.
enum TranslateTool: AgentTool {
  static let definition = ToolDefinition(
    "translate",
    "Translates missing texts by the engine in .xcstrings.yml, and writes them as drafts.",
    input: .object([
      AgentContext.catalog, .required("language", .string()),
      .optional("limit", .integer(1...Int.max)),
      .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("catalogs", .array(of: .object(catalog))),
      .optional("ended", .choice(["completed", "limit", "cost"])),
      .optional("requests", .integer()), .optional("cost", .number),
      .optional("currency", .string()), .optional("problems", .array(of: AgentJSON.finding)),
      .optional("moreProblems", .integer()),
    ]),
    effect: .edit
  )

  private static let catalog: [JSONSchema.Property] = [
    .required("path", .string()), .required("keys", .integer()),
    .optional("texts", JSONSchema(.integer(0...Int.max), "For the engine.")),
    .optional(
      "known",
      JSONSchema(.integer(0...Int.max), "Keys with a translation of the same text.")
    ),
    .optional("translated", .integer()), .optional("failed", .integer()),
    .optional("remaining", .integer()),
  ]

  /// The maximum number of problems in a result.
  private static let problemLimit = 50
  /// The number of lines of error output in the message about an engine that fails.
  private static let errorLineLimit = 5

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let language = arguments.text("language") ?? ""
    try context.check(language: language, in: state)
    let files = try context.files(arguments, in: state)
      .filter { $0.catalog.sourceLanguage != language }
    guard !files.isEmpty else {
      throw ToolFailure("source-language", "'\(language)' is the source language.")
    }
    var request = TranslationRequest(languages: [language])
    request.limit = arguments.integer("limit")
    request.state = state.workspace.project?.configuration.translation.draftState ?? .needsReview
    guard !arguments.flag("dryRun") else {
      let plans = try await state.planTranslation(of: files, request)
      return .fields(("catalogs", .array(plans.map(json))))
    }
    let engine = try engine(of: state)
    let report = try await state.translate(
      files,
      request,
      by: engine,
      environment: CommandContext.current.environment
    ) { [report = context.report] progress in
      report(Double(progress.done), Double(progress.total), "Translating into \(language)")
    }
    try Task.checkCancellation()
    return try json(of: report, files)
  }

  /// Returns the engine of the configuration.
  private static func engine(of state: ProjectState) throws(ToolFailure) -> EngineCommand {
    guard let line = state.workspace.project?.configuration.translation.command else {
      throw ToolFailure(
        "no-engine",
        "The project has no translation engine.",
        hint: "A person can set 'translate.command' in .xcstrings.yml."
      )
    }
    guard let engine = EngineCommand(words: line) else {
      throw ToolFailure("invalid-engine", "'translate.command' is not a command.")
    }
    return engine
  }

  // MARK: - Result

  private static func json(_ plan: CatalogTranslationPlan) -> JSONValue {
    .fields(
      ("path", .string(plan.path)),
      ("keys", .number(plan.plan.entries.count)),
      ("texts", .number(plan.plan.textCount)),
      ("known", .number(plan.knownCount))
    )
  }

  private static func json(
    of report: TranslationReport,
    _ files: [CatalogFile]
  ) throws -> JSONValue {
    let written = report.parts.reduce(0) { $0 + $1.written.count }
    let ending: String
    switch report.ending {
    case .completed: ending = "completed"
    case .limitReached: ending = "limit"
    case .costReached: ending = "cost"
    case .interrupted: throw CancellationError()
    case .failed(let failure):
      let lines = report.engineErrors.split(separator: "\n").suffix(errorLineLimit)
      let output = lines.isEmpty ? "" : " Its error output: \(lines.joined(separator: "\n"))"
      throw ToolFailure(
        "engine-failed",
        "\(ToolFailure(failure).message) \(written) keys were translated.\(output)",
        hint: "The next call continues with the others."
      )
    }
    let problems = report.diagnostics(files).map { AgentJSON.finding($0, isPlaced: true) }
    return .fields(
      [
        ("catalogs", .array(report.parts.map(json))), ("ended", .string(ending)),
        ("requests", .number(report.requestCount)),
        ("cost", report.usage.cost > 0 ? .number("\(report.usage.cost)") : nil),
        ("currency", .nonempty(report.usage.currency)),
      ] + ResultPage.beginning("problems", of: problems, limit: problemLimit)
    )
  }

  private static func json(_ part: TranslationReport.Part) -> JSONValue {
    .fields(
      ("path", .string(part.path)),
      ("keys", .number(part.plan.entries.count)),
      ("known", .number(part.knownCount)),
      ("translated", .number(part.written.count)),
      ("failed", .number(part.failures.count + part.stale.count)),
      ("remaining", .number(part.remainingCount))
    )
  }
}
