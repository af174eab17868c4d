import CatalogWorkspace
import Diagnostics
import JSONSyntax
import ModelContextProtocol
import ProjectConfiguration
import StringCatalog
import StringExtraction

/// `sync_code`: compares the catalogs with the code, and updates them.
enum SyncCodeTool: AgentTool {
  static let definition = ToolDefinition(
    "sync_code",
    "Compares catalogs with the code: new, changed, renamed and stale keys. Writes the catalogs only "
      + "with 'check': false.",
    input: .object([
      AgentContext.catalog, .optional("check", .boolean("Only report.", default: true)),
      .optional("renames", .choice(RenamePolicy.allCases.map(\.rawValue))),
      .optional("onSourceChange", .choice(SourceChangePolicy.allCases.map(\.rawValue))),
      .optional("prune", .boolean("Remove stale keys.")),
      .optional("since", .string("A git revision, to compare the texts of manual keys; or HEAD.")),
    ]),
    output: .object([
      .required("catalogs", .array(of: .object(catalog))), .required("written", .boolean()),
      .optional("problems", .array(of: AgentJSON.finding)),
      .optional("changedTexts", .strings("Manual keys with translations of an older text.")),
      .optional("nextStep", .string()),
    ]),
    effect: .removal
  )

  private typealias SourceChangePolicy = StringCatalog.SourceChangePolicy

  private static let catalog: [JSONSchema.Property] = [
    .required("path", .string()), .required("changed", .boolean()),
    .optional("changes", .array(of: .object(change))),
    .optional("moreChanges", .integer(0...Int.max, "Changes that are not listed.")),
    .optional("staleKeys", .strings()), .optional("suggestedRenames", .array(of: .object(rename))),
  ]
  private static let change: [JSONSchema.Property] = [
    .required("kind", .string()), .required("key", .string()), .optional("formerKey", .string()),
    .optional("formerText", .string()), .optional("places", .strings()),
    .optional("reviewed", .strings("Languages that need review now.")),
  ]
  private static let rename: [JSONSchema.Property] = [
    .required("formerKey", .string()), .required("key", .string()),
    .required("similarity", .integer()),
  ]

  private static let changeLimit = 200
  private static let placeLimit = 3

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let isPreview = arguments.flag("check", default: true)
    guard isPreview || context.rights.contains(.edit) else {
      throw ToolFailure(missing: .edit, "This server only compares the catalogs with the code.")
    }
    var request = SyncRequest()
    if arguments.text("catalog") != nil {
      request.catalogs = try context.files(arguments, in: state).map(\.path)
    }
    request.renames = arguments.text("renames").flatMap(RenamePolicy.init)
    request.sourceChanges = arguments.text("onSourceChange").flatMap(SourceChangePolicy.init)
    request.prunes = arguments.flag("prune")
    let report = context.report
    let result = try await context.project.synchronize(request, isPreview: isPreview) { progress in
      report(Double(progress.done), Double(progress.total), "Reading sources")
    }
    let since = arguments.text("since")
    let texts = try await context.project.keysWithChangedTexts(in: request.catalogs, since: since)
    let next = "'get_work' with kind 'review' and since '\(since ?? "HEAD")' lists 'changedTexts'."
    let problems = result.extraction.diagnostics + result.referenceProblems
    return .fields(
      ("catalogs", .array(result.outcomes.map(json))),
      ("written", .boolean(!isPreview)),
      ("problems", .nonempty(problems.map { AgentJSON.finding($0, isPlaced: true) })),
      ("changedTexts", .nonempty(texts.prefix(changeLimit).map { .string($0) })),
      ("nextStep", texts.isEmpty ? nil : .string(next))
    )
  }

  private static func json(of outcome: SyncOutcome) -> JSONValue {
    let changes = outcome.report.changes
    let renames = outcome.report.suggestedRenames.map { rename in
      JSONValue.fields(
        ("formerKey", .string(rename.formerKey)),
        ("key", .string(rename.key)),
        ("similarity", .number(rename.similarity))
      )
    }
    return .fields(
      [("path", .string(outcome.file.path)), ("changed", .boolean(outcome.isChanged))]
        + ResultPage.beginning("changes", of: changes.map(json), limit: changeLimit) + [
          ("staleKeys", .nonempty(outcome.report.staleKeys.map { .string($0) })),
          ("suggestedRenames", .nonempty(renames)),
        ]
    )
  }

  private static func json(of change: SyncChange) -> JSONValue {
    let places = change.locations.prefix(placeLimit)
    return .fields(
      ("kind", .string(change.kind.rawValue)),
      ("key", .string(change.key)),
      ("formerKey", .nonempty(change.formerKey)),
      ("formerText", .nonempty(change.formerText)),
      ("places", .nonempty(places.map { .string("\($0.file):\($0.line)") })),
      ("reviewed", .nonempty(change.reviewedLanguages.map { .string($0) }))
    )
  }
}
