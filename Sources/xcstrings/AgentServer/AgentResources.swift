import CatalogValidation
import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONRPC
import JSONSyntax
import Localization
import ModelContextProtocol
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// The resources of `xcstrings mcp`: parts of the project that a person can give to a model.
struct AgentResources {
  private let context: AgentContext

  init(_ context: AgentContext) {
    self.context = context
  }

  /// The address of the overview.
  private static let project = "xcstrings://project"

  /// Returns whether a resource contains places in the code.
  static func dependsOnSources(_ uri: String) -> Bool { uri.hasPrefix("xcstrings://entry/") }

  /// The templates of the addresses.
  static let templates = [
    ResourceTemplate(
      "xcstrings://catalog/{path}/{language}",
      name: "texts",
      "The texts of a catalog in a language."
    ),
    ResourceTemplate("xcstrings://entry/{path}/{key}", name: "entry", "A key in all languages."),
    ResourceTemplate(
      "xcstrings://glossary/{language}",
      name: "glossary",
      "The terms for a language."
    ),
    ResourceTemplate(
      "xcstrings://rule/{id}",
      name: "rule",
      "A rule of the validation.",
      mediaType: "text/markdown"
    ),
  ]

  /// Returns the overview, and each catalog in each of its languages.
  func list() async throws -> [ResourceDescription] {
    let state = try await context.project.state()
    let overview = ResourceDescription(
      Self.project,
      name: "project",
      "The catalogs, their progress and the settings."
    )
    return [overview]
      + state.files.flatMap { file in
        file.catalog.languages.map { language in
          ResourceDescription(
            "xcstrings://catalog/\(PercentEncoding.encoded(file.path))/"
              + PercentEncoding.encoded(language),
            name: "\(file.table.escapedOnOneLine) (\(language.escapedOnOneLine))",
            "The texts of \(file.path.quotedAsKey()) in \(language.escapedOnOneLine)."
          )
        }
      }
  }

  /// Returns the content of a resource.
  func content(of uri: String) async throws -> ServerAnswer {
    let scheme = "xcstrings://"
    guard uri.hasPrefix(scheme) else { return .noResource }
    let parts = uri.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
      .map { PercentEncoding.decoded($0) ?? "" }
    do {
      switch (parts.first, parts.count) {
      case ("project", 1): return try await result(of: GetProjectTool.self)
      case ("catalog", 3):
        let (catalog, language) = (JSONValue.string(parts[1]), JSONValue.string(parts[2]))
        let all = JSONValue.number(Int.max)
        return try await result(
          of: FindTextsTool.self,
          ("catalog", catalog),
          ("languages", .array([language])),
          ("limit", all),
          ("maxBytes", all)
        )
      case ("entry", 3):
        return try await result(
          of: GetContextTool.self,
          ("catalog", .string(parts[1])),
          ("key", .string(parts[2]))
        )
      case ("glossary", 2):
        try context.check(language: parts[1], in: try await context.project.state())
        return try await result(of: GetTermsTool.self, ("languages", .array([.string(parts[1])])))
      case ("rule", 2):
        guard let rule = ValidationRules.rule(.init(rawValue: parts[1])).map({ type(of: $0) })
        else { return .noResource }
        let level = rule.isOptional ? "off" : rule.defaultSeverity.rawValue
        let page = RuleDocument(rule, level: level, UserLocale("en"))
        return .resource(text: page.text, mediaType: "text/markdown")
      default: return .noResource
      }
    } catch let failure as ToolFailure where failure.id.hasPrefix("no-such") {
      return .noResource
    }
  }

  private func result(
    of tool: any AgentTool.Type,
    _ arguments: (String, JSONValue?)...
  ) async throws -> ServerAnswer {
    let value = try await tool.call(ToolArguments(.fields(arguments)), context)
    let text = String(decoding: AgentRights.marked(value).line, as: UTF8.self)
    return .resource(text: text, mediaType: "application/json")
  }

  // MARK: - Completion

  /// Returns the values of an argument that start like a text.
  func completions(of query: CompletionQuery) async throws -> [String] {
    let state = try await context.project.state()
    let values: [String]
    switch query.argument {
    case "language", "languages": values = state.languages
    case "path", "catalog": values = state.files.map(\.path)
    case "file": return Self.sources(from: query.prefix)
    case "id", "rule": values = ValidationRules.all.map { type(of: $0).id.rawValue }.sorted()
    case "key":
      let files = query.others["path"].map { path in state.files.filter { $0.path == path } }
      values = (files ?? state.files).flatMap(\.catalog.keys)
    default: values = []
    }
    let start = query.prefix.lowercased()
    return values.filter { $0.lowercased().hasPrefix(start) }
  }

  /// Returns the source files and folders whose paths start like a text, as a shell completes them.
  private static func sources(from prefix: String) -> [String] {
    guard prefix.utf8.count <= ProjectPath.maximumLength else { return [] }
    let slash = prefix.lastIndex(of: "/")
    let folder = slash.map { String(prefix[...$0]) } ?? ""
    let name = prefix[(slash.map { prefix.index(after: $0) } ?? prefix.startIndex)...].lowercased()
    let place = folder.isEmpty ? "." : folder
    guard !FileSystem.isOutsideProject(place), let names = try? FileSystem.names(in: place) else {
      return []
    }
    return names.filter { $0.lowercased().hasPrefix(name) }.sorted()
      .compactMap { name in
        switch FileSystem.kind(of: folder + name) {
        case .folder: ProjectFiles.foreignFolders.contains(name) ? nil : "\(folder)\(name)/"
        case .file:
          SourceKind.allFileExtensions.contains { name.hasSuffix(".\($0)") } ? folder + name : nil
        case .special, nil: nil
        }
      }
  }
}
