import CatalogWorkspace
import Diagnostics
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `review_texts`: approves, rejects or replaces drafts.
enum ReviewTextsTool: AgentTool {
  static let definition = ToolDefinition(
    "review_texts",
    "Decides about drafts, with the versions that were read. 'approve' changes the state only; "
      + "'reject' sets 'new'; 'replace' writes a finished text. Only a person decides.",
    input: .object([
      AgentContext.catalog, EditList.language,
      .required("decisions", .array(of: .object(decision), 1...200)),
      .optional("dryRun", .boolean()), EditList.reportAll,
    ]),
    output: .object([
      .required("decided", .integer()), .required("refused", .integer()),
      .required("results", .array(of: .object(result))),
    ]),
    effect: .edit
  )

  private static let decision: [JSONSchema.Property] = [
    .required("key", .string()), .optional("catalog", .string()),
    .optional("language", .string()), .optional("variation", .string()),
    .required("decision", .choice(["approve", "reject", "replace"])),
    .optional("text", .string("The new text, for 'replace'.")),
    .required("sourceVersion", .string("That of 'get_work'.")),
    .required("targetVersion", .string("That of 'get_work'.")),
  ]

  private static let result: [JSONSchema.Property] = [
    .required("key", .string()), .required("language", .string()),
    .optional("variation", .string()),
    .required("result", .choice(["decided", "unchanged", "stale", "invalid", "refused"])),
    .optional("present", AgentJSON.stale), .optional("findings", .array(of: AgentJSON.finding)),
    .optional("error", .string()),
    .optional("message", .string()),
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    _ = try context.files(arguments, in: state)
    let list = PlacedEdits(arguments.objects("decisions")) { value in
      let decision = try decision(value, language: EditList.language(of: value, arguments))
      try context.check(language: decision.language, in: state)
      let named = value.text("catalog") == nil ? arguments : value
      let file = try context.file(withKey: decision.key, named, in: state)
      return PlacedEdit(decision, at: file.path)
    }
    let results = try await context.project.write(
      list.edits,
      isPreview: arguments.flag("dryRun")
    )
    let decided = results.count(where: \.isDecided)
    let refused = results.count(where: \.isRefused)
    let report = list.report(
      arguments,
      where: { results[$0].isDecided },
      { json(of: list.edits[$0].edit, results[$0]) }
    )
    return .fields(
      ("decided", .number(decided)),
      ("refused", .number(arguments.objects("decisions").count - results.count + refused)),
      ("results", .array(report))
    )
  }

  private static func decision(
    _ value: ToolArguments,
    language: String
  ) throws -> ReviewDecision {
    let kind: ReviewDecision.Kind
    switch (value.text("decision"), value.text("text")) {
    case ("approve", nil): kind = .approve
    case ("reject", nil): kind = .reject
    case ("replace", let text?): kind = .replace(text)
    default:
      throw ToolFailure("invalid-decision", "'replace' needs a text, and the others have none.")
    }
    let targetVersion = TextVersion(rawValue: value.text("targetVersion") ?? "")
    guard value.text("text") != nil || targetVersion != .noTranslation else {
      throw ToolFailure(
        "no-translation",
        "There is no text to approve or reject.",
        hint: "Write it with 'set_texts' or 'replace'."
      )
    }
    return ReviewDecision(
      kind,
      key: value.text("key") ?? "",
      language: language,
      variation: value.text("variation") ?? "",
      sourceVersion: TextVersion(rawValue: value.text("sourceVersion") ?? ""),
      targetVersion: targetVersion
    )
  }

  private static func json(of decision: ReviewDecision, _ result: DecisionResult) -> JSONValue {
    let (name, present, message): (String, StaleText?, String?) =
      switch result {
      case .review(.decided): ("decided", nil, nil)
      case .review(.unchanged): ("unchanged", nil, nil)
      case .review(.stale(let stale)): ("stale", stale, nil)
      case .review(.invalid): ("invalid", nil, nil)
      case .refused(let error): ("refused", nil, ToolFailure(refusal: error).text)
      }
    var findings: [Diagnostic] = []
    if case .review(.invalid(let errors)) = result { findings = errors }
    return .fields(
      ("key", .string(decision.key)),
      ("language", .string(decision.language)),
      ("variation", .nonempty(decision.variation)),
      ("result", .string(name)),
      ("present", present.map(AgentJSON.stale)),
      ("findings", AgentJSON.findings(findings)),
      ("message", .nonempty(message))
    )
  }
}
