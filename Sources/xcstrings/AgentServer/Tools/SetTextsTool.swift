import CatalogValidation
import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `set_texts`: writes translations as drafts.
enum SetTextsTool: AgentTool {
  static let definition = ToolDefinition(
    "set_texts",
    "Writes translations as drafts that need review, with the versions that were read. A text with "
      + "errors, or that has changed since, is refused with the reason.",
    input: .object([
      AgentContext.catalog, EditList.language,
      .required("edits", .array(of: .object(edit), 1...200)),
      .optional(
        "mode",
        .choice(
          ["partial", "all"],
          "'all': none is written if one is refused.",
          default: "partial"
        )
      ), .optional("dryRun", .boolean()), EditList.reportAll,
    ]),
    output: .object([
      .required("written", .integer()), .required("refused", .integer()),
      .required("results", .array(of: .object(result))),
    ]),
    effect: .edit
  )

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  private static let edit: [JSONSchema.Property] = [
    .required("key", .string()), .optional("catalog", .string()),
    .optional("language", .string()),
    .optional("variation", .string("As in 'get_work', such as 'device.mac'.")),
    .optional("text", .string("The translation; or 'forms'.")),
    .optional("forms", JSONSchema(.map(of: .string(), names: categories), "Plural forms.")),
    .required("sourceVersion", .string()),
    .optional("targetVersion", .string("Required to replace a finished translation.")),
    .optional("acceptLosses", .boolean()),
  ]

  private static let result: [JSONSchema.Property] = [
    .required("key", .string()), .required("language", .string()),
    .required("result", .choice(["written", "stale", "finished", "invalid", "refused"])),
    .optional("targetVersions", JSONSchema(.map(of: .string(), names: []))),
    .optional("present", AgentJSON.stale), .optional("findings", .array(of: AgentJSON.finding)),
    .optional("error", .string()), .optional("message", .string()),
    .optional("variation", .string()),
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    _ = try context.files(arguments, in: state)
    let list = PlacedEdits(arguments.objects("edits")) { edit in
      try placed(
        draft(edit, language: EditList.language(of: edit, arguments)),
        edit.text("catalog") == nil ? arguments : edit,
        context,
        state
      )
    }
    let isAtomic = arguments.text("mode") == "all"
    let results = try await context.project.write(
      list.edits,
      from: context.origin,
      isAtomic: isAtomic,
      replacesFinished: context.rights.contains(.destroy),
      isPreview: arguments.flag("dryRun") || isAtomic && !list.areComplete
    )
    let count = arguments.objects("edits").count
    let accepted = results.count(where: \.isWritten)
    return .fields(
      ("written", .number(isAtomic && accepted < count ? 0 : accepted)),
      ("refused", .number(count - accepted)),
      (
        "results",
        .array(
          list.report(arguments, where: { results[$0].isWritten }) {
            json(of: list.edits[$0].edit, results[$0], context.rights)
          }
        )
      )
    )
  }

  private static func placed(
    _ draft: DraftEdit,
    _ arguments: ToolArguments,
    _ context: AgentContext,
    _ state: ProjectState
  ) throws -> PlacedEdit<DraftEdit> {
    try context.check(language: draft.language, in: state)
    let file = try context.file(withKey: draft.key, arguments, in: state)
    guard draft.language != file.catalog.sourceLanguage else {
      throw ToolFailure(
        "source-language",
        "'\(draft.language)' is the source language of '\(file.path)'.",
        hint: "Change source texts in the code, and call 'sync_code'."
      )
    }
    guard file.catalog[draft.key, inLanguages: []]?.shouldTranslate != false else {
      throw ToolFailure(
        "not-translatable",
        "The key '\(draft.key)' is marked as not to be translated.",
        hint: "Change it first, with 'translatable' of 'edit_keys'."
      )
    }
    return PlacedEdit(draft, at: file.path)
  }

  private static func draft(_ edit: ToolArguments, language: String) throws -> DraftEdit {
    let key = edit.text("key") ?? ""
    let variation = edit.text("variation") ?? ""
    var texts: [DraftEdit.Text]
    switch (edit.text("text"), edit.members("forms")) {
    case (let text?, nil): texts = [DraftEdit.Text(variation: variation, value: text)]
    case (nil, let forms?) where !forms.isEmpty:
      let prefix = variation.isEmpty ? "" : "\(variation)."
      texts = forms.map { form in
        DraftEdit.Text(variation: "\(prefix)plural.\(form.name)", value: form.text)
      }
    default:
      throw ToolFailure(
        "invalid-edit",
        "The edit of '\(key)' must have either 'text' or 'forms'."
      )
    }
    for text in texts where StringCatalog.Variant(name: text.variation) == nil {
      throw ToolFailure(
        "invalid-variation",
        "There is no variation '\(text.variation)'.",
        hint: "Use a variation of 'get_work'."
      )
    }
    var draft = DraftEdit(
      key: key,
      language: language,
      texts: texts,
      sourceVersion: TextVersion(rawValue: edit.text("sourceVersion") ?? ""),
      targetVersion: edit.text("targetVersion").map(TextVersion.init(rawValue:))
    )
    draft.acceptsLosses = edit.flag("acceptLosses")
    return draft
  }

  private static func json(
    of draft: DraftEdit,
    _ result: DraftResult,
    _ rights: SessionRights
  ) -> JSONValue {
    let (name, present): (String, StaleText?) =
      switch result {
      case .written: ("written", nil)
      case .stale(let stale): ("stale", stale)
      case .finished(let stale): ("finished", stale)
      case .invalid: ("invalid", nil)
      case .refused: ("refused", nil)
      }
    var versions: [JSONValue.Member] = []
    if case .written(let all) = result {
      versions = zip(draft.texts, all)
        .map { JSONValue.Member($0.variation, .string($1.rawValue)) }
    }
    var findings: [JSONValue] = []
    if case .invalid(let errors) = result {
      findings = errors.map { AgentJSON.finding($0, isPlaced: false) }
    }
    var message: String?
    if case .refused(let error) = result { message = ToolFailure(refusal: error).message }
    if case .finished = result, !rights.contains(.destroy) {
      message = ToolFailure(missing: .destroy, "").hint
    }
    return .fields(
      ("key", .string(draft.key)),
      ("language", .string(draft.language)),
      ("result", .string(name)),
      ("targetVersions", versions.isEmpty ? nil : .object(versions)),
      ("present", present.map(AgentJSON.stale)),
      ("findings", .nonempty(findings)),
      ("message", .nonempty(message))
    )
  }
}

extension ToolFailure {
  /// Creates the failure for an edit that a catalog refused.
  init(refusal error: StringCatalog.EditError) {
    self.init(WorkspaceError.refusedEdit(error, path: "", nearestKey: nil))
  }
}
