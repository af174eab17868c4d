import CatalogWorkspace
import FileSystem
import JSONSyntax
import ModelContextProtocol
import ProjectConfiguration
import StringCatalog

extension AgentContext {
  /// The argument that names a catalog.
  static let catalog = JSONSchema.Property.optional(
    "catalog",
    .string("Path or table.")
  )

  /// Returns the catalogs that a call means.
  ///
  /// - Throws: ``ToolFailure`` if there is no such catalog.
  func files(_ arguments: ToolArguments, in state: ProjectState) throws -> [CatalogFile] {
    guard let name = arguments.text("catalog") else {
      guard !state.files.isEmpty else { throw noCatalogs(state) }
      return state.files
    }
    let path = FileSystem.absolutePath(of: name)
    let found = state.files.filter {
      $0.table == name || FileSystem.absolutePath(of: $0.path) == path
    }
    guard found.isEmpty else { return found }
    let problem = state.problems.first { FileSystem.absolutePath(of: $0.key) == path }
    if let problem { throw ToolFailure(problem.value) }
    let known = state.files.map(\.path).joined(separator: ", ")
    throw ToolFailure(
      "no-such-catalog",
      "There is no catalog '\(name)'.",
      hint: known.isEmpty ? "The project has no catalogs." : "The catalogs are: \(known)."
    )
  }

  /// Returns the reason why there is nothing that a call could mean.
  private func noCatalogs(_ state: ProjectState) -> ToolFailure {
    if let problem = state.problems.sorted(by: { $0.key < $1.key }).first?.value {
      return ToolFailure(problem)
    }
    return ToolFailure(
      "no-catalogs",
      "The project has no catalogs.",
      hint: "'edit_keys' creates one if 'catalog' is its path, such as 'Localizable.xcstrings'; "
        + "'exchange' makes them of .strings files. 'catalogs' in .xcstrings.yml must include it."
    )
  }

  /// Returns the path of a catalog that a call means and that does not exist yet.
  ///
  /// - Returns: `nil` if the call means a catalog of the project.
  /// - Throws: ``ToolFailure`` if the path is not one of the project, or if the project has settings
  ///   by which the catalog would not belong to it.
  func newCatalog(_ arguments: ToolArguments, in state: ProjectState) throws -> String? {
    guard let name = arguments.text("catalog"), name.hasSuffix(".xcstrings"),
      FileSystem.kind(of: name) == nil, state.problems[name] == nil
    else { return nil }
    let path = FileSystem.shortenedPath(name)
    let project = state.workspace.project
    guard ProjectFolders(of: project).contain(path) else {
      throw ToolFailure(
        "outside-project",
        "'\(name)' is not in the folder of the project.",
        hint: "Use a path relative to it."
      )
    }
    guard project?.includes(catalogAt: path) ?? true else {
      throw ToolFailure(
        "not-in-settings",
        "By the settings of the project, '\(name)' would not belong to it.",
        hint: "Use a path that 'catalogs' in .xcstrings.yml contains."
      )
    }
    return path
  }

  /// Returns the catalog that contains a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments, which may name the catalog.
  ///   - state: The catalogs of the project.
  ///   - isUnique: Whether it is an error that several catalogs contain the key.
  /// - Returns: The first catalog.
  /// - Throws: ``ToolFailure`` if no catalog contains the key, or several do.
  func file(
    withKey key: String,
    _ arguments: ToolArguments,
    in state: ProjectState,
    isUnique: Bool = true
  ) throws -> CatalogFile {
    let files = try files(arguments, in: state)
    let found = files.filter { $0.catalog.contains(key) }
    guard let file = found.first else { throw ToolFailure(unknownKey: key, in: files) }
    guard found.count == 1 || !isUnique else {
      let paths = found.map(\.path).joined(separator: ", ")
      throw ToolFailure(
        "ambiguous-key",
        "Several catalogs contain the key '\(key)'.",
        hint: "Set 'catalog' to one of: \(paths)."
      )
    }
    return file
  }

  /// Checks that a language is one of the project.
  ///
  /// - Throws: ``ToolFailure`` if no catalog has it and the configuration does not name it.
  func check(language: String, in state: ProjectState) throws {
    let known = state.languages
    guard !known.contains(language) else { return }
    guard !known.isEmpty else { throw noCatalogs(state) }
    let right = SessionRight.edit
    let need =
      rights.contains(right)
      ? ""
      : ", but the person who starts the server has not permitted that with '--allow \(right.rawValue)'"
    throw ToolFailure(
      "no-such-language",
      "The project has no language '\(language)'.",
      hint: "The languages are: \(known.joined(separator: ", ")). 'edit_languages' adds one\(need)."
    )
  }
}

extension ToolFailure {
  /// Creates the failure for a key that no catalog contains, with the keys that are most similar.
  fileprivate init(unknownKey key: String, in files: [CatalogFile]) {
    let similar = SimilarKeys(to: key, among: Set(files.flatMap(\.catalog.keys))).keys
    self.init(
      "no-such-key",
      "No catalog contains the key '\(key)'.",
      hint: similar.isEmpty
        ? "'find_texts' finds keys by a part of their text."
        : "Did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
    )
  }
}
