import CatalogValidation
import CatalogWorkspace
import Diagnostics
import JSONSyntax
import ModelContextProtocol
import OrderedCollections
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
      .optional("warnings", .integer()), .required("results", .array(of: .object(result))),
      .optional("nextStep", .string()),
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
    .required("sourceVersion", .string("That of 'get_work'.")),
    .optional("targetVersion", .string("That of the text to replace.")),
    .optional(
      "targetVersions",
      JSONSchema(.map(of: .string(), names: []), "Of forms to replace.")
    ),
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
    var seen: Set<[String]> = []
    let list = PlacedEdits(arguments.objects("edits")) { edit in
      let placed = try placed(
        draft(edit, language: EditList.language(of: edit, arguments)),
        edit.text("catalog") == nil ? arguments : edit,
        context,
        state
      )
      for text in placed.edit.texts {
        let names = [placed.path, placed.edit.language, text.variation, placed.edit.key]
        guard seen.insert(names).inserted else { throw ToolFailure(duplicate: placed.edit.key) }
      }
      return placed
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
    let warned = results.count { $0.isWritten && !$0.findings.isEmpty }
    return .fields(
      ("written", .number(isAtomic && accepted < count ? 0 : accepted)),
      ("refused", .number(count - accepted)),
      ("warnings", warned > 0 ? .number(warned) : nil),
      (
        "results",
        .array(
          list.report(arguments, where: { results[$0].isWritten && results[$0].findings.isEmpty }) {
            json(of: list.edits[$0].edit, results[$0], context.rights)
          }
        )
      ),
      (
        "nextStep",
        .nonempty(
          nextStep(
            after: results,
            refused: count - accepted,
            isDryRun: arguments.flag("dryRun")
          )
        )
      )
    )
  }

  private static func nextStep(
    after results: [DraftResult],
    refused: Int,
    isDryRun: Bool
  ) -> String? {
    let stale = results.count(where: \.isStale)
    if stale > 0 {
      return "Compare your texts with 'present'. If they are still right, send them again with its "
        + "sourceVersion and targetVersion."
    }
    if refused > 0 {
      return "Correct the texts that were refused by their results, and send them again."
    }
    if isDryRun { return "Nothing was written. Send the edits again without 'dryRun'." }
    guard results.contains(where: { $0.isWritten && !$0.findings.isEmpty }) else { return nil }
    return
      "Read the findings. Where a finding is right, send the text again with its targetVersions."
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
        hint: "Change source texts in the code, and call 'sync_code'; those of manual keys with "
          + "'text' of 'edit_keys'."
      )
    }
    guard file.catalog[draft.key, inLanguages: []]?.shouldTranslate != false else {
      throw ToolFailure(
        "not-translatable",
        "The key '\(draft.key)' is marked as not to be translated.",
        hint: "Change it first, with 'translatable' of 'edit_keys'."
      )
    }
    if draft.texts.contains(where: { $0.variation.hasPrefix("plural.") }),
      let entry = file.catalog[draft.key],
      !entry.hasPlaceholder(key: draft.key, in: file.catalog.sourceLanguage)
    {
      throw ToolFailure(
        "no-plural-forms",
        "The text of '\(draft.key)' has no number, so it has no plural forms.",
        hint: "Send one translation as 'text'."
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
        hint: "Use a variation of 'get_work', such as 'plural.one' or 'device.mac', or none."
      )
    }
    let versions = edit.members("targetVersions") ?? []
    for index in texts.indices {
      let name = texts[index].variation
      // A form may be named without its prefix, as in 'forms'.
      let version = versions.first { $0.name == name || name == "plural.\($0.name)" }?.text
      texts[index].targetVersion = (version ?? edit.text("targetVersion")).map(TextVersion.init)
    }
    var draft = DraftEdit(
      key: key,
      language: language,
      texts: texts,
      sourceVersion: TextVersion(rawValue: edit.text("sourceVersion") ?? "")
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
    if case .written(let all, _) = result {
      versions = zip(draft.texts, all)
        .map { JSONValue.Member($0.variation, .string($1.rawValue)) }
    }
    let findings = result.findings.map { AgentJSON.finding($0, isPlaced: false) }
    var message: String?
    if case .refused(let error) = result { message = ToolFailure(refusal: error).text }
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

extension DraftResult {
  /// Whether the program has to read the present text first.
  fileprivate var isStale: Bool {
    switch self {
    case .stale, .finished: true
    case .written, .invalid, .refused: false
    }
  }

  /// The errors of a draft that was not written, or what a validation says about one that was.
  fileprivate var findings: [Diagnostic] {
    switch self {
    case .written(_, let findings), .invalid(let findings): findings
    case .stale, .finished, .refused: []
    }
  }
}

extension ToolFailure {
  /// Creates the failure for an edit of a text that the same call has edited before.
  init(duplicate key: String) {
    self.init(
      "duplicate-edit",
      "An earlier edit of the call writes the same text of '\(key)'.",
      hint: "Send one edit for each text."
    )
  }

  /// Creates the failure for an edit that a catalog refused.
  init(refusal error: StringCatalog.EditError) {
    self.init(WorkspaceError.refusedEdit(error, path: "", nearestKey: nil))
  }
}

extension StringCatalog.Entry {
  /// Returns whether the source text, or the key in its place, may contain a placeholder.
  fileprivate func hasPlaceholder(key: String, in language: String) -> Bool {
    guard localizations[language] != nil || !key.isIdentifier else { return true }
    let source = localizations[language] ?? StringCatalog.Localization(key)
    return source.leaves.contains { leaf in
      leaf.unit.value.utf8.contains(UInt8(ascii: "%")) || leaf.variant?.plural != nil
    }
  }
}
