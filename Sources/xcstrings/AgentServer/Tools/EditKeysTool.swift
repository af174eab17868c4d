import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import ProjectConfiguration
import StringCatalog

/// `edit_keys`: adds, removes, renames and describes keys.
enum EditKeysTool: AgentTool {
  static let definition = ToolDefinition(
    "edit_keys",
    "Changes keys in order: 'add' a manual key, 'remove', 'rename' (also in the code), set the "
      + "'comment', set 'translatable', or 'clear' the texts of a language. 'add' creates a "
      + "'catalog' that does not exist.",
    input: .object([
      AgentContext.catalog, .required("edits", .array(of: .object(edit), 1...200)),
      .optional("inSources", .boolean("Rename literals in the code, too.")),
      .optional("sourceLanguage", .string("Of a new catalog.")), .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("catalogs", .array(of: .object(catalog))), .optional("unchanged", .strings()),
      .optional("sources", .strings()),
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
  private static let catalog: [JSONSchema.Property] = [
    .required("path", .string()), .required("changed", .integer()),
    .optional("isNew", .boolean()),
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let edits = arguments.objects("edits")
    let renames = edits.filter { $0.text("action") == "rename" }
    guard renames.isEmpty || renames.count == edits.count else {
      throw ToolFailure("mixed-edits", "Renaming and other edits need separate calls.")
    }
    return renames.isEmpty
      ? try await edit(edits, arguments, context) : try await rename(renames, arguments, context)
  }

  // MARK: - Renaming

  private static func rename(
    _ renames: [ToolArguments],
    _ arguments: ToolArguments,
    _ context: AgentContext
  ) async throws -> JSONValue {
    var counts: [String: Int] = [:]
    var sources: [String] = []
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
        isPreview: arguments.flag("dryRun")
      )
      counts[file.path, default: 0] += 1
    }
    return .fields(
      ("catalogs", .array(counts.sorted { $0.key < $1.key }.map { json($0.key, $0.value) })),
      ("sources", .nonempty(Set(sources).sorted().map { .string($0) }))
    )
  }

  private static func json(_ path: String, _ count: Int, isNew: Bool = false) -> JSONValue {
    .fields(
      ("path", .string(path)),
      ("changed", .number(count)),
      ("isNew", isNew ? .boolean(true) : nil)
    )
  }

  // MARK: - Other edits

  private static func edit(
    _ edits: [ToolArguments],
    _ arguments: ToolArguments,
    _ context: AgentContext
  ) async throws -> JSONValue {
    let state = try await context.project.state()
    var shares: [String: [ToolArguments]] = [:]
    for edit in edits {
      let path = try path(of: edit, arguments, context, state)
      shares[path, default: []].append(edit)
    }
    let chosen = shares
    let language = try sourceLanguage(arguments, of: state)
    let results = try await context.project.edit(
      catalogsAt: chosen.keys.sorted(),
      creatingFor: language,
      isPreview: arguments.flag("dryRun")
    ) { path, catalog in
      try (chosen[path] ?? []).flatMap { try apply($0, to: &catalog, at: path) }
    }
    let known = Set(state.files.map(\.path))
    let changed = Set(results.flatMap(\.changes).map(\.key))
    let unchanged = edits.compactMap { $0.text("key") }.filter { !changed.contains($0) }
    return .fields(
      (
        "catalogs",
        .array(
          results.map { json($0.path, $0.changes.count, isNew: !known.contains($0.path)) }
        )
      ),
      ("unchanged", .nonempty(unchanged.map { .string($0) }))
    )
  }

  /// Returns the source language of a new catalog: that of the project, if it has one.
  ///
  /// With another one, a source text would be a finished translation for the other catalogs.
  private static func sourceLanguage(
    _ arguments: ToolArguments,
    of state: ProjectState
  ) throws -> String {
    let known = state.sourceLanguage
    guard let named = arguments.text("sourceLanguage") else {
      return known ?? Project.defaultSourceLanguage
    }
    try LanguageCheck.check([named], known: [])
    guard known == nil || known == named else {
      throw ToolFailure(
        "other-source-language",
        "The source language of the project is '\(known ?? "")'."
      )
    }
    return named
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
    if let new = try context.newCatalog(arguments, in: state) { return new }
    let files = try context.files(arguments, in: state)
    guard files.count == 1, let file = files.first else {
      throw ToolFailure(
        "ambiguous-catalog",
        "The project has several catalogs.",
        hint: "Set 'catalog'."
      )
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
      guard !key.isEmpty else { throw ToolFailure("invalid-edit", "A key must not be empty.") }
      guard !catalog.contains(key) else { return [] }
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
}
