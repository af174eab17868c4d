import CatalogExchange
import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `edit_languages`: adds and removes languages.
enum EditLanguagesTool: AgentTool {
  static let definition = ToolDefinition(
    "edit_languages",
    "Adds languages, with the keys that wait for translation in state 'new', or removes all texts "
      + "of languages.",
    input: .object([
      AgentContext.catalog, .optional("add", .strings("Such as 'es' or 'pt-BR'.")),
      .optional("remove", .strings()), .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("catalogs", .array(of: .object(catalog))), .optional("note", .string()),
    ]),
    effect: .removal
  )

  private static let catalog: [JSONSchema.Property] = [
    .required("path", .string()), .required("added", .integer()), .required("removed", .integer()),
  ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let files = try context.files(arguments, in: state)
    let (added, removed) = (arguments.texts("add"), arguments.texts("remove"))
    guard !added.isEmpty || !removed.isEmpty else {
      throw ToolFailure(
        "invalid-edit",
        "The call names no language.",
        hint: "Set 'add' or 'remove'."
      )
    }
    for language in added { try LanguageCheck.check([language], known: []) }
    for language in removed { try context.check(language: language, in: state) }
    let results = try await context.project.edit(
      catalogsAt: files.map(\.path),
      isPreview: arguments.flag("dryRun")
    ) { path, catalog in
      do throws(StringCatalog.EditError) {
        var changes: [EditChange] = []
        for language in removed where catalog.languages.contains(language) {
          changes += try catalog.removeLanguage(language)
            .map { EditChange(kind: .removed, key: $0, language: language) }
        }
        for language in added {
          changes += try catalog.addLanguage(language)
            .map { EditChange(kind: .added, key: $0, language: language) }
        }
        return changes
      } catch {
        throw WorkspaceError.refusedEdit(error, in: catalog, at: path)
      }
    }
    let catalogs = results.map { path, changes in
      JSONValue.fields(
        ("path", .string(path)),
        ("added", .number(changes.count { $0.kind == .added })),
        ("removed", .number(changes.count { $0.kind == .removed }))
      )
    }
    let changes = results.flatMap(\.changes)
    let present = added.first { language in
      !changes.contains { $0.kind == .added && $0.language == language }
    }
    let note =
      added.lazy.compactMap(scriptNote).first
      ?? present.map { "Nothing was added in '\($0)': each key has a text or needs none." }
    return .fields(("catalogs", .array(catalogs)), ("note", note.map { .string($0) }))
  }

  /// Returns a note about a Chinese language without a script, which Xcode names.
  private static func scriptNote(about language: String) -> String? {
    let codes = ["zh-Hans", "zh-Hant"]
    guard !codes.contains(where: language.hasPrefix),
      let code = codes.first(where: language.isVariety)
    else { return nil }
    return "Xcode's own code for '\(language)' is '\(code)'."
  }
}
