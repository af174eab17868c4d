import CatalogValidation
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// The project that a command works in: what its configuration says, and where that stands.
struct Project {
  /// The name of the file that describes a project.
  static let fileName = ".xcstrings.yml"
  /// How the file of a catalog ends.
  static let catalogSuffix = ".xcstrings"
  /// The table of calls that name none, where nothing else is said.
  static let defaultTable = "Localizable"
  /// The name of the catalog of the default table.
  static let defaultCatalog = defaultTable + catalogSuffix
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
    guard let (folder, path) = locate() else { return nil }
    let parsed = try parse(at: path)
    DiagnosticPrinter().print(parsed.diagnostics, to: console)
    if parsed.hasErrors { throw ExitStatus.data }
    return Project(folder: folder, configuration: parsed.value)
  }

  /// Returns the nearest folder that has a configuration, and the path of that file.
  static func locate() -> (folder: String, path: String)? {
    nearestFolder(with: fileName).map { ($0, FileSystem.join($0, fileName)) }
  }

  /// The nearest folder that has a package, as a path from the current folder; `nil` if none has.
  static var packageFolder: String? {
    nearestFolder(with: "Package.swift")
  }

  private static func nearestFolder(with name: String) -> String? {
    var folder = "."
    for _ in 0...FileSystem.depthOfCurrentFolder {
      if FileSystem.kind(of: FileSystem.join(folder, name)) == .file { return folder }
      folder = folder == "." ? ".." : "../\(folder)"
    }
    return nil
  }

  /// Reads a configuration, and checks what it says about the rules of this program.
  static func parse(at path: String) throws(FileError) -> Parsed<Configuration> {
    var parsed = Configuration.parse(try FileSystem.read(path), file: path)
    parsed.diagnostics += RuleLevels.problems(of: parsed.value)
    return parsed
  }

  /// Returns a path of the configuration as a path from the current folder.
  func path(_ path: String) -> String {
    FileSystem.join(folder, path)
  }

  /// Returns a path from the current folder as one that says the same without a project: from the
  /// current folder on, however it is written.
  static func relativePath(of path: String) -> String {
    FileSystem.relativePath(of: FileSystem.absolutePath(of: path))
  }

  /// Returns a path from the current folder as the configuration would name it.
  func configuredPath(_ path: String) -> String {
    let path = FileSystem.absolutePath(of: path)
    let prefix = FileSystem.join(FileSystem.absolutePath(of: folder), "")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns whether the configuration asks that a file is not read.
  private func isExcluded(_ file: String) -> Bool {
    let path = configuredPath(file)
    return configuration.exclude.contains { $0.matches(path) }
  }
}

extension Project {
  /// Returns the sources of all targets, each once, without those that hold declarations alone.
  func sourceFiles() throws(CommandFailure) -> [String] {
    var files: [String] = []
    for target in configuration.targets { files += try sourceFiles(of: target) }
    var seen = Set(try declarationFiles().map { FileSystem.absolutePath(of: $0) })
    return files.filter { seen.insert(FileSystem.absolutePath(of: $0)).inserted }
  }

  /// Returns the Swift files whose declarations are known: all of the project's folder, and those
  /// that the configuration names.
  func indexedFiles() throws(CommandFailure) -> [String] {
    let declarations = try declarationFiles()
    let named = Set(declarations.map { FileSystem.absolutePath(of: $0) })
    let others = try files(at: [folder])
      .filter { !named.contains(FileSystem.absolutePath(of: $0)) && !isExcluded($0) }
    return others + declarations
  }

  /// Returns the Swift files whose strings are not extracted.
  private func declarationFiles() throws(CommandFailure) -> [String] {
    try files(at: configuration.declarations.map(path))
  }

