import CatalogValidation
package import Diagnostics
package import FileSystem
package import ProjectConfiguration
package import ProjectDiscovery

/// A project with a configuration: the folder of `.xcstrings.yml`, and its content.
package struct Project: Sendable {
  /// The name of the configuration file.
  package static let fileName = ".xcstrings.yml"
  /// The suffix of catalog files.
  package static let catalogSuffix = ".xcstrings"
  /// The default table of calls without a table.
  package static let defaultTable = "Localizable"
  /// The name of the catalog of the default table.
  static let defaultCatalog = defaultTable + catalogSuffix
  /// The default source language.
  package static let defaultSourceLanguage = "en"

  /// The folder of the configuration, relative to the current folder.
  package let folder: String
  /// The content of the configuration.
  package let configuration: Configuration

  /// The problems of the configuration.
  package let diagnostics: [Diagnostic]

  /// Whether the configuration has errors, and cannot be used.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Creates a project from its configuration.
  package init(folder: String, configuration: Configuration, diagnostics: [Diagnostic] = []) {
    self.folder = folder
    self.configuration = configuration
    self.diagnostics = diagnostics
  }

  /// Returns the project of the current folder or of the nearest parent folder.
  ///
  /// - Returns: The project; `nil` if no folder has a configuration.
  /// - Throws: `FileError` if the configuration cannot be read.
  package static func find() throws(FileError) -> Project? {
    guard let (folder, path) = locate() else { return nil }
    let parsed = try parse(at: path)
    return Project(
      folder: folder,
      configuration: parsed.value,
      diagnostics: parsed.diagnostics
    )
    .matchingFiles()
  }

  /// Returns the nearest folder with a configuration, and the path of that file.
  package static func locate() -> (folder: String, path: String)? {
    nearestFolder(with: fileName).map { ($0, FileSystem.join($0, fileName)) }
  }

  /// The nearest folder with a package, relative to the current folder; `nil` if there is none.
  package static var packageFolder: String? {
    nearestFolder(with: "Package.swift")
  }

  /// Returns the nearest folder with a file, up to the root of the git repository.
  ///
  /// Files above it, for example in a shared folder, are not part of the project. Files of other
  /// users are not used, because they determine which files are read and written.
  private static func nearestFolder(with name: String) -> String? {
    var folder = "."
    for _ in 0...FileSystem.depthOfCurrentFolder {
      let path = FileSystem.join(folder, name)
      if FileSystem.kind(of: path) == .file {
        guard !FileSystem.isOfUntrustedUser(path) else {
          FileSystem.reportSkipped(FileError(.ofOtherUser, .read, path: path))
          return nil
        }
        return folder
      }
      guard !FileSystem.exists(FileSystem.join(folder, ".git")) else { return nil }
      folder = folder == "." ? ".." : "../\(folder)"
    }
    return nil
  }

  /// Reads a configuration, and checks its table names and rule settings.
  package static func parse(at path: String) throws(FileError) -> ParseResult<Configuration> {
    var parsed = Configuration.parse(try FileSystem.read(path, as: .configuration), file: path)
    addGlossary(to: &parsed, inFolder: RelativePath.folder(of: path))
    parsed.diagnostics += parsed.value.tableNameProblems(file: path)
    parsed.diagnostics += RuleLevels.problems(of: parsed.value)
    return parsed
  }

  /// Returns a path of the configuration, relative to the current folder.
  package func path(_ path: String) -> String {
    FileSystem.join(folder, path)
  }

  /// Returns the normalized form of a path relative to the current folder, for use without a
  /// project.
  static func relativePath(of path: String) -> String {
    FileSystem.relativePath(of: FileSystem.absolutePath(of: path))
  }

  /// Returns a path relative to the folder of the configuration.
  func configuredPath(_ path: String) -> String {
    let path = FileSystem.absolutePath(of: path)
    let prefix = FileSystem.join(FileSystem.absolutePath(of: folder), "")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns whether the configuration excludes a file.
  private func isExcluded(_ file: String) -> Bool {
    let path = configuredPath(file)
    return configuration.exclude.contains { $0.matches(path) }
  }
}

extension Project {
  /// Returns the sources of all targets, without duplicates and without declaration files.
  package func sourceFiles() throws -> [String] {
    var tree = ProjectFiles(includesForeign: true)
    return try sourceFiles(in: &tree)
  }

  /// Returns the sources of all targets like ``sourceFiles()``, from a cached tree.
  package func sourceFiles(in tree: inout ProjectFiles) throws -> [String] {
    var files: [String] = []
    for target in configuration.targets { files += try sourceFiles(of: target, in: &tree) }
    var seen = Set(try declarationFiles(in: &tree).map { FileSystem.absolutePath(of: $0) })
    return files.filter { seen.insert(FileSystem.absolutePath(of: $0)).inserted }
  }

  /// Returns the Swift files whose declarations are used.
  ///
  /// These are all files of the project folder, and those in the configuration.
  package func indexedFiles() throws(FileError) -> [String] {
    var tree = ProjectFiles(includesForeign: true)
    return try indexedFiles(in: &tree)
  }

  /// Returns the Swift files whose declarations are used, like ``indexedFiles()``.
  package func indexedFiles(in tree: inout ProjectFiles) throws(FileError) -> [String] {
    let declarations = try declarationFiles(in: &tree)
    let named = Set(declarations.map { FileSystem.absolutePath(of: $0) })
    let others = try tree.declarationFiles(at: [folder])
      .filter { !named.contains(FileSystem.absolutePath(of: $0)) && !isExcluded($0) }
    return others + declarations
  }

  /// Returns the Swift files whose strings are not extracted.
  private func declarationFiles(in tree: inout ProjectFiles) throws(FileError) -> [String] {
    try tree.declarationFiles(at: configuration.declarations.map(path))
  }

  /// Returns the sources of a target.
  private func sourceFiles(
    of target: Configuration.Target,
    in tree: inout ProjectFiles
  ) throws -> [String] {
    do {
      return try tree.sources(at: target.sources.map(path)).filter { !isExcluded($0) }
    } catch {
      guard error.code == .notFound else { throw error }
      throw WorkspaceError.noSources(target: target.name, path: error.path)
    }
  }

  /// Returns the table of calls without a table in a file.
  package func defaultTable(of file: String) -> String {
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

extension Configuration {
  /// The configuration with default values for missing settings.
  package var effective: Configuration {
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

  /// The levels of rules in the project; the settings of single rules are last.
  package var settings: [RuleSetting] {
    let rarePlurals = RuleSetting(rule: MissingRarePluralCategoryRule.id, level: .warning)
    let outdated = RuleSetting(rule: SourceChangedRule.id, level: .error)
    return (plurals == .strict ? [rarePlurals] : [])
      + (review.guardLevel == .strict ? [outdated] : [])
      + rules
  }
}

extension Project {
  /// Diagnostics for paths that lead out of the project, and for source paths of targets without
  /// sources, which are usually typing errors.
  ///
  /// `sync` fails for a path that does not exist, and adds no keys for a path without sources.
  package var pathProblems: [Diagnostic] { outsidePaths + missingSources }

  private var outsidePaths: [Diagnostic] {
    let file = path(Self.fileName)
    let start = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    let general = (configuration.catalogs + configuration.declarations).map { ($0, start) }
    let sources = configuration.targets.flatMap { zip($0.sources, $0.sourcePlaces) }
    return (general + sources).filter { FileSystem.isOutsideProject(path($0.0)) }
      .map { Diagnostic(.configurationPathOutside($0.0), .warning, at: $0.1) }
  }

  private var missingSources: [Diagnostic] {
    configuration.targets.flatMap { target in
      zip(target.sources, target.sourcePlaces)
        .filter { source, _ in
          !FileSystem.isOutsideProject(path(source)) && !hasSources(at: source)
        }
        .map { source, location in
          Diagnostic(
            .configurationNoSources(
              of: target.name,
              at: source,
              similar: nearPath(to: source, excluding: target.sources)
            ),
            .warning,
            at: location
          )
        }
    }
  }

  private func hasSources(at source: String) -> Bool {
    var tree = ProjectFiles(includesForeign: true)
    return (try? tree.sources(at: [path(source)]))?.isEmpty == false
  }

  /// Returns the folder or file with sources and the most similar path; `nil` if there is none.
  private func nearPath(to source: String, excluding others: [String]) -> String? {
    var tree = ProjectFiles(includesForeign: true)
    let files = (try? tree.sources(at: [folder])) ?? []
    var paths: Set<String> = []
    for file in files.map(configuredPath) {
      var path = file
      while !path.isEmpty, paths.insert(path).inserted { path = RelativePath.folder(of: path) }
    }
    return source.closest(of: paths.subtracting(others).sorted())
  }
}

extension Diagnostic.Message {
  /// A path of the configuration leads out of the project.
  fileprivate static func configurationPathOutside(_ path: String) -> Self {
    Self(
      "configuration-path-outside",
      "the path \(quoted: path) is outside of the project and is skipped; to use it, pass --allow-outside"
    )
  }

  /// A target of the configuration has no sources at a path.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - path: The path.
  ///   - similar: The path that was probably intended; `nil` if there is none.
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
        "the target \(quoted: target) has no source files in \(quoted: path); did you mean \(quoted: similar)?"
      )
    } else {
      Self(
        "configuration-no-sources",
        "the target \(quoted: target) has no source files in \(quoted: path)"
      )
    }
  }
}
