import CatalogExchange
import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONSyntax
import ModelContextProtocol
import ProjectConfiguration
import StringCatalog

/// `exchange`: files for translators and other programs.
enum ExchangeTool: AgentTool {
  static let definition = ToolDefinition(
    "exchange",
    "Exports texts to files for other programs, or imports such files. 'tmx' is the translation "
      + "memory, 'tbx' the glossary, and importing 'strings' makes catalogs of .lproj folders.",
    input: .object([
      AgentContext.catalog, .required("direction", .choice(["export", "import"])),
      .required("format", .choice(formats)),
      .required("path", .string("In the project.")),
      .optional("language", .string("By default, all.")),
      .optional("onlyUnfinished", .boolean()), .optional("acceptLosses", .boolean()),
      .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("written", .boolean()), .optional("files", .array(of: .object(file))),
      .optional("catalogs", .array(of: .object(catalog))), .optional("into", .string()),
      .optional("added", .integer()), .optional("ignored", .array(of: .object(ignored))),
      .optional("moreIgnored", .integer()), .optional("problems", .array(of: AgentJSON.finding)),
      .optional("moreProblems", .integer()),
    ]),
    effect: .removal
  )

  private static let formats = ["xliff", "xcloc", "csv", "po", "tmx", "tbx", "strings"]
  private static let file: [JSONSchema.Property] = [
    .required("path", .string()), .optional("language", .string()),
    .required("texts", .integer()), .optional("unfinished", .integer()),
  ]
  private static let catalog: [JSONSchema.Property] = [
    .required("path", .string()), .optional("language", .string()),
    .required("changed", .integer()), .optional("ignored", .integer()),
  ]
  private static let ignored: [JSONSchema.Property] = [
    .required("catalog", .string()), .required("key", .string()), .optional("language", .string()),
    .optional("variation", .string()), .required("reason", .string()),
    .optional("file", .string()), .optional("line", .integer()),
  ]

