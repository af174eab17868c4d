import CommandSupport
import Diagnostics
import Localization
import ProjectModel

/// The project that a command works in: what its configuration says, and where that stands.
struct Project {
  /// The name of the file that describes a project.
  static let fileName = ".xcstrings.yml"
  /// How the file of a catalog ends.
  static let catalogSuffix = ".xcstrings"
  /// The table of calls that name none, where nothing else is said.
  static let defaultTable = "Localizable"
  /// The language of texts in sources, where nothing else is said.
  static let defaultSourceLanguage = "en"

  /// The folder of the configuration, as a path from the current folder.
  let folder: String
  /// What the configuration says.
  let configuration: Configuration

  /// Returns the project of the current folder or of the nearest folder around it.
  ///
  /// - Returns: The project; `nil` if no folder has a configuration.
  /// - Throws: The status `data` after the problems of the configuration were told.
  static func find(_ console: Console) throws -> Project? {
    var folder = "."
    for _ in 0...FileSystem.depthOfCurrentFolder {
      let path = FileSystem.join(folder, fileName)
      if FileSystem.kind(of: path) == .file {
        return Project(folder: folder, configuration: try read(path, console))
      }
      folder = folder == "." ? ".." : "../\(folder)"
    }
    return nil
  }

  private static func read(_ path: String, _ console: Console) throws -> Configuration {
    var parsed = Configuration.parse(try FileSystem.read(path), file: path)
    parsed.diagnostics += RuleLevels.problems(of: parsed.value)
    DiagnosticPrinter.localized.print(parsed.diagnostics, to: console)
    if parsed.hasErrors { throw ExitStatus.data }
    return parsed.value
  }

  /// Returns a path of the configuration as a path from the current folder.
  func path(_ path: String) -> String {
    FileSystem.join(folder, path)
  }
}

extension Project {
  /// Returns the Swift files of all targets, each once.
  func sourceFiles() throws(CommandFailure) -> [String] {
    var files: [String] = []
    for target in configuration.targets { files += try sourceFiles(of: target) }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  /// Returns the Swift files of a target.
  func sourceFiles(of target: Configuration.Target) throws(CommandFailure) -> [String] {
    do {
      return try FileSystem.files(at: target.sources.map(path))
    } catch {
      guard error.code == .notFound else { throw CommandFailure(error) }
      throw CommandFailure.noSources(of: target.name, at: error.path)
    }
  }

  /// Returns the table of the calls in `file` that name none.
  func defaultTable(of file: String) -> String {
    let target = configuration.targets.first { target in
      target.sources.contains { source in
        let path = path(source)
        return file == path || file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
      }
    }
    return target?.table ?? Self.defaultTable
  }
}

extension CommandFailure {
  fileprivate static func noSources(of target: String, at path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There are no sources of the target '\(target)' at '\(path)'.",
        comment: "Error: a path in .xcstrings.yml does not exist"
      ),
      hint: String(
        localized: "Say where they are with 'sources' in \(Project.fileName).",
        comment: "Below the error that a target has no sources. The argument is a file"
      ),
      status: .noInput
    )
  }
}
