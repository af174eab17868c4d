import CatalogWorkspace
import DiagnosticMessages
import Diagnostics
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `merge_catalogs`: merges two versions of a catalog with a common ancestor.
enum MergeCatalogsTool: AgentTool {
  static let definition = ToolDefinition(
    "merge_catalogs",
    "Merges two versions of a catalog. The output is written only if each conflict has a "
      + "resolution: repeat the call with them.",
    input: .object(
      [
        .optional("base", .string("The common ancestor: a path, or REVISION:PATH.")),
        .required("ours", .string()), .required("theirs", .string()),
        .required("output", .string()),
        .optional("resolutions", .array(of: .object(resolution))),
        .optional("dryRun", .boolean()),
      ] + ResultPage.properties
    ),
    output: .object(
      ResultPage.list("conflicts", of: .object(conflict)) + [
        .required("written", .boolean()), .optional("resolved", .integer()),
        .optional("refused", .array(of: .object(refusal))), .optional("warnings", .strings()),
      ]
    ),
    effect: .removal
  )

  private static let resolution: [JSONSchema.Property] = [
    .required("id", .string()), .required("choice", .choice(["ours", "theirs", "base", "text"])),
    .optional("text", .string("Becomes a draft.")),
  ]
  private static let conflict: [JSONSchema.Property] =
    [.required("id", .string())] + AgentJSON.part + [
      .optional("base", JSONSchema(.any)), .optional("ours", JSONSchema(.any)),
      .optional("theirs", JSONSchema(.any)),
    ]
  private static let refusal: [JSONSchema.Property] = [
    .required("id", .string()),
    .required("reason", .choice(["no-such-conflict", "not-a-text", "invalid"])),
    .required("message", .string()), .optional("findings", .array(of: AgentJSON.finding)),
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let output = arguments.text("output") ?? ""
    guard output.hasSuffix(Project.catalogSuffix) else {
      throw ToolFailure("invalid-output", "'output' must be the path of a catalog (.xcstrings).")
    }
    let resolutions = try arguments.objects("resolutions").map(resolution)
    let result = try await context.project.merge(
      MergedVersions(
        base: arguments.text("base"),
        ours: arguments.text("ours") ?? "",
        theirs: arguments.text("theirs") ?? ""
      ),
      output: output,
      resolutions: resolutions,
      makesFinished: context.rights.contains(.finish),
      isPreview: arguments.flag("dryRun")
    )
    let conflicts = result.merged.conflicts.map(\.conflict)
    let page = try ResultPage(arguments, version: ResultPage.version(of: conflicts.map(\.id)))
    let part = page.items(of: conflicts, json)
    let refused = zip(resolutions, result.results).compactMap { refusal(of: $0, $1) }
    let warnings = result.merged.duplicates.map { JSONValue.string($0.message.machineText) }
    return .fields(
      [("written", .boolean(result.isWritten))]
        + ResultPage.list("conflicts", part, of: conflicts.count) + [
          ("resolved", .number(resolutions.count - refused.count)),
          ("refused", .nonempty(refused)), ("warnings", .nonempty(warnings)),
        ]
    )
  }

  private static func resolution(_ value: ToolArguments) throws -> ConflictResolution {
    let choice: ConflictResolution.Choice
    switch (value.text("choice"), value.text("text")) {
    case ("ours", nil): choice = .ours
    case ("theirs", nil): choice = .theirs
    case ("base", nil): choice = .base
    case ("text", let text?): choice = .text(text)
    default:
      throw ToolFailure("invalid-resolution", "'text' needs a text, and the others have none.")
    }
    return ConflictResolution(id: value.text("id") ?? "", choice)
  }

  private static func json(of conflict: CatalogMerge.Conflict) -> JSONValue {
    .fields(
      [("id", .string(conflict.id))] + AgentJSON.part(conflict.path) + [
        ("base", AgentJSON.value(conflict.base)), ("ours", AgentJSON.value(conflict.ours)),
        ("theirs", AgentJSON.value(conflict.theirs)),
      ]
    )
  }

  private static func refusal(
    of resolution: ConflictResolution,
    _ result: ResolutionResult
  ) -> JSONValue? {
    let (reason, message, findings): (String, String, [Diagnostic]) =
      switch result {
      case .applied: ("", "", [])
      case .noConflict:
        ("no-such-conflict", "There is no such conflict: a version has changed since.", [])
      case .noText:
        ("not-a-text", "The conflict is about more than one text: choose a version.", [])
      case .invalid(let errors): ("invalid", "The text has errors.", errors)
      }
    guard !reason.isEmpty else { return nil }
    return .fields(
      ("id", .string(resolution.id)),
      ("reason", .string(reason)),
      ("message", .string(message)),
      ("findings", AgentJSON.findings(findings))
    )
  }
}