  private func files(at paths: [String]) throws(CommandFailure) -> [String] {
    do {
      return try FileSystem.files(at: paths)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the sources of a target.
  private func sourceFiles(of target: Configuration.Target) throws(CommandFailure) -> [String] {
    do {
      return try FileSystem.sources(at: target.sources.map(path)).filter { !isExcluded($0) }
    } catch {
      guard error.code == .notFound else { throw CommandFailure(error) }
      throw CommandFailure.noSources(of: target.name, at: error.path)
    }
  }

  /// Returns the table of the calls in `file` that name none.
  func defaultTable(of file: String) -> String {
    let file = FileSystem.absolutePath(of: file)
    let target = configuration.targets.first { target in
      target.sources.contains { source in
        let path = FileSystem.absolutePath(of: path(source))
        return file == path || file.hasPrefix(FileSystem.join(path, ""))
      }
    }
    return target?.table ?? Self.defaultTable
  }
}

extension CommandFailure {
  fileprivate static func noSources(of target: String, at path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The target '\(target)' has no sources in '\(path)'.",
        comment: "Error: a path in .xcstrings.yml does not exist"
      ),
      hint: String(
        localized: "Give their folder with 'sources' in \(Project.fileName).",
        comment: "Below the error that a target has no sources. The argument is a file"
      ),
      status: .noInput
    )
  }
}

extension Configuration {
  /// The configuration with the values that hold where nothing is said.
  var effective: Configuration {
    var effective = self
    effective.sourceLanguage = sourceLanguage ?? Project.defaultSourceLanguage
    effective.rules = ValidationRules.all.map { type(of: $0) }
      .map { rule in
        settings.last { $0.rule == rule.id }
          ?? RuleSetting(
            rule: rule.id,
            level: rule.isOptional ? .off : RuleLevel(rule.defaultSeverity)
          )
      }
    return effective
  }

  /// The levels that the project gives to rules; what it says of a rule itself comes last.
  var settings: [RuleSetting] {
    let rarePlurals = RuleSetting(rule: PluralRareCategoriesAreComplete.id, level: .warning)
    return (plurals == .strict ? [rarePlurals] : []) + rules
  }

  /// The words that translations have to use or to avoid, as the rules take them.
  var validatedGlossary: Glossary {
    Glossary(
      glossary.map { term in
        Glossary.Term(
          term.term,
          isCaseSensitive: term.isCaseSensitive,
          isTranslated: term.isTranslated,
          translations: term.translations,
          forbidden: term.forbidden
        )
      }
    )
  }
}

extension Project {
  /// What the configuration names as sources of targets, and that has none: mostly a slip of the pen.
  ///
  /// A path that does not exist keeps `sync` from doing anything, and one without sources gives no
  /// catalog a key.
  var pathProblems: [Diagnostic] {
    configuration.targets.flatMap { target in
      zip(target.sources, target.sourcePlaces)
        .filter { source, _ in !hasSources(at: source) }
        .map { source, place in
          Diagnostic(
            .configurationNoSources(
              of: target.name,
              at: source,
              similar: nearPath(to: source, besides: target.sources)
            ),
            .warning,
            at: place
          )
        }
    }
  }

  private func hasSources(at source: String) -> Bool {
    (try? FileSystem.sources(at: [path(source)]))?.isEmpty == false
  }

  /// Returns the folder or file with sources whose path is nearest to another; `nil` if none is near.
  private func nearPath(to source: String, besides others: [String]) -> String? {
    let files = (try? FileSystem.sources(at: [folder])) ?? []
    var paths: Set<String> = []
    for file in files.map(configuredPath) {
      var path = file
      while !path.isEmpty, paths.insert(path).inserted { path = RelativePath.folder(of: path) }
    }
    return source.closest(of: paths.subtracting(others).sorted())
  }
}

extension Diagnostic.Message {
  /// A target of the configuration has no sources at a path.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - path: The path.
  ///   - similar: The path that was probably meant; `nil` if that is not clear.
  /// - Returns: The message.
  fileprivate static func configurationNoSources(
    of target: String,
    at path: String,
    similar: String?
  ) -> Self {
    if let similar {
      Self(
        "configuration-no-sources",
        variant: "similar",
        "the target \(quoted: target) has no sources in \(quoted: path); did you mean \(quoted: similar)?"
      )
    } else {
      Self(
        "configuration-no-sources",
        "the target \(quoted: target) has no sources in \(quoted: path)"
      )
    }
  }
}
