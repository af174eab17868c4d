import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `edit_keys`: adds, removes, renames and describes keys.
enum EditKeysTool: AgentTool {
  static let definition = ToolDefinition(
    "edit_keys",
    "Changes keys in order: 'add' a manual key, 'remove', 'rename' (also in the code), set the "
      + "'comment', set 'translatable', or 'clear' the texts of a language.",
    input: .object([
      AgentContext.catalog, .required("edits", .array(of: .object(edit), 1...200)),
      .optional("inSources", .boolean("Rename literals in the code, too.", default: false)),
      .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("changes", .array(of: .object(change))), .optional("sources", .strings()),
    ]),
    effect: .removal
  )

  private static let actions = ["add", "remove", "rename", "comment", "translatable", "clear"]
  private static let edit: [JSONSchema.Property] = [
    .required("action", .choice(actions)), .required("key", .string()),
    .optional("to", .string("The new key, for 'rename'.")),
    .optional("comment", .string("For 'add' and 'comment'; empty to remove it.")),
    .optional("text", .string("The source text, for 'add'; by default, the key.")),
    .optional("translatable", .boolean()), .optional("language", .string("For 'clear'.")),
  ]
  private static let change: [JSONSchema.Property] = [
    .required("catalog", .string()), .required("kind", .string()), .required("key", .string()),
    .optional("language", .string()),
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let edits = arguments.objects("edits")
    let isPreview = arguments.flag("dryRun")
    var changes: [JSONValue] = []
    var sources: [String] = []
    let renames = edits.filter { $0.text("action") == "rename" }
    if !renames.isEmpty, renames.count < edits.count {
      throw ToolFailure("mixed-edits", "Renaming and other edits need separate calls.")
    }
    for rename in renames {
      guard let key = rename.text("key"), let newKey = rename.text("to"), !newKey.isEmpty else {
        throw ToolFailure("invalid-edit", "'rename' needs 'to'.")
      }
      let state = try await context.project.state()
      let file = try context.file(withKey: key, arguments, in: state)
      sources += try await context.project.rename(
        key,
        to: newKey,
        inCatalogAt: file.path,
        includesSources: arguments.flag("inSources"),
        isPreview: isPreview
      )
      changes.append(json(EditChange(kind: .set, key: newKey), in: file.path))
    }
    let others = edits.filter { $0.text("action") != "rename" }
    for (path, changed) in try await edit(others, arguments, context, isPreview: isPreview) {
      changes += changed.map { json($0, in: path) }
    }
    return .fields(
      ("changes", .array(changes)),
      ("sources", .nonempty(Set(sources).sorted().map { .string($0) }))
    )
  }

  private static func edit(
    _ edits: [ToolArguments],
    _ arguments: ToolArguments,
    _ context: AgentContext,
    isPreview: Bool
  ) async throws -> [(path: String, changes: [EditChange])] {
    guard !edits.isEmpty else { return [] }
    let state = try await context.project.state()
    var shares: [String: [ToolArguments]] = [:]
    for edit in edits {
      let path = try path(of: edit, arguments, context, state)
      shares[path, default: []].append(edit)
    }
    let chosen = shares
    return try await context.project.edit(
      catalogsAt: chosen.keys.sorted(),
      isPreview: isPreview
    ) { path, catalog in
      try (chosen[path] ?? []).flatMap { try apply($0, to: &catalog, at: path) }
    }
  }

  /// Returns the path of the catalog that an edit changes.
  private static func path(
    of edit: ToolArguments,
    _ arguments: ToolArguments,
    _ context: AgentContext,
    _ state: ProjectState
  ) throws -> String {
    let key = edit.text("key") ?? ""
    guard edit.text("action") == "add" else {
      return try context.file(withKey: key, arguments, in: state).path
    }
    let files = try context.files(arguments, in: state)
    guard files.count == 1, let file = files.first else {
      throw ToolFailure(
        "ambiguous-catalog",
        "The project has several catalogs.",
        hint: "Set 'catalog'."
      )
    }
    guard !file.catalog.contains(key) else {
      throw ToolFailure("key-exists", "'\(file.path)' already contains the key '\(key)'.")
    }
    return file.path
  }

  private static func apply(
    _ edit: ToolArguments,
    to catalog: inout StringCatalog,
    at path: String
  ) throws -> [EditChange] {
    let key = edit.text("key") ?? ""
    switch edit.text("action") {
    case "add":
      var entry = StringCatalog.Entry(extractionState: .manual)
      entry.setComment(edit.text("comment"))
      catalog[key] = entry
      if let text = edit.text("text"), text != key {
        try set(text, forKey: key, in: &catalog, at: path)
      }
      return [EditChange(kind: .added, key: key)]
    case "remove":
      catalog[key] = nil
      return [EditChange(kind: .removed, key: key)]
    case "clear":
      guard let language = edit.text("language") else {
        throw ToolFailure("invalid-edit", "'clear' needs 'language'.")
      }
      return catalog.removeLocalization(of: key, language: language)
        ? [EditChange(kind: .removed, key: key, language: language)] : []
    default:
      guard var entry = catalog[key] else { return [] }
      if let comment = edit.text("comment") { entry.setComment(comment) }
      if edit.text("action") == "translatable" {
        entry.shouldTranslate = edit.flag("translatable", default: true)
      }
      guard entry != catalog[key] else { return [] }
      catalog[key] = entry
      return [EditChange(kind: .set, key: key)]
    }
  }

  private static func set(
    _ text: String,
    forKey key: String,
    in catalog: inout StringCatalog,
    at path: String
  ) throws {
    do throws(StringCatalog.EditError) {
      try catalog.apply(
        StringCatalog.TextEdit(text, forKey: key, language: catalog.sourceLanguage)
      )
    } catch {
      throw WorkspaceError.refusedEdit(error, in: catalog, at: path)
    }
  }

  private static func json(_ change: EditChange, in path: String) -> JSONValue {
    .fields(
      ("catalog", .string(path)),
      ("kind", .string(change.kind.rawValue)),
      ("key", .string(change.key)),
      ("language", .nonempty(change.language))
    )
  }
}
