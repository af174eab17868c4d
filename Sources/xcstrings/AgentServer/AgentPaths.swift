import CatalogWorkspace
import FileSystem
import JSONSyntax
import ModelContextProtocol

/// The check of all arguments of tools that are paths, before a tool sees them.
enum AgentPaths {
  /// The arguments that are paths.
  static let names: Set = [
    "catalog", "path", "file", "old", "new", "base", "ours", "theirs", "output",
  ]
  /// The arguments that may name a version in git, `REVISION:PATH`.
  private static let versions: Set = ["old", "new", "base", "ours", "theirs"]
  /// The lists whose elements may name a catalog.
  private static let lists = ["edits", "decisions"]
  private static let catalogExtensions: Set = ["xcstrings"]

  /// Checks the paths in the arguments of a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - tool: The name of the tool.
  ///   - folders: The folders of the project.
  /// - Throws: ``ToolFailure`` with the first problem.
  static func check(
    _ arguments: JSONValue,
    of tool: String,
    in folders: ProjectFolders
  ) throws(ToolFailure) {
    let arguments = ToolArguments(arguments)
    for name in names.sorted() {
      guard let path = arguments.text(name) else { continue }
      do throws(ProjectPathError) {
        switch name {
        case "output":
          _ = try ProjectPath(writing: path, in: folders, extensions: catalogExtensions)
        case "path": try checkExchange(path, arguments, folders)
        case "catalog": try checkCatalog(path, isNew: tool == EditKeysTool.name, folders)
        default:
          let parts = path.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
          let isVersion = versions.contains(name) && parts.count == 2
          _ = try ProjectPath(reading: isVersion ? String(parts[1]) : path, in: folders)
        }
      } catch {
        throw ToolFailure(error, name, path)
      }
    }
    for path in lists.flatMap({ arguments.objects($0) }).compactMap({ $0.text("catalog") }) {
      do throws(ProjectPathError) {
        try checkCatalog(path, isNew: false, folders)
      } catch {
        throw ToolFailure(error, "catalog", path)
      }
    }
  }

  /// Checks the path or the table of a catalog.
  private static func checkCatalog(
    _ path: String,
    isNew: Bool,
    _ folders: ProjectFolders
  ) throws(ProjectPathError) {
    _ = try ProjectPath(reading: path, in: folders)
    guard isNew, FileSystem.kind(of: path) == nil, path.hasSuffix(".xcstrings") else { return }
    _ = try ProjectPath(writing: path, in: folders, extensions: catalogExtensions)
  }

  /// Checks the path of files of other programs.
  ///
  /// A file to read must have an extension of its format, so that the messages about it quote no other
  /// file of the project.
  private static func checkExchange(
    _ path: String,
    _ arguments: ToolArguments,
    _ folders: ProjectFolders
  ) throws(ProjectPathError) {
    let format = arguments.text("format") ?? ""
    let isExport = arguments.text("direction") == "export"
    let isFile = FileSystem.kind(of: path) == .file
    if isFile || isExport && ["tmx", "tbx"].contains(format) {
      // The checks of a file that is written are those of one that may be quoted, too.
      let extensions = isExport ? [format] : extensions(ofFormat: format)
      _ = try ProjectPath(writing: path, in: folders, extensions: extensions)
    } else if isExport {
      _ = try ProjectPath(writingInto: path, in: folders)
    } else {
      _ = try ProjectPath(reading: path, in: folders)
    }
  }

  /// Returns the extensions of files that are imported.
  private static func extensions(ofFormat format: String) -> Set<String> {
    switch format {
    case "tmx": ["tmx"]
    case "tbx": ["tbx", "csv"]
    case "strings": ["strings", "stringsdict"]
    default: ["csv", "tsv", "xliff", "xlf", "po", "pot"]
    }
  }
}

extension AgentTool {
  fileprivate static var name: String { definition.name }
}

extension ToolFailure {
  /// The maximum number of bytes of a path in a message.
  private static let lengthLimit = 200

  /// Creates the failure for an argument that is not a path of the project.
  fileprivate init(_ error: ProjectPathError, _ name: String, _ path: String) {
    let subject = path.utf8.count > Self.lengthLimit ? name : path
    self.init(error.code, error.message(about: subject), hint: error.hint)
  }
}