  /// The maximum number of problems, and of ignored texts, in a result.
  private static let problemLimit = 100

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let path = arguments.text("path") ?? ""
    guard !path.isEmpty, ProjectFolders(of: state.workspace.project).contain(path) else {
      throw ToolFailure(
        "outside-project",
        "'\(path)' is not in the folder of the project.",
        hint: "Use a path relative to it."
      )
    }
    let result =
      arguments.text("direction") == "export"
      ? try export(to: path, arguments, context, state)
      : try await `import`(from: path, arguments, context, state)
    return json(of: result, isPreview: arguments.flag("dryRun"))
  }

  // MARK: - Export

  private static func export(
    to path: String,
    _ arguments: ToolArguments,
    _ context: AgentContext,
    _ state: ProjectState
  ) throws -> ExchangeResult {
    let format = arguments.text("format") ?? ""
    let isPreview = arguments.flag("dryRun")
    let files = try context.files(arguments, in: state)
    let project = state.workspace.project
    let named = arguments.text("language").map { [$0] } ?? []
    try LanguageCheck.check(named, known: state.languages)
    switch format {
    case "tmx":
      try check(path, hasExtension: format)
      let languages = named.isEmpty ? files.targetLanguages(and: project) : named
      return try state.exportMemory(of: files, in: languages, to: path, isPreview: isPreview)
    case "tbx":
      try check(path, hasExtension: format)
      guard project?.configuration.glossary.isEmpty == false else {
        throw ToolFailure("no-terms", "The project has no glossary.")
      }
      return try state.exportTerms(in: named, to: path, isPreview: isPreview)
    default:
      guard let format = ExchangeFormat(rawValue: format) else {
        throw ToolFailure("invalid-format", "There is no format '\(format)'.")
      }
      let languages = format.languages(named, of: files, in: project)
      guard !languages.isEmpty else {
        throw ToolFailure(
          "no-language",
          "The catalogs contain only the source language.",
          hint: "Set 'language'."
        )
      }
      return try state.export(
        files,
        as: format,
        in: languages,
        to: path,
        isUnfinishedOnly: arguments.flag("onlyUnfinished"),
        isPreview: isPreview
      )
    }
  }

  /// Checks that a file to write has the extension of its format, so that no other file is replaced.
  private static func check(_ path: String, hasExtension suffix: String) throws(ToolFailure) {
    guard !path.lowercased().hasSuffix(".\(suffix)") else { return }
    throw ToolFailure("invalid-path", "The path must end with '.\(suffix)'.")
  }

  // MARK: - Import

  private static func `import`(
    from path: String,
    _ arguments: ToolArguments,
    _ context: AgentContext,
    _ state: ProjectState
  ) async throws -> ExchangeResult {
    let isPreview = arguments.flag("dryRun")
    guard FileSystem.kind(of: path) != nil else {
      throw ToolFailure("no-such-file", "There is no file '\(path)'.")
    }
    switch arguments.text("format") {
    case "tmx":
      return try state.importMemory(
        from: path,
        into: state.memoryFile,
        isPreview: isPreview
      )
    case "tbx":
      let target = try GlossaryTarget(of: state).path
      return try state.importTerms(from: path, into: target, isPreview: isPreview)
    case "strings":
      guard context.rights.contains(.finish) else {
        throw ToolFailure(missing: .finish, "The strings would become finished translations.")
      }
      let result = try await context.project.importStrings(from: path, isPreview: isPreview)
      guard !result.catalogs.isEmpty || result.isRefused else {
        throw ToolFailure(
          "no-strings",
          "There are no .strings or .stringsdict files in '\(path)'.",
          hint: "They must be in folders such as 'en.lproj'."
        )
      }
      return result
    default:
      let isNamed = arguments.text("catalog") != nil
      let catalogs = isNamed ? try context.files(arguments, in: state).map(\.path) : nil
      let result = try await context.project.importTranslations(
        from: path,
        into: catalogs,
        language: arguments.text("language"),
        finishedAs: context.rights.contains(.finish) ? .translated : .needsReview,
        acceptsLosses: arguments.flag("acceptLosses"),
        isPreview: isPreview
      )
      // The language of a file may be a typing error, or another code of a language of the project.
      for catalog in result.catalogs where result.isRefused && !catalog.language.isEmpty {
        try context.check(language: catalog.language, in: state)
      }
      return result
    }
  }

  // MARK: - Result

  private static func json(of result: ExchangeResult, isPreview: Bool) -> JSONValue {
    let problems = result.diagnostics.sorted { $0.severity > $1.severity }
      .map { AgentJSON.finding($0, isPlaced: true) }
    let files = result.files.map { file in
      JSONValue.fields(
        ("path", .string(file.path)),
        ("language", .nonempty(file.language)),
        ("texts", .number(file.textCount)),
        ("unfinished", file.unfinishedCount.map { .number($0) })
      )
    }
    let catalogs = result.catalogs.map { catalog in
      JSONValue.fields(
        ("path", .string(catalog.path)),
        ("language", .nonempty(catalog.language)),
        ("changed", .number(catalog.changedCount)),
        ("ignored", catalog.ignoredCount == 0 ? nil : .number(catalog.ignoredCount))
      )
    }
    return .fields(
      [
        ("written", .boolean(!isPreview && !result.isRefused && result.hasChanges)),
        ("files", .nonempty(files)), ("catalogs", .nonempty(catalogs)),
        ("into", .nonempty(result.target)),
        ("added", result.target == nil ? nil : .number(result.addedCount)),
      ] + ResultPage.beginning("ignored", of: result.ignored.map(json), limit: problemLimit)
        + ResultPage.beginning("problems", of: problems, limit: problemLimit)
    )
  }

  private static func json(_ ignored: ExchangeResult.Ignored) -> JSONValue {
    let text = ignored.text
    return .fields(
      ("catalog", .string(ignored.path)),
      ("key", .string(text.id.key)),
      ("language", .nonempty(ignored.language)),
      ("variation", .nonempty(text.id.variant.name)),
      ("reason", .string(text.reason.rawValue)),
      ("file", text.location.map { .string($0.file) }),
      ("line", text.location.map { .number($0.line) })
    )
  }
}
