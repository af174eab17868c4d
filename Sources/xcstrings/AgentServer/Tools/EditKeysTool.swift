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
      + "source 'text' of a manual key, the 'comment', or 'translatable', or 'clear' the texts of a "
      + "language. 'add' creates a 'catalog' that does not exist.",
    input: .object([
      AgentContext.catalog, .required("edits", .array(of: .object(edit), 1...200)),
      .optional("inSources", .boolean("Rename literals in the code, too.")),
      .optional(
        "ignoreLiterals",
        .boolean("Leave literals that are looked up by other functions.")
      ),
      .optional("sourceLanguage", .string("Of a new catalog.")), .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("catalogs", .array(of: .object(catalog))), .optional("unchanged", .strings()),
      .optional("sources", .strings()), .optional("nextStep", .string()),
    ]),
    effect: .removal
  )

  private static let actions = [
    "add", "remove", "rename", "text", "comment", "translatable", "clear",
  ]
  private static let edit: [JSONSchema.Property] = [
    .required("action", .choice(actions)), .required("key", .string()),
    .optional("to", .string("The new key, for 'rename'.")),
    .optional("comment", .string("For 'add' and 'comment'; empty to remove it.")),
    .optional("text", .string("The source text, for 'add' (by default, the key) and 'text'.")),
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
    if !arguments.flag("ignoreLiterals") { try await checkLiterals(edits, context) }
    return renames.isEmpty
      ? try await edit(edits, arguments, context) : try await rename(renames, arguments, context)
  }

  /// Checks that no key is removed or renamed that the code looks up with a function that is not known.
  ///
  /// No extraction finds such a key, so that neither a validation nor a synchronization would notice.
  ///
  /// - Throws: ``ToolFailure`` with the literals.
  private static func checkLiterals(
    _ edits: [ToolArguments],
    _ context: AgentContext
  ) async throws {
    let keys = edits.filter { ["remove", "rename"].contains($0.text("action")) }
      .compactMap { $0.text("key") }
    guard !keys.isEmpty else { return }
    let files = try await context.project.state().files
    let uses = try await context.project.keyContexts()
    for key in keys {
      let places = files.flatMap { uses.context(of: key, inCatalogAt: $0.path).places }
      guard !places.isEmpty, places.allSatisfy({ $0.kind == .literal }) else { continue }
      var failure = ToolFailure(
        "used-in-code",
        "The code has literals '\(key)', which it may look up with a function that is not known.",
        hint: "Change them, or repeat the call with 'ignoreLiterals'. 'routines' in .xcstrings.yml "
          + "names functions that take keys."
      )
      let literals = places.prefix(literalLimit).map { AgentJSON.place($0) }
      failure.details.append(("literals", .array(literals)))
      throw failure
    }
  }

  /// The maximum number of literals in a failure.
  private static let literalLimit = 20

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
    let hasKnown = edits.contains { edit in
      edit.text("action") == "add" && unchanged.contains(edit.text("key") ?? "")
    }
    return .fields(
      (
        "catalogs",
        .array(
          results.map { json($0.path, $0.changes.count, isNew: !known.contains($0.path)) }
        )
      ),
      ("unchanged", .nonempty(unchanged.map { .string($0) })),
      (
        "nextStep",
        hasKnown
          ? .string("Keys that exist stay as they are; 'text' and 'comment' change them.") : nil
      )
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
        hint: "Set 'catalog' to one of: \(files.map(\.path).joined(separator: ", "))."
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
    case "text":
      return try replaceText(edit.text("text") ?? "", forKey: key, in: &catalog, at: path)
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

  /// Changes the source text of a key that is not in the code, and marks its translations.
  private static func replaceText(
    _ text: String,
    forKey key: String,
    in catalog: inout StringCatalog,
    at path: String
  ) throws -> [EditChange] {
    guard !text.isEmpty else { throw ToolFailure("invalid-edit", "'text' needs 'text'.") }
    guard let entry = catalog[key] else { return [] }
    guard entry.extractionState == .manual || entry.extractionState == .migrated else {
      throw ToolFailure(
        "source-in-code",
        "The source text of '\(key)' is in the code.",
        hint: "Change it there, and call 'sync_code'."
      )
    }
    let former = entry.sourceTexts(key: key, sourceLanguage: catalog.sourceLanguage)
    try set(text, forKey: key, in: &catalog, at: path)
    guard var changed = catalog[key], changed != entry else { return [] }
    _ = changed.requestReview(
      after: former,
      of: key,
      in: catalog.sourceLanguage,
      includingTrivial: false
    )
    catalog[key] = changed
    return [EditChange(kind: .set, key: key)]
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
